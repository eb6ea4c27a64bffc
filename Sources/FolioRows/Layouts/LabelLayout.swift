public import FolioLayout
public import Foundation
public import HeadlessUIKit

/// A title with an optional detail below or beside it, and an accessory.
public struct LabelLayout: RowLayout, Hashable {
    /// Where the detail stands.
    public enum DetailStyle: String, Hashable, Sendable, CaseIterable {
        /// It is not shown.
        case none
        /// Below the title, in subheadline style.
        case subtitle
        /// At the trailing edge beside the title; below it where the two do not fit on a line.
        case value1
        /// Beside the title, which has a narrow column of its own.
        case value2
    }

    public var text: RowText
    /// Absent or empty for a row without one.
    public var detail: String?
    public var detailStyle: DetailStyle
    public var accessory: UITableViewCell.AccessoryType

    public init(
        text: RowText, detail: String? = nil, detailStyle: DetailStyle = .subtitle,
        accessory: UITableViewCell.AccessoryType = .none
    ) {
        self.text = text
        self.detail = detail
        self.detailStyle = detailStyle
        self.accessory = accessory
    }

    public var minimumHeight: CGFloat { RowMetrics.minimumHeight }

    public var node: LayoutNode<RowText> {
        .row(accessory: accessory) {
            if let detail, !detail.isEmpty {
                withDetail(detail)
            } else {
                text
            }
        }
    }

    private func withDetail(_ string: String) -> LayoutNode<RowText> {
        func detail(_ textStyle: UIFont.TextStyle) -> RowText {
            RowText(
                .detail, string, textStyle: textStyle, language: text.language, maximumLines: text.maximumLines)
        }
        func below(_ detail: RowText) -> LayoutNode<RowText> {
            .vertical(spacing: RowMetrics.verticalGap) {
                text
                detail
            }
        }
        switch detailStyle {
        case .none:
            return .leaf(text)
        case .subtitle:
            return below(detail(.subheadline))
        case .value1:
            return .firstFitting {
                LayoutNode.horizontal(alignment: .center) {
                    text
                    LayoutNode.spacer(minimumLength: RowMetrics.horizontalGap)
                    detail(.body)
                }
                below(detail(.body))
            }
        case .value2:
            return .horizontal(spacing: RowMetrics.horizontalGap, alignment: .top) {
                LayoutNode.leaf(text).frame(width: RowMetrics.titleColumnWidth).priority(1)
                detail(.body)
            }
        }
    }
}
