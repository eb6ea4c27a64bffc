import FolioLayout
import FolioText
import Foundation

/// A row's text, shaped; says the size that a `UILabel` with the same text says.
struct PreparedRowText: Sendable {
    let text: PreparedText
    let maximumLines: Int
    let metrics: LineMetricsRule

    func size(fitting proposed: ProposedSize) -> CGSize {
        let width = RowTextRules.lineWidth(proposed.width, maximumLines: maximumLines)
        let measurement = text.measure(width: Double(width), maximumLines: maximumLines)
        return RowTextRules.size(
            CGSize(
                width: metrics.roundedUpToPixel(measurement.width),
                height: metrics.roundedUpToPixel(measurement.height)),
            proposed: proposed.width)
    }
}
