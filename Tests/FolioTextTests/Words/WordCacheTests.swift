import Testing

@testable import FolioText

@Suite("The word cache")
struct WordCacheTests {
    private let attributes = TextAttributes(size: 15)

    private func word(_ number: Int) -> [UInt16] { Array("слово\(number)".utf16) }

    private func ask(_ cache: WordCache, _ number: Int) -> Int {
        var shaped = 0
        word(number).withUnsafeBufferPointer { units in
            cache.withGlyphs(of: units, context: 7) { glyphs in
                shaped += 1
                glyphs = units.indices.map {
                    WordGlyph(
                        offset: $0, startsCluster: true, isUnsafe: false, nominal: Int32(number % 1000), total: 500,
                        unitShift: 0)
                }
            } _: { glyphs in
                #expect(glyphs.count == units.count)
                #expect(glyphs.allSatisfy { Int($0.nominal) == number % 1000 })
            }
        }
        return shaped
    }

    @Test("A word is shaped once, and counted")
    func counters() {
        let cache = WordCache()
        #expect(ask(cache, 1) == 1)
        #expect(ask(cache, 1) == 0)
        #expect(ask(cache, 2) == 1)
        #expect((cache.hits, cache.misses, cache.count) == (1, 2, 2))
        #expect(cache.bytes > 0)
        cache.removeAll()
        #expect(cache.count == 0)
        #expect(ask(cache, 1) == 1)
    }

    @Test("However many words come, the bytes stay within the limit, and what is in use stays")
    func limit() {
        let cache = WordCache()
        cache.byteLimit = 256 << 10
        var reshaped = 0
        for number in 0..<20_000 {
            _ = ask(cache, number)
            reshaped += ask(cache, 0)
            if number % 1000 == 0 { #expect(cache.bytes <= cache.byteLimit) }
        }
        #expect(cache.bytes <= cache.byteLimit)
        #expect(cache.count > 100)
        #expect(reshaped == 0)
        cache.byteLimit = 0
        #expect(cache.count == 0)
        #expect(ask(cache, 5) == 1)
        #expect(ask(cache, 5) == 1)
    }

    @Test("Words of different contexts are apart")
    func contexts() {
        let sizes = [12.0, 17].map { size in
            PreparedText("Übermut 3 x 4", attributes: TextAttributes(size: size), environment: .css).maxContentWidth
        }
        let bold = PreparedText(
            "Übermut 3 x 4", attributes: TextAttributes(font: .system(weight: .bold), size: 12), environment: .css)
        #expect(sizes[0] < sizes[1])
        #expect(bold.maxContentWidth > sizes[0])
    }
}
