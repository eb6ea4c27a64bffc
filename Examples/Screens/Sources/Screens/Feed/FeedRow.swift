import Folio
import UIKit

@MainActor
struct FeedRow: Row {
    let post: FeedPost
    let isExpanded: Bool
    let onLike: () -> Void
    let onSelect: () -> Void
    let cellReuseID = "FeedPostCell"

    var id: String { post.id }

    func configure(_ cell: FeedPostCell) { cell.show(post, isExpanded: isExpanded, onLike: onLike) }

    func didSelect() { onSelect() }
}
