import Folio
import UIKit

/// The destination and how long it took on the first line, the note below.
final class TripCell: UITableViewCell, SizingCell {
    private let destinationLabel = UILabel()
    private let durationLabel = UILabel()
    private let noteLabel = UILabel()

    private static let margins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    private static let columnSpacing: CGFloat = 8
    private static let lineSpacing: CGFloat = 4

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        destinationLabel.font = .preferredFont(forTextStyle: .headline)
        durationLabel.font = .preferredFont(forTextStyle: .footnote)
        durationLabel.textColor = .secondaryLabel
        noteLabel.font = .preferredFont(forTextStyle: .subheadline)
        noteLabel.numberOfLines = 0
        for label in [destinationLabel, durationLabel, noteLabel] { contentView.addSubview(label) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TripCell does not support Interface Builder")
    }

    func show(_ trip: Trip) {
        destinationLabel.text = trip.destination
        durationLabel.text = trip.duration
        noteLabel.text = trip.note
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: contentView.bounds.width)
        destinationLabel.frame = frames.destination
        durationLabel.frame = frames.duration
        noteLabel.frame = frames.note
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        frames(width: width).note.maxY + Self.margins.bottom
    }

    /// One arithmetic for measuring and for placing, so that they cannot disagree.
    private func frames(width: CGFloat) -> (destination: CGRect, duration: CGRect, note: CGRect) {
        let content = max(0, width - Self.margins.left - Self.margins.right)
        let unlimited = CGSize(width: content, height: .greatestFiniteMagnitude)
        let durationSize = durationLabel.sizeThatFits(unlimited)
        let destinationWidth = max(0, content - durationSize.width - Self.columnSpacing)
        let destinationHeight = destinationLabel.sizeThatFits(unlimited).height
        let destination = CGRect(
            x: Self.margins.left, y: Self.margins.top, width: destinationWidth, height: destinationHeight)
        let duration = CGRect(
            x: Self.margins.left + content - durationSize.width, y: destination.midY - durationSize.height / 2,
            width: durationSize.width, height: durationSize.height)
        let note = CGRect(
            x: Self.margins.left, y: destination.maxY + Self.lineSpacing, width: content,
            height: noteLabel.sizeThatFits(unlimited).height)
        return (destination, duration, note)
    }
}
