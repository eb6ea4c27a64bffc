/// What only some texts have: white space taken away, right-to-left parts, hyphens, breaks that depend on the line.
final class UncommonParts: Sendable {
    let sourceOffsets: [UInt32]?
    let sourceCount: Int
    let bidi: BidiLevels
    let contextualBreaks: ContextualBreaks
    /// Where a run or cluster begins inside a grapheme cluster.
    let tornClusters: [Int]
    /// The width of a shown hyphen for each style, left to right and right to left; empty where the text shows none.
    let hyphenWidths: [FixedLength]

    /// Nil where there is nothing of it.
    init?(
        sourceOffsets: [UInt32]?, sourceCount: Int, bidi: BidiLevels, contextualBreaks: ContextualBreaks,
        tornClusters: [Int], hyphenWidths: [FixedLength]
    ) {
        if sourceOffsets == nil && bidi.isLeftToRight && contextualBreaks.isEmpty && tornClusters.isEmpty
            && hyphenWidths.isEmpty
        {
            return nil
        }
        self.sourceOffsets = sourceOffsets
        self.sourceCount = sourceCount
        self.bidi = bidi
        self.contextualBreaks = contextualBreaks
        self.tornClusters = tornClusters
        self.hyphenWidths = hyphenWidths
    }
}
