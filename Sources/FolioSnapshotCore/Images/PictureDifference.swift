import FolioRendering
import Foundation

/// How two pictures differ: which rows, and by how much, and a picture that shows it. Nil where they count as equal.
struct PictureDifference {
    private let old: PictureFile
    private let new: PictureFile
    private let tolerance: ImageTolerance

    init(_ old: PictureFile, _ new: PictureFile, tolerance: ImageTolerance) {
        self.old = old
        self.new = new
        self.tolerance = tolerance
    }

    func difference() throws -> SnapshotDifference? {
        let (a, b) = (old.picture, new.picture)
        guard a.width == b.width, a.height == b.height else {
            let size = "size \(a.width) × \(a.height) → \(b.width) × \(b.height) pixels"
            return try difference(lines: [size] + partLines)
        }
        let comparison = PixelComparison(a, b, perceptual: tolerance.perceptual)
        guard Double(comparison.count) > tolerance.pixels * Double(a.width * a.height) else { return nil }
        let share = Double(comparison.count) / Double(max(1, a.width * a.height)) * 100
        let count = "\(comparison.count) pixels differ, \(Self.rounded(share))% of the picture"
        let lines = partLines
        return try difference(lines: [count] + (lines.isEmpty ? [Self.place(comparison, scale: new.scale)] : lines))
    }

    private func difference(lines: [String]) throws -> SnapshotDifference {
        SnapshotDifference(
            lines.joined(separator: "\n"),
            attachments: [
                SnapshotAttachment(name: "reference.png", data: try old.picture.png()),
                SnapshotAttachment(name: "new.png", data: try new.picture.png()),
                SnapshotAttachment(
                    name: "difference.png",
                    data: try old.picture.besides(new.picture, perceptual: tolerance.perceptual).png()),
            ])
    }

    // MARK: Rows

    /// What became of each row, header and footer: added, removed, higher, elsewhere, or other pixels.
    private var partLines: [String] {
        let oldParts = Dictionary(old.parts.map { ($0.name, $0) }) { first, _ in first }
        let newNames = Set(new.parts.map(\.name))
        var lines = old.parts.filter { !newNames.contains($0.name) }.map { "\($0.name) is no longer shown" }
        var shifts = Shifts()
        for part in new.parts {
            guard let before = oldParts[part.name] else {
                lines += shifts.take() + ["\(part.name) is shown now"]
                continue
            }
            var changes: [String] = []
            for (name, from, to) in [
                ("x", before.x, part.x), ("width", before.width, part.width), ("height", before.height, part.height),
            ] where from != to {
                changes.append("\(name) \(HeightDifference.change(from / old.scale, to / new.scale))")
            }
            if changes.isEmpty, let pixels = pixels(of: before, part) { changes.append(pixels) }
            if changes.isEmpty, before.y != part.y {
                lines += shifts.add(part.name, from: before.y / old.scale, to: part.y / new.scale)
            } else {
                lines += shifts.take()
                if !changes.isEmpty { lines.append("\(part.name): \(changes.joined(separator: "; "))") }
            }
        }
        return lines + shifts.take()
    }

    /// How many of a row's pixels differ, wherever the row stands; nil for none, and for a row that is not on whole pixels.
    private func pixels(of before: PictureFile.Part, _ after: PictureFile.Part) -> String? {
        guard before.y.rounded() == before.y, after.y.rounded() == after.y, before.x == after.x else {
            return nil
        }
        let (a, b) = (old.picture, new.picture)
        let columns = max(0, Int(after.x))..<min(a.width, b.width, Int(after.x + after.width))
        guard !columns.isEmpty else { return nil }
        var count = 0
        var (top, bottom) = (Int.max, 0)
        for row in 0..<Int(after.height) {
            let (oldY, newY) = (Int(before.y) + row, Int(after.y) + row)
            guard (0..<a.height).contains(oldY), (0..<b.height).contains(newY) else { continue }
            let oldRow = a.pixels[(oldY * a.width + columns.lowerBound) * 4..<(oldY * a.width + columns.upperBound) * 4]
            let newRow = b.pixels[(newY * b.width + columns.lowerBound) * 4..<(newY * b.width + columns.upperBound) * 4]
            guard !oldRow.elementsEqual(newRow) else { continue }
            let oldLine = RasterImage(width: columns.count, height: 1, pixels: Array(oldRow))
            let newLine = RasterImage(width: columns.count, height: 1, pixels: Array(newRow))
            let differing = PixelComparison(oldLine, newLine, perceptual: tolerance.perceptual).count
            guard differing > 0 else { continue }
            count += differing
            top = min(top, row)
            bottom = max(bottom, row + 1)
        }
        guard count > 0 else { return nil }
        let (from, to) = (Self.rounded(Double(top) / new.scale), Self.rounded(Double(bottom) / new.scale))
        return "\(count) pixels differ, \(from) to \(to) points below its top"
    }

    // MARK: Words

    private static func place(_ comparison: PixelComparison, scale: Double) -> String {
        var (minX, maxX, minY, maxY) = (Int.max, 0, Int.max, 0)
        for (index, differs) in comparison.differs.enumerated() where differs {
            let (y, x) = index.quotientAndRemainder(dividingBy: comparison.width)
            (minX, maxX) = (min(minX, x), max(maxX, x + 1))
            (minY, maxY) = (min(minY, y), max(maxY, y + 1))
        }
        func points(_ pixels: Int) -> String { rounded(Double(pixels) / scale) }
        return "from x \(points(minX)) to \(points(maxX)), from y \(points(minY)) to \(points(maxY)) points"
    }

    private static func rounded(_ number: Double) -> String { ((number * 1000).rounded() / 1000).snapshotText }
}
