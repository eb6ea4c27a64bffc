import FolioRendering
import FolioText
import UIKit

/// A white view of 200 by 100 points to put views on, and its picture.
@MainActor
struct Stage {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() { view.backgroundColor = .white }

    func picture(scale: CGFloat = 1) throws -> RasterImage { try DisplayList(view).rasterized(scale: scale) }

    func label(_ text: String, size: CGFloat = 40) -> UILabel {
        let label = UILabel(frame: view.bounds)
        label.font = .systemFont(ofSize: size)
        label.text = text
        view.addSubview(label)
        return label
    }

    func box(_ frame: CGRect, _ color: UIColor = .red) -> UIView {
        let box = UIView(frame: frame)
        box.backgroundColor = color
        view.addSubview(box)
        return box
    }
}

extension RasterImage {
    /// The smallest rectangle with all pixels that are not of the colour; nil where there are none.
    func extent(besides color: CGColor = UIColor.white.cgColor) -> CGRect? {
        var extent: CGRect?
        for y in 0..<height {
            for x in 0..<width where self[x, y] != color {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                extent = extent.map { $0.union(pixel) } ?? pixel
            }
        }
        return extent
    }

    func colors() -> Set<CGColor> {
        var colors = Set<CGColor>()
        for y in 0..<height {
            for x in 0..<width { colors.insert(self[x, y]) }
        }
        return colors
    }
}
