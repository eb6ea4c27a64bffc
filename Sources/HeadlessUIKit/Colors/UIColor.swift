/// A colour in sRGB, or one that the traits choose. Immutable, usable from every thread.
public final class UIColor: NSObject, Sendable {
    private enum Source: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let source: Source

    /// - Parameters: components from 0 to 1; values outside are brought to the nearest end.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func unit(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        source = .fixed(CGColor(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha)))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// - Parameters: components from 0 to 1; values outside are brought to the nearest end.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func unit(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        let (saturation, brightness) = (unit(saturation), unit(brightness))
        // Smith's hexcone: each component falls and rises along the circle, a third of it after the other.
        func component(_ offset: CGFloat) -> CGFloat {
            let sixths = (offset + unit(hue) * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(sixths, 4 - sixths, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    public init(cgColor: CGColor) { source = .fixed(cgColor) }

    /// A colour that is asked for anew whenever it is used under other traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
    }

    /// The colour that is meant under the traits, not dynamic itself.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// The colour's components under `UITraitCollection.current`.
    public var cgColor: CGColor {
        switch source {
        case .fixed(let color): color
        case .dynamic: resolvedColor(with: .current).cgColor
        }
    }

    /// The same colour with another alpha, under every traits.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color): UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    /// Components from 0 to 1 under `UITraitCollection.current`; true, since every colour here is in sRGB.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Hue, saturation and brightness from 0 to 1 under `UITraitCollection.current`; a grey's hue is 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
        let range = most - least
        // Sixths of the circle, from the component that is largest (Smith's hexcone).
        let sixths: CGFloat =
            if range == 0 {
                0
            } else if most == color.red {
                (color.green - color.blue) / range
            } else if most == color.green {
                (color.blue - color.red) / range + 2
            } else {
                (color.red - color.green) / range + 4
            }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = most == 0 ? 0 : range / most
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    /// Grey from 0 to 1 under `UITraitCollection.current`; false, and nothing is set, where the colour is no grey.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Fixed colours are equal where their components are; a dynamic one equals itself alone.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if case .fixed(let a) = source, case .fixed(let b) = other.source { return a == b }
        return false
    }

    public override var hash: Int {
        switch source {
        case .fixed(let color): color.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }
}
