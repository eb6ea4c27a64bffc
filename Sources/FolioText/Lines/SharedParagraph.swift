import Synchronization

/// A paragraph style and its geometry, which most texts made one after the other have in common.
final class SharedParagraph: Sendable {
    let style: ParagraphStyle
    let geometry: ParagraphGeometry
    private let isBrowser: Bool

    private init(_ style: ParagraphStyle, isBrowser: Bool) {
        self.style = style
        geometry = ParagraphGeometry(style, isBrowser: isBrowser)
        self.isBrowser = isBrowser
    }

    private static let last = Mutex<SharedParagraph?>(nil)

    /// The one made last, if it is the same: a kept text then holds a reference in place of the style.
    static func shared(_ style: ParagraphStyle, isBrowser: Bool) -> SharedParagraph {
        if let last = last.withLock({ $0 }), last.isBrowser == isBrowser, last.style == style { return last }
        let made = SharedParagraph(style, isBrowser: isBrowser)
        last.withLock { $0 = made }
        return made
    }
}
