import CairoPainting
import FolioRendering
import FolioText
import Foundation
import HeadlessUIKit

/// A PNG of a screen of messages, 390 × 844 points at 2 pixels to the point, beside Cairo painting the same glyphs.
///
/// Times are those of the one thread that draws, so that what else the machine does is not in them.
@MainActor
struct PictureBenchmark {
    private static let passes = 15
    private static let height: CGFloat = 844
    private static let scale: CGFloat = 2
    /// Milliseconds for the PNG of a screen that is laid out.
    private static let goal = Figure.Goal.atMost(30)
    /// The same by Cairo's bare painting of the glyphs, which writes no file.
    private static let paintingGoal = Figure.Goal.atMost(4)
    /// The same by Cairo's painting and its PNG file.
    private static let fileGoal = Figure.Goal.atMost(1)

    let corpus: BenchmarkCorpus

    func run() throws -> [Figure] {
        let view = MessageTable(corpus.strings, rows: 60).view(height: Self.height)
        var pictures = Stopwatch()
        var bytes = 0
        for _ in 0...Self.passes {
            pictures.time { bytes = (try? DisplayList(view).png(scale: Self.scale).count) ?? 0 }
        }
        let (files, glyphs) = Self.glyphs(DisplayList(view).items)
        var floor = Stopwatch()
        var painted: Int64 = 0
        var painting: [Double] = []
        for _ in 0...Self.passes {
            floor.time {
                var seconds = 0.0
                painted = Self.paint(files, glyphs, &seconds)
                painting.append(seconds * 1000)
            }
        }
        guard bytes > 0, painted > 0 else { throw RenderingError.cairo("nothing was painted") }
        let (ours, cairos) = (pictures.medianCPU / 1e6, floor.medianCPU / 1e6)
        let bare = painting.dropFirst().sorted()[Self.passes / 2]
        let parts: [(name: String, value: Double)] = [
            ("folio_ms", ours), ("cairo_ms", cairos), ("cairo_painting_ms", bare),
            ("glyphs", Double(glyphs.count)),
        ]
        return [
            Figure(
                benchmark: "picture", corpus: corpus.name, value: ours, unit: "ms", goal: Self.goal, parts: parts),
            Figure(
                benchmark: "picture-by-painting", corpus: corpus.name, value: ours / bare, unit: "by Cairo's painting",
                goal: Self.paintingGoal, parts: parts),
            Figure(
                benchmark: "picture-by-file", corpus: corpus.name, value: ours / cairos, unit: "by Cairo's file",
                goal: Self.fileGoal, parts: parts),
        ]
    }

    /// Every glyph with an outline, where it stands in the picture, and the font files.
    private static func glyphs(_ items: [DisplayItem]) -> (files: [String], glyphs: [PaintedGlyph]) {
        var files: [String] = []
        var glyphs: [PaintedGlyph] = []
        func add(_ items: [DisplayItem]) {
            for item in items {
                switch item {
                case .group(let group): add(group.items)
                case .glyphs(let run, let origin, _):
                    guard !run.face.hasColorGlyphs else { continue }
                    let font = files.firstIndex(of: run.face.path) ?? files.count
                    if font == files.count { files.append(run.face.path) }
                    glyphs += run.glyphs.map { glyph in
                        PaintedGlyph(
                            font: Int32(font), glyph: glyph.id, x: Double(origin.x) + glyph.x,
                            y: Double(origin.y) + glyph.y, size: run.size)
                    }
                case .fill, .border, .stroke, .image: break
                }
            }
        }
        add(items)
        return (files, glyphs)
    }

    private static func paint(_ files: [String], _ glyphs: [PaintedGlyph], _ seconds: inout Double) -> Int64 {
        let paths = files.map { strdup($0) }
        defer { for path in paths { free(path) } }
        var pointers = paths.map { UnsafePointer($0) }
        return cairo_paint_glyphs(
            &pointers, Int32(files.count), glyphs, Int32(glyphs.count), Double(MessageTable.width), Double(height),
            Double(scale), &seconds)
    }
}
