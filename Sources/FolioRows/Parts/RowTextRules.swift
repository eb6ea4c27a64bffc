import Foundation

/// How the width offered to a text becomes the width of its lines; the same for labels and for prepared texts.
enum RowTextRules {
    /// Points. A text of one line is measured whole, since it may end in an ellipsis anywhere.
    static func lineWidth(_ proposed: CGFloat?, maximumLines: Int) -> CGFloat {
        guard let proposed, maximumLines != 1 else { return .greatestFiniteMagnitude }
        // UIKit takes 0 for no limit; no room at all means a line for every character.
        return max(proposed, 0.001)
    }

    /// A text takes no more width than it is offered: it breaks or ends in an ellipsis there.
    static func size(_ measured: CGSize, proposed: CGFloat?) -> CGSize {
        CGSize(width: min(measured.width, proposed ?? .infinity), height: measured.height)
    }
}
