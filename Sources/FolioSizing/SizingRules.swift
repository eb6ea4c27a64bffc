internal import FolioText
package import Foundation
package import HeadlessUIKit

/// What a width proposed and a height returned must be, and how heights are rounded.
@MainActor
package enum SizingRules {
    /// Asks for a height and rounds it as the host's text environment says: up to whole points, or not in a browser's.
    ///
    /// Stops the program where the width or the height is negative or not finite; the message names type, value and width.
    package static func height(
        of type: Any.Type, width: CGFloat, in host: UIView, heightThatFits: (CGFloat) -> CGFloat
    ) -> CGFloat {
        guard width >= 0, width.isFinite else {
            fatalError("\(type) cannot be measured in a width of \(width); a width is finite and not negative")
        }
        let height = heightThatFits(width)
        guard height >= 0, height.isFinite else {
            fatalError(
                "\(type).heightThatFits(width:) returned \(height) for the width \(width); "
                    + "a height is finite and not negative")
        }
        return host.traitCollection.textEnvironment.metrics.roundedRowHeight(height)
    }
}
