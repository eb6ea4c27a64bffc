import FolioLayout
import Foundation

/// The lengths of ready-made rows, headers and footers, in points.
///
/// Margins, gaps and the least height are those of `UIListContentConfiguration.cell()`; where UIKit publishes no figure,
/// the comment says that it is ours.
public enum RowMetrics {
    /// The least height of a row.
    public static let minimumHeight: CGFloat = 44
    /// Around a row's texts.
    public static let margins = LayoutInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Between the texts and an accessory, in place of the trailing margin.
    public static let accessoryGap: CGFloat = 8
    /// Between an icon and the texts beside it.
    public static let iconGap: CGFloat = 16
    /// What a switch at the trailing edge takes of the width: its 51 points and the margin of accessories.
    public static let switchRoom: CGFloat = 67
    /// Between a text and the one below it.
    public static let verticalGap: CGFloat = 3
    /// Between a text and the one beside it.
    public static let horizontalGap: CGFloat = 6
    /// The title's column in a row of style `value2`; ours.
    public static let titleColumnWidth: CGFloat = 96

    /// Around a plain table's headers and every table's footers; ours.
    public static let boundaryMargins = LayoutInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    /// Around a grouped table's headers, which the space between sections stands above; ours.
    public static let groupedHeaderMargins = LayoutInsets(top: 16, leading: 16, bottom: 6, trailing: 16)
    /// The least height of a header or footer, UIKit's `sectionHeaderHeight` before it was automatic.
    public static let minimumBoundaryHeight: CGFloat = 28
}
