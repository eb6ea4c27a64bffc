public import FolioLayout
public import Foundation
import HeadlessUIKit

/// A message: an optional line with sender and time, and the text below it.
public struct MessageLayout: RowLayout, Hashable {
    public var text: RowText
    /// In headline style on one line; absent or empty for a message without a sender.
    public var sender: String?
    /// At the trailing edge of the sender's line; shown as written.
    public var time: String?

    public init(text: RowText, sender: String? = nil, time: String? = nil) {
        self.text = text
        self.sender = sender
        self.time = time
    }

    public var minimumHeight: CGFloat { RowMetrics.minimumHeight }

    /// The boxes of a message without sender and time, which most are: they differ in their text alone.
    private static let textAlone: LayoutNode<Void> = .row(hasAccessory: false) { LayoutNode.leaf(()) }

    public var node: LayoutNode<RowPart> {
        let sender = extra(.sender, sender, .headline)
        let time = extra(.time, time, .caption1)
        if sender == nil, time == nil { return Self.textAlone.map { RowPart.text(text) } }
        return .row(hasAccessory: false) {
            LayoutNode.vertical(spacing: RowMetrics.verticalGap) {
                LayoutNode.horizontal(alignment: .bottom) {
                    if let sender { RowPart.text(sender) }
                    LayoutNode.spacer(minimumLength: RowMetrics.horizontalGap)
                    if let time { LayoutNode.leaf(.text(time)).priority(1) }
                }
                RowPart.text(text)
            }
        }
    }

    private func extra(_ role: RowText.Role, _ string: String?, _ textStyle: UIFont.TextStyle) -> RowText? {
        guard let string, !string.isEmpty else { return nil }
        return RowText(role, string, textStyle: textStyle, language: text.language, maximumLines: 1)
    }
}
