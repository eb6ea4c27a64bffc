/// The size of the device that a headless interface stands in for.
@MainActor
public final class UIScreen: NSObject {
    /// A phone's: 393 × 852 points. New controllers' views start with this size.
    public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))

    /// Points.
    public var bounds: CGRect

    private init(bounds: CGRect) { self.bounds = bounds }

    /// Pixels to the point, those of the current traits; setting it changes these. 1 under `.css`, which has no other.
    public var scale: CGFloat {
        get { UITraitCollection.current.displayScale }
        set { change { $0.displayScale = newValue } }
    }

    public var nativeScale: CGFloat { scale }

    /// Pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The traits of views that are in no window, and of new windows.
    public var traitCollection: UITraitCollection { .current }

    /// Takes a device's size, scale and idiom: what is made from now on starts with them.
    public func stand(for preset: Preset) {
        bounds = CGRect(origin: .zero, size: preset.size)
        change {
            $0.displayScale = preset.scale
            $0.userInterfaceIdiom = preset.idiom
        }
    }

    private func change(_ make: (inout UITraitOverrides) -> Void) {
        var overrides = UITraitOverrides()
        make(&overrides)
        UITraitCollection.current = overrides.applied(to: .current)
    }
}
