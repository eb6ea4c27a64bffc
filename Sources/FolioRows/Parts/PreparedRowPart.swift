import FolioLayout
import Foundation

/// A row's text, shaped, or the size of its icon.
enum PreparedRowPart: Sendable {
    case text(PreparedRowText)
    case icon(CGSize)

    func size(fitting proposed: ProposedSize) -> CGSize {
        switch self {
        case .text(let text): text.size(fitting: proposed)
        case .icon(let size): size
        }
    }
}
