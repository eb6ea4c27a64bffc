import Folio
import UIKit

/// A post: author and time on one line, then the text, three lines of it until the reader wants all, then the buttons.
final class FeedPostCell: UITableViewCell, SizingCell {
    private let headline = UILabel()
    private let bodyLabel = UILabel()
    private let moreLabel = UILabel()
    private let likeButton = UIButton(type: .system)
    private var onLike: (() -> Void)?

    private static let margins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    private static let spacing: CGFloat = 6
    private static let collapsedLines = 3

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bodyLabel.font = .preferredFont(forTextStyle: .body)
        bodyLabel.lineBreakMode = .byTruncatingTail
        moreLabel.font = .preferredFont(forTextStyle: .subheadline)
        moreLabel.textColor = .secondaryLabel
        moreLabel.text = "Read on"
        likeButton.addAction(UIAction { [weak self] _ in self?.onLike?() }, for: .touchUpInside)
        for view in [headline, bodyLabel, moreLabel, likeButton] { contentView.addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("FeedPostCell is made in code") }

    func show(_ post: FeedPost, isExpanded: Bool, onLike: @escaping () -> Void) {
        headline.attributedText = Self.headline(post)
        bodyLabel.attributedText = Self.body(post)
        bodyLabel.numberOfLines = isExpanded ? 0 : Self.collapsedLines
        var configuration = UIButton.Configuration.plain()
        configuration.title = post.likes == 1 ? "1 like" : "\(post.likes) likes"
        configuration.image = UIImage(systemName: "heart")
        configuration.imagePadding = 4
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
        likeButton.configuration = configuration
        self.onLike = onLike
        setNeedsLayout()
    }

    private static func headline(_ post: FeedPost) -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: post.author, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
        text.append(
            NSAttributedString(
                string: "  " + post.time,
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
                ]))
        return text
    }

    /// Paragraphs with room between them, and numbers in bold.
    private static func body(_ post: FeedPost) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 8
        style.lineBreakMode = .byTruncatingTail
        let font = UIFont.preferredFont(forTextStyle: .body)
        let text = NSMutableAttributedString(string: post.body, attributes: [.font: font, .paragraphStyle: style])
        let bold = UIFont.systemFont(ofSize: font.pointSize, weight: .semibold)
        var location = 0
        for part in post.body.split(separator: " ", omittingEmptySubsequences: false) {
            let length = part.utf16.count
            if !part.isEmpty, part.allSatisfy(\.isNumber) {
                text.addAttribute(.font, value: bold, range: NSRange(location: location, length: length))
            }
            location += length + 1
        }
        return text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(width: contentView.bounds.width)
        headline.frame = layout.headline
        bodyLabel.frame = layout.body
        moreLabel.frame = layout.more
        moreLabel.isHidden = layout.more.isEmpty
        likeButton.frame = layout.like
    }

    func heightThatFits(width: CGFloat) -> CGFloat { layout(width: width).like.maxY + Self.margins.bottom }

    private func layout(width: CGFloat) -> (headline: CGRect, body: CGRect, more: CGRect, like: CGRect) {
        let margins = Self.margins
        let room = max(0, width - margins.left - margins.right)
        let limits = CGSize(width: room, height: .greatestFiniteMagnitude)
        func below(_ y: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(x: margins.left, y: y, width: min(size.width, room), height: size.height)
        }
        let headline = below(margins.top, headline.sizeThatFits(limits))
        let body = below(headline.maxY + Self.spacing, bodyLabel.sizeThatFits(limits))
        let more = isCut(limits) ? below(body.maxY + Self.spacing, moreLabel.sizeThatFits(limits)) : .zero
        let like = below(max(body.maxY, more.maxY) + Self.spacing, likeButton.sizeThatFits(limits))
        return (headline, body, more, like)
    }

    /// Whether the text has more lines than are shown.
    private func isCut(_ limits: CGSize) -> Bool {
        guard bodyLabel.numberOfLines > 0 else { return false }
        let all = bodyLabel.textRect(forBounds: CGRect(origin: .zero, size: limits), limitedToNumberOfLines: 0)
        return all.height > bodyLabel.sizeThatFits(limits).height
    }
}
