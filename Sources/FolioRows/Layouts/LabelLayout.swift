public import FolioLayout
public import Foundation
public import HeadlessUIKit

/// A title with an optional detail below or beside it, an icon, and an accessory or a switch.
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
    /// At the leading edge, in the middle; not shown in style `value2`, as in UIKit.
    public var icon: RowIcon?
    /// Whether a switch in place of the accessory is on; nil for none.
    public var switchValue: Bool?

    public init(
        text: RowText, detail: String? = nil, detailStyle: DetailStyle = .subtitle,
        accessory: UITableViewCell.AccessoryType = .none, icon: RowIcon? = nil, switchValue: Bool? = nil
    ) {
        self.text = text
        self.detail = detail
        self.detailStyle = detailStyle
        self.accessory = accessory
        self.icon = icon
        self.switchValue = switchValue
    }

    /// A text in the middle, in tint colour, as a button's.
    public init(action: String, language: String? = nil) {
        self.init(text: RowText(.action, action, textStyle: .body, language: language, maximumLines: 0))
    }

    /// The accessory that says what can be tapped: a chevron for the row, a detail button for something else.
    public static func navigationAccessory(
        hasAction: Bool, hasAccessoryAction: Bool
    ) -> UITableViewCell.AccessoryType {
        switch (hasAction, hasAccessoryAction) {
        case (false, false): .none
        case (true, false): .disclosureIndicator
        case (false, true): .detailButton
        case (true, true): .detailDisclosureButton
        }
    }

    public var minimumHeight: CGFloat { RowMetrics.minimumHeight }

    public var node: LayoutNode<RowPart> {
        .row(hasAccessory: accessory != .none || switchValue != nil) {
            if let icon, detailStyle != .value2 {
                LayoutNode.horizontal(spacing: RowMetrics.iconGap, alignment: .center) {
                    LayoutNode.leaf(RowPart.icon(icon)).priority(1)
                    texts.frame(maximumWidth: .infinity)
                }
            } else {
                texts
            }
        }
    }

    private var texts: LayoutNode<RowPart> {
        if let detail, !detail.isEmpty { withDetail(detail) } else { .leaf(.text(text)) }
    }

    private func withDetail(_ string: String) -> LayoutNode<RowPart> {
        func detail(_ textStyle: UIFont.TextStyle) -> RowPart {
            .text(
                RowText(
                    .detail, string, textStyle: textStyle, language: self.text.language,
                    maximumLines: self.text.maximumLines))
        }
        let text = RowPart.text(text)
        func below(_ detail: RowPart) -> LayoutNode<RowPart> {
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
