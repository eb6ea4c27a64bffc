/// Random mixes of scripts, spaces, controls and emoji; the same seed gives the same text.
struct RandomText {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }

    private static let pieces = [
        "word", "AVATAR To", "Tä", "e\u{301}", "fi", "office", "straße", "кот", "όλα", "שלום", "مرحبا", "لا", "नमस्ते",
        "क्षत्रिय",
        "สวัสดีครับ", "日本語", "漢字。", "한국어", "🙂", "👩‍👩‍👧", "🏳️‍🌈", "🇺🇦", "1️⃣", "❤️", "12:30", "-5", "3.14", "(a)", "[b]",
        "http://a.b/c-d?e=f",
        "\u{AD}", "\u{200B}", "\u{A0}", "\u{200D}", "\u{3000}", "—", "…", "«", "»", "don't", "\u{0}", "\u{7}",
        "\u{FFFD}", "\u{2028}",
    ]
    private static let separators = [" ", " ", " ", "  ", "", "", "\n", "\t", "\r\n", ", "]

    mutating func text(pieces count: Int) -> String {
        var text = ""
        for _ in 0..<count {
            text += RandomText.pieces[next(below: RandomText.pieces.count)]
            text += RandomText.separators[next(below: RandomText.separators.count)]
        }
        return text
    }
}
