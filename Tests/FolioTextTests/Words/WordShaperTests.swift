import Foundation
import Testing

@testable import FolioText

/// Shaping word by word through the cache gives what shaping whole runs gives.
struct WordShaperTests {
    private struct Cluster: Hashable, CustomStringConvertible {
        var offset: Int
        var advance: FixedLength
        var isUnsafe: Bool

        var description: String { "\(offset):\(advance)\(isUnsafe ? "!" : "")" }
    }

    private static func clusters(
        _ units: UnsafeBufferPointer<UInt16>, _ body: (inout ClusterWriter) -> Void
    ) -> [Cluster] {
        ScratchMemory.use { memory in
            var writer = ClusterWriter(capacity: units.count, clusterStarts: nil, in: memory)
            body(&writer)
            let table = writer.table
            return (0..<table.count).map {
                Cluster(
                    offset: table.offset($0), advance: table.position($0 + 1) - table.position($0),
                    isUnsafe: table.isUnsafe($0))
            }
        }
    }

    /// The first run whose words, shaped each by itself, differ from the whole; nil where none does.
    private static func difference(_ text: PreparedText) -> String? {
        withExtendedLifetime(text) {
            let units = text.shapingUnits
            let starts = GraphemeBoundaries.starts(units)
            for run in text.runs {
                let style = text.styles[Int(run.style)]
                // Without grapheme clusters in the writer, every cluster of the font's stands for itself.
                let words = clusters(units) { writer in
                    let shaper = style.shaper(of: run).takeUnretainedValue()
                    guard let starts else {
                        return shaper.shape(units, run: run, clusterStarts: nil, to: &writer)
                    }
                    starts.withUnsafeBufferPointer {
                        shaper.shape(units, run: run, clusterStarts: $0.baseAddress, to: &writer)
                    }
                }
                let whole = clusters(units) { writer in
                    writer.beginRun()
                    Shaper.forEachCluster(units, range: run.range, run: run, style: style) {
                        writer.add(offset: $0, advance: $1, isUnsafe: $2)
                    }
                }
                if words != whole {
                    let face = style.cascade.faces[Int(run.face)].fullName
                    let at = zip(words, whole).first { $0 != $1 }?.0.offset ?? Int(run.end)
                    let pair =
                        zip(words, whole).first { $0 != $1 }.map { "\($0) in place of \($1)" } ?? "too few clusters"
                    let around = units[max(Int(run.start), at - 8)..<min(Int(run.end), at + 8)]
                    return "\(face) at \(at): \(pair), among \(around.map { String($0, radix: 16) })"
                }
            }
            return nil
        }
    }

    @Test(
        "Rules that reach across a space keep the text whole",
        arguments: [
            "3 x 4 = 12", "3 * 4", "3  x  4", "( a ) b", "( AB ) c", "A(  )B", "A - B", "A -> B", "-> B <- C",
            "a : B : c", "x x x", "[A] (B) {C}",
            "T To V. A y W, Ta", "“ T” ‘ V’", "1⁄2 and 3 ⁄ 4", "e ́ a", "f i ff i", "مرحبا بالعالم لا إله", "क्षत्रिय स्त्री र्क कि",
            "শিক্ষা কর্ম ন্ত্রী",
            "தமிழ் கொ கோ", "สวัสดี ครับ น้ำ", "שלום עולם", "日本 語 です", "한국 어", "🙂 🇺🇦 👍🏽 ok", "a\u{200D} \u{200D}b",
        ])
    func rulesAcrossSpaces(_ string: String) {
        for metrics in [LineMetricsRule.css, .uikit] {
            let text = PreparedText(
                string, attributes: TextAttributes(size: 17), environment: TextEnvironment(metrics: metrics))
            #expect(WordShaperTests.difference(text) == nil)
        }
    }

    /// Every character of a face beside every kind of space, in words of one to six.
    /// The first face has the soft hyphen and the next the letters: three runs, and one word for the eye.
    @Test("Letters join across a soft hyphen of another face, whatever words the cache holds")
    func joinAcrossSoftHyphens() {
        func width(_ string: String) -> Double {
            PreparedText(string, attributes: TextAttributes(size: 22), environment: .css).maxContentWidth
        }
        let alone = width("هه")
        #expect(abs(width("هه\u{AD}هه") - width("هههه")) <= 2.0 / 64)
        #expect(width("هه") == alone)
        #expect(abs(width("سس\u{AD}سس") - width("سسسس")) <= 2.0 / 64)
    }

    @Test("Random words of each shipped face are shaped as in the whole", arguments: FontLibrary.shipped.faces)
    func randomWords(_ face: FontFace) throws {
        try checkRandomWords(of: face, count: 150)
    }

    private func checkRandomWords(of face: FontFace, count: Int) throws {
        let library = try FontLibrary(faces: [face])
        var characters: [Unicode.Scalar] = []
        for value in UInt32(0x21)..<0x3000 {
            if let scalar = Unicode.Scalar(value), face.covers(scalar) { characters.append(scalar) }
        }
        guard !characters.isEmpty else { return }
        var random = RandomText(seed: face.fullName.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        for _ in 0..<count {
            // A window of the character set, so that letters of one script meet; some ASCII, since rules are about it.
            let start = random.next(below: characters.count)
            let window = characters[start..<min(characters.count, start + 40)]
            var string = ""
            for _ in 0..<(4 + random.next(below: 10)) {
                for _ in 0...random.next(below: 6) {
                    let pool = random.next(below: 4) == 0 ? characters[..<min(90, characters.count)] : window
                    string.unicodeScalars.append(pool[pool.startIndex + random.next(below: pool.count)])
                }
                string += random.next(below: 6) == 0 ? "  " : " "
            }
            let text = PreparedText(
                string, attributes: TextAttributes(size: 17),
                environment: TextEnvironment(library: library, metrics: .css))
            if let difference = WordShaperTests.difference(text) {
                Issue.record("\(difference)")
                return
            }
        }
    }

    /// Other fonts, named by a folder: `FOLIO_FONTS=/usr/share/fonts`.
    @Test("Random words of other faces are shaped as in the whole", .enabled(if: otherFonts != nil))
    func randomWordsOfOtherFonts() throws {
        for file in try FontLibrary.fontFiles(in: URL(fileURLWithPath: WordShaperTests.otherFonts!)) {
            guard let faces = try? FontFace.faces(path: file.path) else { continue }
            try checkRandomWords(of: faces[0], count: 300)
        }
    }

    private static let otherFonts = ProcessInfo.processInfo.environment["FOLIO_FONTS"]
}
