/// A text's UTF-16 units after CSS's white-space processing, with the way back to the offsets of the original.
///
/// The units are in memory that is lent while the text is prepared.
struct ProcessedText {
    let units: UnsafeBufferPointer<UInt16>
    /// For each unit its offset in the original; nil where nothing was taken away.
    let sourceOffsets: [UInt32]?
    let sourceCount: Int

    static let newline: UInt16 = 0x0A
    static let tab: UInt16 = 0x09
    static let space: UInt16 = 0x20
    static let softHyphen: UInt16 = 0xAD
    private static let carriageReturn: UInt16 = 0x0D
    private static let zeroWidthSpace: UInt16 = 0x200B

    /// CSS Text 3, § 4.1, as browsers have it: a newline becomes a space, or goes away beside a zero-width space.
    init(_ source: UnsafeBufferPointer<UInt16>, whiteSpace: ParagraphStyle.WhiteSpace, in memory: ScratchMemory) {
        sourceCount = source.count
        guard whiteSpace.collapsesSpaces, ProcessedText.mayCollapse(source) else {
            units = source
            sourceOffsets = nil
            return
        }
        let keepsNewlines = whiteSpace.preservesNewlines
        var units = ScratchList<UInt16>(in: memory, capacity: max(1, source.count))
        var offsets: [UInt32] = []
        offsets.reserveCapacity(source.count)
        var index = 0
        while index < source.count {
            guard ProcessedText.isCollapsible(source[index]) else {
                units.append(source[index])
                offsets.append(UInt32(index))
                index += 1
                continue
            }
            let start = index
            var hasNewline = false
            while index < source.count, ProcessedText.isCollapsible(source[index]) {
                if source[index] == ProcessedText.newline {
                    hasNewline = true
                    if keepsNewlines {
                        units.append(ProcessedText.newline)
                        offsets.append(UInt32(index))
                    }
                }
                index += 1
            }
            if keepsNewlines && hasNewline { continue }
            let isBesideZeroWidthSpace =
                units.last == ProcessedText.zeroWidthSpace
                || (index < source.count && source[index] == ProcessedText.zeroWidthSpace)
            if hasNewline && isBesideZeroWidthSpace { continue }
            // A line's leading spaces go away, and so do the text's trailing ones.
            if units.isEmpty || units.last == ProcessedText.newline || index == source.count { continue }
            units.append(ProcessedText.space)
            offsets.append(UInt32(start))
        }
        self.units = units.buffer
        sourceOffsets = units.count == source.count ? nil : offsets
    }

    /// Whether there is white space but for single spaces between other characters.
    private static func mayCollapse(_ source: UnsafeBufferPointer<UInt16>) -> Bool {
        var previous = space
        for unit in source {
            if unit <= space, unit == space ? previous == space : isCollapsible(unit) { return true }
            previous = unit
        }
        return previous == space && !source.isEmpty
    }

    private static func isCollapsible(_ unit: UInt16) -> Bool {
        unit == space || unit == newline || unit == tab || unit == carriageReturn
    }
}
