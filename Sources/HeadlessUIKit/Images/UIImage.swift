/// A picture's size, scale and orientation. Pixels are read by who draws it alone: layout needs none. Immutable.
///
/// PNG and JPEG files are known. A symbol is a placeholder, since Apple's symbols are not ours to ship: any name gives a
/// square of its point size, and no symbol is told from another.
public final class UIImage: NSObject, Sendable {
    private enum Source: Sendable {
        case empty
        /// Stored pixels, not turned.
        case picture(width: Int, height: Int, ImageSource)
        case symbol
    }

    private let source: Source
    /// Pixels to the point.
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public let renderingMode: RenderingMode
    public let configuration: Configuration?
    /// Whether the picture is drawn mirrored where the interface runs from right to left.
    public let flipsForRightToLeftLayoutDirection: Bool
    /// What a template's shape is filled with; nil for the view's tint colour.
    let tintColor: UIColor?
    /// The parts at the edges that keep their size where the picture is drawn larger or smaller. Points.
    public let capInsets: UIEdgeInsets
    /// How what lies between the parts at the edges is made as large as needed.
    public let resizingMode: ResizingMode

    private init(
        _ source: Source, scale: CGFloat, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic,
        configuration: Configuration? = nil, isFlipping: Bool = false, tintColor: UIColor? = nil,
        capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile
    ) {
        precondition(scale.isFinite && scale > 0, "a picture's scale is finite and above 0, not \(scale)")
        self.source = source
        self.scale = scale
        imageOrientation = orientation
        self.renderingMode = renderingMode
        self.configuration = configuration
        flipsForRightToLeftLayoutDirection = isFlipping
        self.tintColor = tintColor
        self.capInsets = capInsets
        self.resizingMode = resizingMode
    }

    /// A picture without pixels, of size zero.
    public convenience override init() { self.init(.empty, scale: 1) }

    convenience init(
        _ header: ImageHeader, _ source: ImageSource, scale: CGFloat, configuration: Configuration? = nil
    ) {
        self.init(
            .picture(width: header.width, height: header.height, source), scale: scale,
            orientation: header.orientation, configuration: configuration)
    }

    /// The PNG or JPEG file, read again for each call; nil for a symbol, an empty picture and a file that is gone.
    package var encodedData: Data? {
        guard case .picture(_, _, let source) = source else { return nil }
        switch source {
        case .data(let data): return data
        case .file(let path): return ImageFile.contents(path: path)
        }
    }

    /// A placeholder for one of Apple's symbols, nil for an empty name; 17 points where no size is configured.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
        guard !name.isEmpty else { return nil }
        let symbolConfiguration = SymbolConfiguration.unspecified.applying(configuration)
        let traits = configuration?.traitCollection ?? .current
        self.init(.symbol, scale: traits.displayScale, configuration: symbolConfiguration)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    // MARK: Size

    /// Points, upright.
    public var size: CGSize {
        switch source {
        case .empty: return .zero
        case .picture(let width, let height, _):
            let (width, height) = (CGFloat(width) / scale, CGFloat(height) / scale)
            return imageOrientation.isSideways
                ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        case .symbol:
            let side = (symbolConfiguration ?? .unspecified).side
            return CGSize(width: side, height: side)
        }
    }

    public var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
    }

    /// A symbol's configuration; nil for other pictures.
    public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

    // MARK: Other pictures of the same source

    private func copy(
        orientation: Orientation? = nil, renderingMode: RenderingMode? = nil, configuration: Configuration? = nil,
        isFlipping: Bool? = nil, tintColor: UIColor? = nil, capInsets: UIEdgeInsets? = nil,
        resizingMode: ResizingMode? = nil
    ) -> UIImage {
        UIImage(
            source, scale: scale, orientation: orientation ?? imageOrientation,
            renderingMode: renderingMode ?? self.renderingMode, configuration: configuration ?? self.configuration,
            isFlipping: isFlipping ?? flipsForRightToLeftLayoutDirection, tintColor: tintColor ?? self.tintColor,
            capInsets: capInsets ?? self.capInsets, resizingMode: resizingMode ?? self.resizingMode)
    }

    /// The picture under another configuration. A symbol takes its size from it alone; other pictures keep theirs.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard isSymbolImage else { return copy(configuration: configuration) }
        return copy(configuration: SymbolConfiguration.unspecified.applying(configuration))
    }

    /// The symbol with its configuration changed by what the other one specifies; nil for other pictures.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? copy(configuration: (symbolConfiguration ?? .unspecified).applying(configuration)) : nil
    }

    /// The picture with edges that keep their size; what lies between is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The picture with edges that keep their size, and that have no negative lengths.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        precondition(
            [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right].allSatisfy { $0 >= 0 && $0.isFinite },
            "a picture cannot have cap insets of \(capInsets)")
        return copy(capInsets: capInsets, resizingMode: resizingMode)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copy(renderingMode: renderingMode) }

    /// A template of this colour, whichever view shows it.
    public func withTintColor(_ color: UIColor) -> UIImage { copy(tintColor: color) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode, tintColor: color)
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(isFlipping: true) }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        copy(orientation: imageOrientation.flippedHorizontally)
    }
}
