import FolioLayout
import Testing

@Suite struct OffsetIndexTests {
    /// The definition that the index must meet: lengths added from the first to the last.
    private func runningSums(_ lengths: [Double]) -> [Double] {
        lengths.reduce(into: [0]) { sums, length in sums.append(sums[sums.count - 1] + length) }
    }

    private func lengths(count: Int, seed: UInt64, unit: Double) -> [Double] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double((state >> 33) % 400) * unit
        }
    }

    @Test(arguments: [1.0, 1.0 / 64, 1.0 / 3, 0.1])
    func everyOffsetIsThePlainRunningSumToTheLastBit(unit: Double) {
        for count in [0, 1, 2, 63, 64, 65, 1_023, 1_024, 1_025, 5_000] {
            let lengths = lengths(count: count, seed: 7, unit: unit)
            let index = OffsetIndex(lengths)
            #expect((0...count).map(index.offset(of:)) == runningSums(lengths))
        }
    }

    @Test(arguments: [1.0, 1.0 / 64, 1.0 / 3])
    func changesOfSingleLengthsLeaveNoTrace(unit: Double) {
        var lengths = lengths(count: 300, seed: 3, unit: unit)
        var index = OffsetIndex(lengths)
        for step in 0..<200 {
            let place = step * 37 % 300
            lengths[place] = Double(step % 90) * unit
            index.setLength(lengths[place], at: place)
        }
        #expect((0...300).map(index.offset(of:)) == runningSums(lengths))
    }

    @Test func oneLengthThatRoundsComesAndGoesWithoutChangingTheRule() {
        var lengths = lengths(count: 50, seed: 11, unit: 1)
        var index = OffsetIndex(lengths)
        for length in [1.0 / 3, 20] {
            lengths[4] = length
            index.setLength(length, at: 4)
            #expect((0...50).map(index.offset(of:)) == runningSums(lengths))
        }
    }

    @Test(arguments: [1.0, 1.0 / 3])
    func theElementAtAnOffsetIsTheOneThatCoversIt(unit: Double) {
        let lengths = lengths(count: 200, seed: 5, unit: unit)
        let index = OffsetIndex(lengths)
        for place in 0..<200 where lengths[place] > 0 {
            #expect(index.index(at: index.offset(of: place)) == place)
            #expect(index.index(at: index.offset(of: place) + lengths[place] / 2) == place)
        }
    }

    @Test func elementsOfNoLengthCoverNothing() {
        let index = OffsetIndex([0, 10, 0, 0, 5, 0])
        #expect(index.index(at: 0) == 1)
        #expect(index.index(at: 9.5) == 1)
        #expect(index.index(at: 10) == 4)
        #expect(index.index(at: 15) == nil)
        #expect(index.index(at: -0.5) == nil)
        #expect(index.total == 15)
    }

    @Test func anEmptyIndexHasNoElements() {
        let index = OffsetIndex([])
        #expect(index.total == 0)
        #expect(index.index(at: 0) == nil)
    }

    /// Every change and every question against a plain list of lengths.
    @Test(arguments: [1.0, 1.0 / 64, 1.0 / 3])
    func lengthsThatChangeComeAndGoAnywhereAddUp(unit: Double) {
        var state: UInt64 = 99
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var lengths = lengths(count: 3_000, seed: 21, unit: unit)
        var index = OffsetIndex(lengths)
        for step in 0..<150 {
            let place = random(lengths.count + 1)
            switch step % 3 {
            case 0:
                let new = (0..<random(step % 10 == 0 ? 3_000 : 20)).map { _ in Double(random(90)) * unit }
                lengths.insert(contentsOf: new, at: place)
                index.insert(contentsOf: new, at: place)
            case 1:
                let range = place..<min(lengths.count, place + random(step % 10 == 1 ? 4_000 : 300))
                lengths.removeSubrange(range)
                index.remove(range)
            default:
                guard place < lengths.count else { continue }
                lengths[place] = Double(random(200)) * unit
                index.setLength(lengths[place], at: place)
            }
            #expect(index.count == lengths.count)
            let sums = runningSums(lengths)
            let probes = (0..<20).map { _ in random(lengths.count + 1) } + [0, lengths.count]
            for probe in probes { #expect(abs(index.offset(of: probe) - sums[probe]) < 1e-7) }
            if unit * 1_024 == (unit * 1_024).rounded() {
                for probe in probes { #expect(index.offset(of: probe) == sums[probe]) }
            }
            for probe in probes where probe < lengths.count && lengths[probe] > 0 {
                #expect(index.length(at: probe) == lengths[probe])
                #expect(index.index(at: index.offset(of: probe)) == probe)
            }
        }
        #expect(index.lengths == lengths)
        index.remove(0..<lengths.count)
        #expect(index == OffsetIndex([]))
        index.insert(contentsOf: [3, 4], at: 0)
        #expect(index.offset(of: 1) == 3 && index.total == 7)
    }
}
