/// Lengths laid end to end: where each starts, and which one lies at an offset.
///
/// Lengths stand in blocks of about a thousand. A block knows where it starts and where every 32nd of its lengths does, so
/// questions are a search among blocks and a few additions, a change of one length moves the starts behind it, and lengths
/// that come or go rewrite one block. Building adds the lengths from the first to the last, and offsets are these sums to the
/// last bit; after a change they are the same again if lengths are multiples of 1/1024 (whole points, a browser's 1/64), which
/// add up without rounding in any order, and else differ by what sums of doubles round. 8.3 bytes a length, up to 17 where
/// many have come and gone.
public struct OffsetIndex: Sendable {
    private struct Block: Sendable {
        var lengths: [Double]
        /// Where every 32nd length starts if the block starts at `base`.
        var samples: [Double]
        var base: Double

        /// Adds the lengths up from a sample that holds; returns where the block ends.
        mutating func sample(from first: Int) -> Double {
            samples.removeSubrange((first + 1)...)
            var y = samples[first]
            var index = first * OffsetIndex.stride
            while true {
                let end = min(index + OffsetIndex.stride, lengths.count)
                lengths.withUnsafeBufferPointer { lengths in
                    while index < end {
                        y += lengths[index]
                        index += 1
                    }
                }
                guard index < lengths.count else { return y }
                samples.append(y)
            }
        }
    }

    private static let blockSize = 1024
    private static let largestBlock = 2048
    /// Smaller blocks are joined to a neighbour.
    private static let smallestBlock = 256
    private static let stride = 32

    /// Never empty; without lengths there is one empty block.
    private var blocks: [Block] = []
    /// Where each block starts, and where the last one ends.
    private var starts: [Double] = [0]
    /// The index of each block's first length, and the number of all.
    private var firsts: [Int] = [0]

    /// The number of lengths.
    public var count: Int { firsts[blocks.count] }
    /// The sum of all lengths.
    public var total: Double { starts[blocks.count] }
    /// From the first to the last.
    public var lengths: [Double] { blocks.flatMap(\.lengths) }

    /// - Precondition: no length is negative, infinite or not a number.
    public init(_ lengths: [Double]) { append(lengths) }

    /// Cuts lengths into blocks behind the last one; without lengths there is one empty block.
    private mutating func append(_ lengths: [Double]) {
        let blockCount = lengths.count / Self.blockSize + 1
        blocks.reserveCapacity(blockCount)
        starts.reserveCapacity(blockCount + 1)
        firsts.reserveCapacity(blockCount + 1)
        lengths.withUnsafeBufferPointer { lengths in
            var first = 0
            repeat {
                let end = min(first + Self.blockSize, lengths.count)
                append(blockOf: UnsafeBufferPointer(rebasing: lengths[first..<end]))
                first = end
            } while first < lengths.count
        }
    }

    /// Copies, checks and adds up in one pass, as this is what building takes its time for.
    private mutating func append(blockOf lengths: UnsafeBufferPointer<Double>) {
        let start = total
        var y = start
        var isGood = true
        var samples: [Double] = []
        samples.reserveCapacity(lengths.count / Self.stride + 1)
        let copy = [Double](unsafeUninitializedCapacity: lengths.count) { copy, count in
            var index = 0
            repeat {
                samples.append(y)
                let end = min(index + Self.stride, lengths.count)
                while index < end {
                    let length = lengths[index]
                    isGood = isGood && length >= 0 && length < .infinity
                    (copy.baseAddress! + index).initialize(to: length)
                    y += length
                    index += 1
                }
            } while index < lengths.count
            count = lengths.count
        }
        if !isGood { Self.check(copy) }
        firsts.append(count + copy.count)
        starts.append(y)
        blocks.append(Block(lengths: copy, samples: samples, base: start))
    }

    // MARK: Questions

    public func length(at index: Int) -> Double {
        precondition((0..<count).contains(index), "there is no length \(index) among \(count)")
        let block = block(holding: index)
        return blocks[block].lengths[index - firsts[block]]
    }

    /// The sum of the lengths before `index`, which may be `count`.
    public func offset(of index: Int) -> Double {
        let count = count
        precondition(index >= 0 && index <= count, "there is no offset \(index) among \(count) lengths")
        guard index < count else { return total }
        let number = block(holding: index)
        let local = index - firsts[number]
        let sample = local / Self.stride
        return blocks.withUnsafeBufferPointer { blocks in
            let start = starts[number]
            var y = sample == 0 ? start : blocks[number].samples[sample] + (start - blocks[number].base)
            blocks[number].lengths.withUnsafeBufferPointer { lengths in
                for place in sample * Self.stride..<local { y += lengths[place] }
            }
            return y
        }
    }

    /// The length that covers the offset, its start included and its end not; nil before the first and after the last.
    ///
    /// A length of 0 covers nothing, so of several that start at the offset the last is meant.
    public func index(at offset: Double) -> Int? {
        guard offset >= 0, offset < total else { return nil }
        let number = Self.last(in: starts, count: blocks.count) { $0 <= offset }
        let start = starts[number]
        let first = firsts[number]
        return blocks.withUnsafeBufferPointer { blocks in
            let shift = start - blocks[number].base
            let (sample, sampleStart) = blocks[number].samples.withUnsafeBufferPointer { samples in
                var low = 0
                var high = samples.count
                while high - low > 1 {
                    let middle = (low + high) / 2
                    if samples[middle] + shift <= offset { low = middle } else { high = middle }
                }
                return (low, low == 0 ? start : samples[low] + shift)
            }
            return blocks[number].lengths.withUnsafeBufferPointer { lengths in
                var y = sampleStart
                var index = sample * Self.stride
                while index < lengths.count {
                    y += lengths[index]
                    if y > offset { return first + index }
                    index += 1
                }
                // Sums that round can end before the next block's start: the last length reaches to it.
                while index > 1, lengths[index - 1] == 0 { index -= 1 }
                return first + index - 1
            }
        }
    }

    /// - Precondition: the index is that of a length.
    private func block(holding index: Int) -> Int {
        let guess = min(index / Self.blockSize, blocks.count - 1)
        if firsts[guess] <= index, index < firsts[guess + 1] { return guess }
        return Self.last(in: firsts, count: blocks.count) { $0 <= index }
    }

    /// The last of the first `count` values for which a condition holds that holds for the first and then not again.
    private static func last<Value>(in values: [Value], count: Int, where holds: (Value) -> Bool) -> Int {
        values.withUnsafeBufferPointer { values in
            var low = 0
            var high = count
            while high - low > 1 {
                let middle = (low + high) / 2
                if holds(values[middle]) { low = middle } else { high = middle }
            }
            return low
        }
    }

    // MARK: Changes

    /// Gives one element another length.
    ///
    /// - Precondition: the length is not negative, infinite or not a number.
    public mutating func setLength(_ length: Double, at index: Int) {
        if !(length >= 0 && length < .infinity) { Self.check([length]) }
        precondition((0..<count).contains(index), "there is no length \(index) among \(count)")
        let number = block(holding: index)
        let local = index - firsts[number]
        let old = blocks[number].lengths[local]
        guard length != old else { return }
        blocks[number].lengths[local] = length
        let sample = local / Self.stride
        guard Self.isExact(length), Self.isExact(old) else { return resample(number, from: sample) }
        let difference = length - old
        blocks[number].samples.withUnsafeMutableBufferPointer { samples in
            for later in (sample + 1)..<max(samples.count, sample + 1) { samples[later] += difference }
        }
        shiftStarts(after: number, by: difference)
    }

    /// Puts lengths before the one at `index`, or behind the last.
    public mutating func insert(contentsOf new: [Double], at index: Int) {
        precondition((0...count).contains(index), "there is no place \(index) among \(count) lengths")
        guard !new.isEmpty else { return }
        Self.check(new)
        let number = index == count ? blocks.count - 1 : block(holding: index)
        let local = index - firsts[number]
        blocks[number].lengths.insert(contentsOf: new, at: local)
        shiftFirsts(after: number, by: new.count)
        resample(number, from: min(local / Self.stride, blocks[number].samples.count - 1))
        if blocks[number].lengths.count > Self.largestBlock { cut(number) }
    }

    /// Takes lengths out.
    public mutating func remove(_ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count, "there are no lengths \(range) among \(count)")
        var left = range.count
        while left > 0 {
            let number = block(holding: range.lowerBound)
            let local = range.lowerBound - firsts[number]
            let part = min(left, blocks[number].lengths.count - local)
            blocks[number].lengths.removeSubrange(local..<local + part)
            shiftFirsts(after: number, by: -part)
            resample(number, from: min(local, max(0, blocks[number].lengths.count - 1)) / Self.stride)
            joinIfSmall(number)
            left -= part
        }
    }

    private mutating func resample(_ number: Int, from sample: Int) {
        var sample = sample
        if sample == 0 || blocks[number].base != starts[number] {
            blocks[number].base = starts[number]
            blocks[number].samples = [starts[number]]
            sample = 0
        }
        let end = blocks[number].sample(from: sample)
        shiftStarts(after: number, by: end - starts[number + 1])
    }

    private mutating func shiftStarts(after number: Int, by difference: Double) {
        guard difference != 0 else { return }
        starts.withUnsafeMutableBufferPointer { starts in
            for later in number + 1..<starts.count { starts[later] += difference }
        }
    }

    private mutating func shiftFirsts(after number: Int, by difference: Int) {
        firsts.withUnsafeMutableBufferPointer { firsts in
            for later in number + 1..<firsts.count { firsts[later] += difference }
        }
    }

    /// Puts a large block's lengths into blocks of the usual size.
    private mutating func cut(_ number: Int) { replace(number..<number + 1, with: blocks[number].lengths) }

    private mutating func joinIfSmall(_ number: Int) {
        guard blocks.count > 1, blocks[number].lengths.count < Self.smallestBlock else { return }
        let first = max(0, number - 1)
        replace(first..<first + 2, with: blocks[first].lengths + blocks[first + 1].lengths)
    }

    private mutating func replace(_ range: Range<Int>, with lengths: [Double]) {
        var part = OffsetIndex(lengths, from: starts[range.lowerBound], first: firsts[range.lowerBound])
        let difference = part.total - starts[range.upperBound]
        shiftStarts(after: range.upperBound - 1, by: difference)
        part.starts.removeLast()
        part.firsts.removeLast()
        blocks.replaceSubrange(range, with: part.blocks)
        starts.replaceSubrange(range, with: part.starts)
        firsts.replaceSubrange(range, with: part.firsts)
    }

    /// Blocks of a part that starts at an offset and an index.
    private init(_ lengths: [Double], from start: Double, first: Int) {
        starts = [start]
        firsts = [first]
        append(lengths)
    }

    /// Sums of multiples of 1/1024 do not round below 2^43 points, more than any table is high.
    private static func isExact(_ length: Double) -> Bool {
        length < 0x1p30 && Double(Int(length * 1024)) == length * 1024
    }

    private static func check(_ lengths: [Double]) {
        if lengths.allSatisfy({ $0 >= 0 && $0 < .infinity }) { return }
        let wrong = lengths.first { !($0 >= 0 && $0 < .infinity) } ?? 0
        preconditionFailure("a length must be finite and not negative, not \(wrong)")
    }
}

extension OffsetIndex: Equatable {
    public static func == (one: OffsetIndex, other: OffsetIndex) -> Bool {
        one.count == other.count
            && one.blocks.lazy.flatMap(\.lengths).elementsEqual(other.blocks.lazy.flatMap(\.lengths))
    }
}
