extension FontFace {
    /// The axes of a variable font, in the font's order; empty for any other.
    public var axes: [FontAxis] { source.axes }

    /// The designs that a variable font's maker gave names.
    public var namedInstances: [FontNamedInstance] { source.harfBuzz.namedInstances }

    /// The value of every axis; empty where the font does not vary.
    public var variations: [FontAxis.Tag: Double] {
        Dictionary(zip(axes.map(\.tag), location.values), uniquingKeysWith: { first, _ in first })
    }

    /// The same face at other values of its axes, which then stay: a library that holds it matches only by the others.
    ///
    ///     let inter = try FontFace(path: "Inter.var.ttf")
    ///     let library = try FontLibrary(faces: [inter.varied(["wght": 650])])
    ///
    /// Axes that are not named keep their values; values outside an axis's range are brought into it, and axes that the font
    /// lacks are ignored, as in CSS's `font-variation-settings`.
    public func varied(_ variations: [FontAxis.Tag: Double]) -> FontFace { varied(variations, pins: true) }

    func varied(_ variations: [FontAxis.Tag: Double], pins: Bool) -> FontFace {
        var location = location
        location.set(variations, of: axes, pins: pins)
        guard location != self.location else { return self }
        do {
            return try source.face(at: location)
        } catch {
            fatalError("a variation of \(path) cannot be opened, though the font could: \(error)")
        }
    }

    /// The values that matching may give an axis; nil where the face lacks it, or a caller has set it.
    func freeRange(_ tag: FontAxis.Tag) -> ClosedRange<Double>? {
        guard !location.pinned.contains(tag) else { return nil }
        return axes.first { $0.tag == tag }?.range
    }
}
