import Testing

@testable import FolioText

@Suite("Dictionaries of words")
struct WordDictionaryTests {
    @Test("The words that a text begins with are those of a search one by one")
    func matches() {
        for (dictionary, words) in [(WordDictionary.khmer, khmer), (.lao, lao)] {
            for word in words {
                let units = Array(word.utf16)
                let found = dictionary.matches(units).lengths
                #expect(
                    found == (1...units.count).filter { dictionary.matches(units[..<$0]).lengths.last == $0 }, "\(word)"
                )
            }
        }
    }

    @Test("Letters that begin no word are told by how far they were looked at")
    func prefixes() {
        let found = WordDictionary.khmer.matches(Array("zz".utf16))
        #expect(found.lengths.isEmpty)
        #expect(found.prefix == 1)
        #expect(WordDictionary.khmer.matches([]).lengths.isEmpty)
    }

    @Test("A run of a hundred thousand letters is broken, known words or not; marks without end are one cluster")
    func longRuns() {
        for (letters, breaks) in [("ក", true), ("ភាសា", true), ("\u{17D2}", false)] {
            let text = PreparedText(
                String(repeating: letters, count: 100_000 / letters.utf16.count), attributes: TextAttributes(size: 17),
                environment: .css)
            #expect((text.measure(width: 320).lineCount > 1) == breaks)
        }
    }

    private let khmer = ["ថ្ងៃនេះ", "ភាសាខ្មែរ", "ស្រឡាញ់", "មនុស្ស", "ក"]
    private let lao = ["ພາສາລາວ", "ປະເທດ", "ສະບາຍດີ", "ໄປ"]
}
