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
        "\u{FFFD}", "\u{2028}", "ភាសាខ្មែរ", "ພາສາລາວ", "မြန်မာစာ", "ক্ষত্রিয়", "தமிழ்", "\u{200C}", "\u{200E}", "\u{202B}",
        "\u{202C}",
        "\u{2067}", "\u{2069}", "\u{301}", "\u{1112}\u{1161}\u{11AB}", "ー", "「", "」", "·", "،", "٣", "5–6",
        "U\u{2011}S", "👍🏽",
        "ﬁ", "so\u{AD}ft", "\u{FE0F}", "\u{20E3}", "\u{FEFF}", "\u{E0061}", "\u{1F1FA}",
        // A lone surrogate of UTF-16 becomes U+FFFD in a string.
        String(decoding: [0xD83D] as [UInt16], as: UTF16.self),
        String(decoding: [0x61, 0xDE00, 0x62] as [UInt16], as: UTF16.self),
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
