import Folio
import UIKit

/// A text of any length that can be edited; the row is as high as it.
final class NoteCell: UITableViewCell, SizingCell, UITextViewDelegate {
    let textView = UITextView()
    private var onChange: ((String) -> Void)?

    private static let minimumHeight: CGFloat = 88

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textView.font = .preferredFont(forTextStyle: .body)
        textView.isScrollEnabled = false
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        textView.delegate = self
        contentView.addSubview(textView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("NoteCell is made in code") }

    func show(_ text: String, onChange: @escaping (String) -> Void) {
        if textView.text != text { textView.text = text }
        self.onChange = onChange
        setNeedsLayout()
    }

    func textViewDidChange(_ textView: UITextView) { onChange?(textView.text) }

    override func layoutSubviews() {
        super.layoutSubviews()
        textView.frame = contentView.bounds
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        max(Self.minimumHeight, textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    }
}
