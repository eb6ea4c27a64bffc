private import FolioPrefetch

/// What a prepared text keeps of its units, clusters, runs and segments: one piece of memory, which its owner frees.
struct TextTables: @unchecked Sendable {
    private let base: UnsafeMutableRawPointer
    private let segmentCount: UInt32
    private let shape: Shape
    private let unitCount: UInt32
    private let clusterCount: UInt32
    private let runCount: UInt32
    private let itemCount: UInt32
    private let totalAdvance: FixedLength

    private struct Shape: OptionSet {
        let rawValue: UInt8
        /// Positions need 64 bits.
        static let isWide = Shape(rawValue: 1)
        /// Each unit is a cluster.
        static let isDense = Shape(rawValue: 2)
        /// Clusters have offsets and flags of their own.
        static let hasOffsets = Shape(rawValue: 4)
        /// What is shaped differs from the text.
        static let hasShapingUnits = Shape(rawValue: 8)
        /// Each segment has a byte of `SegmentMask`.
        static let hasMasks = Shape(rawValue: 16)
        /// Each segment has its `ItemEdges`.
        static let hasItemEdges = Shape(rawValue: 32)
    }

    /// Copies what was made while the text was prepared.
    ///
    /// - Parameters:
    ///   - shapingUnits: empty where they are the units.
    ///   - masks, itemEdges: one for each segment, or none.
    init(
        units: UnsafeBufferPointer<UInt16>, shapingUnits: UnsafeBufferPointer<UInt16>, clusters: ClusterTable,
        segments: UnsafeBufferPointer<LineSegment>, runs: UnsafeBufferPointer<ShapedRun>,
        items: UnsafeBufferPointer<TextItem>, masks: UnsafeBufferPointer<UInt8>,
        itemEdges: UnsafeBufferPointer<ItemEdges>
    ) {
        unitCount = UInt32(units.count)
        clusterCount = UInt32(clusters.count)
        segmentCount = UInt32(segments.count)
        runCount = UInt32(runs.count)
        itemCount = UInt32(items.count)
        totalAdvance = clusters.total
        var shape: Shape = []
        if clusters.isDense { shape.insert(.isDense) }
        var hasUnsafe = false
        var isNarrow = PositionTable.isNarrow(clusters.total)
        for index in 0..<clusters.count {
            hasUnsafe = hasUnsafe || clusters.isUnsafe(index)
            isNarrow = isNarrow && PositionTable.isNarrow(clusters.position(index))
        }
        for segment in segments {
            isNarrow = isNarrow && PositionTable.isNarrow(segment.start) && PositionTable.isNarrow(segment.end)
        }
        if !isNarrow { shape.insert(.isWide) }
        if !clusters.isDense || hasUnsafe { shape.insert(.hasOffsets) }
        if !shapingUnits.isEmpty { shape.insert(.hasShapingUnits) }
        if !masks.isEmpty { shape.insert(.hasMasks) }
        if !itemEdges.isEmpty { shape.insert(.hasItemEdges) }
        self.shape = shape

        let positionSize = shape.contains(.isWide) ? 8 : 4
        // Item edges stand before the odd number of 32-bit positions, which nothing longer follows.
        var size = MemoryLayout<ItemEdges>.stride * itemEdges.count
        size += positionSize * (2 * segments.count + 1 + clusters.count) + 8 * segments.count
        if shape.contains(.hasOffsets) { size += 4 * clusters.count }
        size += MemoryLayout<ShapedRun>.stride * runs.count + MemoryLayout<TextItem>.stride * items.count
        size += 2 * (units.count + shapingUnits.count) + TextTables.padded(masks.count)
        base = .allocate(byteCount: size, alignment: 8)

        var end = base
        func append<Element: BitwiseCopyable>(_ elements: UnsafeBufferPointer<Element>) {
            let size = elements.count * MemoryLayout<Element>.stride
            if let start = elements.baseAddress { end.copyMemory(from: start, byteCount: size) }
            end += size
        }
        func append<Element: BitwiseCopyable>(_ count: Int, _ element: (Int) -> Element) {
            let start = end.bindMemory(to: Element.self, capacity: count)
            for index in 0..<count { start[index] = element(index) }
            end += count * MemoryLayout<Element>.stride
        }
        func appendPositions(_ count: Int, _ position: (Int) -> FixedLength) {
            if isNarrow { append(count) { UInt32(truncatingIfNeeded: position($0)) } } else { append(count, position) }
        }
        append(itemEdges)
        appendPositions(segments.count + 1) { $0 < segments.count ? segments[$0].end : .max }
        appendPositions(segments.count) { segments[$0].start }
        append(masks)
        append(TextTables.padded(masks.count) - masks.count) { _ in UInt8(0) }
        appendPositions(clusters.count, clusters.position)
        append(segments.count) { segments[$0].startOffset }
        append(segments.count) { segments[$0].packed }
        if shape.contains(.hasOffsets) {
            append(clusters.count) {
                UInt32(clusters.offset($0)) | (clusters.isUnsafe($0) ? ClusterTable.unsafeBit : 0)
            }
        }
        append(runs)
        append(items)
        append(units)
        append(shapingUnits)
    }

    /// Ends the life of everything that was handed out.
    func deallocate() { base.deallocate() }

    /// Bytes before what is read four or eight at a time.
    private static func padded(_ count: Int) -> Int { (count + 7) & ~7 }

    // MARK: The parts, in their order

    private var positionSize: Int { shape.contains(.isWide) ? 8 : 4 }

    /// The ends alone, where positions have 32 bits: what measuring reads.
    @inline(__always)
    var narrowEnds: UnsafePointer<UInt32>? {
        shape.contains(.isWide) ? nil : array(endsPlace, UInt32.self)
    }

    static let cacheLine = 64

    /// Asks memory for what measuring reads: ends, starts and masks.
    @inline(__always)
    func prefetch() {
        let size = itemEdgesSize &+ (positionSize &* 2 &+ 1) &* Int(segmentCount)
        for line in 0...min(size / TextTables.cacheLine, TextTables.prefetchedLines) {
            folio_prefetch(base + line &* TextTables.cacheLine)
        }
    }

    /// What follows is read in order, which memory sees by itself.
    private static let prefetchedLines = 7

    @inline(__always)
    var segmentTotal: Int { Int(segmentCount) }

    private func positions(_ place: UnsafeMutableRawPointer) -> PositionTable {
        PositionTable(base: UnsafeRawPointer(place), isWide: shape.contains(.isWide))
    }

    private func array<Element>(_ place: UnsafeMutableRawPointer, _ type: Element.Type) -> UnsafePointer<Element> {
        UnsafePointer(place.assumingMemoryBound(to: type))
    }

    @inline(__always)
    private var itemEdgesSize: Int {
        shape.contains(.hasItemEdges) ? MemoryLayout<ItemEdges>.stride &* Int(segmentCount) : 0
    }
    @inline(__always)
    private var endsPlace: UnsafeMutableRawPointer { base + itemEdgesSize }
    @inline(__always)
    private var masksPlace: UnsafeMutableRawPointer { endsPlace + positionSize &* (2 &* Int(segmentCount) &+ 1) }
    private var clusterPositionsPlace: UnsafeMutableRawPointer {
        masksPlace + (shape.contains(.hasMasks) ? TextTables.padded(Int(segmentCount)) : 0)
    }
    private var offsetsPlace: UnsafeMutableRawPointer { clusterPositionsPlace + positionSize * Int(clusterCount) }
    private var clusterOffsetsPlace: UnsafeMutableRawPointer { offsetsPlace + 8 * Int(segmentCount) }
    private var runsPlace: UnsafeMutableRawPointer {
        clusterOffsetsPlace + (shape.contains(.hasOffsets) ? 4 * Int(clusterCount) : 0)
    }
    private var itemsPlace: UnsafeMutableRawPointer { runsPlace + MemoryLayout<ShapedRun>.stride * Int(runCount) }
    private var unitsPlace: UnsafeMutableRawPointer { itemsPlace + MemoryLayout<TextItem>.stride * Int(itemCount) }

    var segments: SegmentTable {
        let offsets = array(offsetsPlace, UInt32.self)
        return SegmentTable(
            count: Int(segmentCount), ends: positions(endsPlace),
            starts: positions(endsPlace + positionSize * (Int(segmentCount) + 1)), offsets: offsets,
            packed: offsets + Int(segmentCount))
    }

    var clusters: ClusterTable {
        ClusterTable(
            packed: shape.contains(.hasOffsets) ? array(clusterOffsetsPlace, UInt32.self) : nil,
            positions: positions(clusterPositionsPlace), count: Int(clusterCount), total: totalAdvance,
            isDense: shape.contains(.isDense))
    }

    var runs: UnsafeBufferPointer<ShapedRun> {
        UnsafeBufferPointer(start: array(runsPlace, ShapedRun.self), count: Int(runCount))
    }

    var items: UnsafeBufferPointer<TextItem> {
        UnsafeBufferPointer(start: array(itemsPlace, TextItem.self), count: Int(itemCount))
    }

    var units: UnsafeBufferPointer<UInt16> {
        UnsafeBufferPointer(start: array(unitsPlace, UInt16.self), count: Int(unitCount))
    }

    /// What is shaped: the units, with controls that take no width and separators replaced.
    var shapingUnits: UnsafeBufferPointer<UInt16> {
        guard shape.contains(.hasShapingUnits) else { return units }
        return UnsafeBufferPointer(
            start: array(unitsPlace + 2 * Int(unitCount), UInt16.self), count: Int(unitCount))
    }

    /// One for each segment; empty where one item holds the whole text or nothing is rounded.
    @inline(__always)
    var itemEdges: UnsafeBufferPointer<ItemEdges> {
        UnsafeBufferPointer(
            start: array(base, ItemEdges.self), count: shape.contains(.hasItemEdges) ? Int(segmentCount) : 0)
    }

    /// For each segment a byte of `SegmentMask`; nil where all lines have the same metrics, or too many different ones, and no break
    /// depends on its line's start.
    @inline(__always)
    var masks: UnsafePointer<UInt8>? { shape.contains(.hasMasks) ? array(masksPlace, UInt8.self) : nil }
}
