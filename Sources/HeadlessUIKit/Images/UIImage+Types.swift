extension UIImage {
    /// How the stored pixels are turned to be upright.
    public enum Orientation: Int, Hashable, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// Whether width and height change places.
        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }

        /// The same, seen in a mirror that changes left and right.
        var flippedHorizontally: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .leftMirrored
            case .right: .rightMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .left
            case .rightMirrored: .right
            }
        }
    }

    /// Whether a picture shows its own colours or stands for a shape filled with the tint colour.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// A shape for symbols, colours for other pictures.
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    /// How the middle of a resizable picture fills a larger place.
    public enum ResizingMode: Int, Hashable, Sendable {
        case tile
        case stretch
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Hashable, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// How thick a symbol's lines are. A symbol's box is the same at every weight here.
    public enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of a text beside the symbol; regular where nothing is specified.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }
}
