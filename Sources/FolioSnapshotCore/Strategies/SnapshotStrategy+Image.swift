public import FolioRendering
public import HeadlessUIKit

extension SnapshotStrategy where Value == DisplayList {
    /// A picture as PNG; a difference is told by the rows that it is in, with reference, new and difference side by side.
    ///
    /// - Parameters:
    ///   - scale: pixels to the point.
    ///   - tolerance: what may differ and still count as equal; nothing unless given.
    ///   - background: what lies behind everything.
    public static func image(
        scale: Double = 2, tolerance: ImageTolerance = .exact, background: CGColor? = nil
    ) -> SnapshotStrategy {
        SnapshotStrategy(
            fileExtension: "png",
            contents: { list in try PictureFile(list, scale: scale, background: background).data() },
            difference: { recorded, actual in
                guard recorded != actual else { return nil }
                let (old, new) = (try PictureFile(recorded), try PictureFile(actual))
                return try PictureDifference(old, new, tolerance: tolerance).difference()
            })
    }

    /// A picture as SVG; a difference is told by the rows that it is in.
    public static var svg: SnapshotStrategy {
        SnapshotStrategy<String>.text(fileExtension: "svg", difference: SVGDifference.text).pullback { list in
            try list.svg()
        }
    }
}

extension SnapshotStrategy where Value: UIView {
    /// What the view shows, as PNG; laid out first where it needs it.
    ///
    /// - Parameters:
    ///   - scale: pixels to the point.
    ///   - tolerance: what may differ and still count as equal; nothing unless given.
    @MainActor
    public static func image(scale: Double = 2, tolerance: ImageTolerance = .exact) -> SnapshotStrategy {
        SnapshotStrategy<DisplayList>.image(scale: scale, tolerance: tolerance).pullback { view in
            MainActor.assumeIsolated { DisplayList(view) }
        }
    }

    /// What the view shows, as SVG with outlines.
    @MainActor
    public static var svg: SnapshotStrategy {
        SnapshotStrategy<DisplayList>.svg.pullback { view in MainActor.assumeIsolated { DisplayList(view) } }
    }
}
