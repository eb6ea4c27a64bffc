import Folio
import UIKit

/// A message in a bubble: the reader's own at the trailing side in colour, the others' at the leading one with a name.
final class ChatBubbleCell: UITableViewCell, SizingCell {
    private let bubble = UIView()
    private let nameLabel = UILabel()
    private let messageLabel = UILabel()
    private let photoView = UIImageView()
    private var isOwn = false

    /// Between the bubble and the cell's edges; a bubble is at most four fifths of the cell wide.
    private static let margins = UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
    private static let widestPart: CGFloat = 0.8
    private static let padding = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    private static let spacing: CGFloat = 4

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        bubble.layer.cornerRadius = 16
        bubble.clipsToBounds = true
        nameLabel.font = .preferredFont(forTextStyle: .caption1)
        nameLabel.textColor = .secondaryLabel
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.numberOfLines = 0
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 8
        contentView.addSubview(bubble)
        for view in [nameLabel, photoView, messageLabel] { bubble.addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ChatBubbleCell is made in code") }

    func show(_ message: ChatMessage) {
        isOwn = message.isOwn
        nameLabel.text = message.sender
        nameLabel.isHidden = message.sender == nil
        messageLabel.text = message.text
        messageLabel.isHidden = message.text == nil
        messageLabel.textColor = isOwn ? .white : .label
        photoView.image = message.photo.flatMap { UIImage(named: $0, in: .module, with: nil) }
        photoView.isHidden = photoView.image == nil
        bubble.backgroundColor = isOwn ? .systemBlue : .secondarySystemBackground
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(width: contentView.bounds.width)
        bubble.frame = layout.bubble
        nameLabel.frame = layout.name
        photoView.frame = layout.photo
        messageLabel.frame = layout.message
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        layout(width: width).bubble.maxY + Self.margins.bottom
    }

    private struct Layout {
        var bubble = CGRect.zero
        var name = CGRect.zero
        var photo = CGRect.zero
        var message = CGRect.zero
    }

    /// One arithmetic for the height and the frames. What is in the bubble is in the bubble's coordinates.
    private func layout(width: CGFloat) -> Layout {
        let padding = Self.padding
        let widest = max(0, (width - Self.margins.left - Self.margins.right) * Self.widestPart)
        let room = max(0, widest - padding.left - padding.right)
        var layout = Layout()
        var y = padding.top
        var content: CGFloat = 0

        func place(_ size: CGSize) -> CGRect {
            if y > padding.top { y += Self.spacing }
            defer { y += size.height }
            content = max(content, size.width)
            return CGRect(origin: CGPoint(x: padding.left, y: y), size: size)
        }

        func size(of label: UILabel) -> CGSize {
            let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, room), height: size.height)
        }

        if !nameLabel.isHidden { layout.name = place(size(of: nameLabel)) }
        if !photoView.isHidden, let photo = photoView.image?.size, photo.width > 0 {
            let width = min(room, photo.width)
            layout.photo = place(CGSize(width: width, height: (width * photo.height / photo.width).rounded(.down)))
        }
        if !messageLabel.isHidden { layout.message = place(size(of: messageLabel)) }
        let bubbleWidth = content + padding.left + padding.right
        let isAtRight = isOwn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        layout.bubble = CGRect(
            x: isAtRight ? width - Self.margins.right - bubbleWidth : Self.margins.left, y: Self.margins.top,
            width: bubbleWidth, height: y + padding.bottom)
        return layout
    }
}
