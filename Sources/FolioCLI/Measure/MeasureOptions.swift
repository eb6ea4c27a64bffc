import FolioText
import Foundation
import HeadlessUIKit

/// What `folio measure` was asked for.
struct MeasureOptions {
    enum Format: Sendable { case table, json, csv }

    let file: String
    /// Points, in the order given.
    let widths: [Double]
    let format: Format
    let metrics: LineMetricsRule
    let contentSizeCategory: UIContentSizeCategory
    let fontDirectory: String?
    /// Names of the machine's fonts, in order of fallback.
    let systemFonts: [String]
    let jobs: Int
    let isQuiet: Bool

    /// A wider table is a mistake in the unit: 1,000,000 points are more than a hundred metres.
    static let maximumWidth = 1_000_000.0
    static let maximumJobs = 1024

    static let options: [String: Arguments.Option] = [
        "--width": .values, "--format": .value, "--metrics": .value, "--scale": .value,
        "--content-size-category": .value, "--font-directory": .value, "--system-font": .values,
        "--jobs": .value, "--quiet": .flag,
    ]

    /// - Throws: `CommandError` (usage).
    init(_ arguments: [String]) throws(CommandError) {
        let arguments = try Arguments(arguments, options: Self.options, command: "measure")
        guard let file = arguments.positional.first else {
            throw CommandError(.usage, "measure: expected a table file, or - for standard input")
        }
        guard arguments.positional.count == 1 else {
            throw CommandError(
                .usage, "measure: expected one table file, not also \(arguments.positional[1].quoted)")
        }
        guard !arguments.values("--width").isEmpty else {
            throw CommandError(.usage, "measure: expected --width with the table's width in points")
        }
        self.file = file
        var widths: [Double] = []
        for value in arguments.values("--width") { widths.append(try Self.width(value, arguments)) }
        self.widths = widths
        format = try arguments.choice("--format", ["table": .table, "json": .json, "csv": .csv]) ?? .table
        metrics = try Self.metrics(arguments)
        contentSizeCategory =
            try arguments.choice("--content-size-category", TableNames.contentSizeCategories) ?? .large
        fontDirectory = arguments.value("--font-directory")
        systemFonts = arguments.values("--system-font")
        jobs = try Self.jobs(arguments)
        isQuiet = arguments.has("--quiet")
    }

    private static func width(_ value: String, _ arguments: Arguments) throws(CommandError) -> Double {
        guard let width = number(value), width >= 0, width <= maximumWidth else {
            throw arguments.error("--width", value, expected: "points from 0 to \(maximumWidth.shortest)")
        }
        return width + 0  // −0 becomes 0
    }

    private static func metrics(_ arguments: Arguments) throws(CommandError) -> LineMetricsRule {
        let isCSS = try arguments.choice("--metrics", ["uikit": false, "css": true]) ?? false
        guard let value = arguments.value("--scale") else { return isCSS ? .css : .uikit }
        guard !isCSS else {
            throw CommandError(.usage, "measure: --scale is for --metrics uikit; a browser's boxes are not rounded")
        }
        guard let scale = number(value), scale >= 0.5, scale <= 10 else {
            throw arguments.error("--scale", value, expected: "pixels to a point, from 0.5 to 10")
        }
        return .uikit(scale: scale)
    }

    private static func jobs(_ arguments: Arguments) throws(CommandError) -> Int {
        guard let value = arguments.value("--jobs") else {
            return min(maximumJobs, ProcessInfo.processInfo.activeProcessorCount)
        }
        guard let jobs = Int(value), jobs >= 1, jobs <= maximumJobs else {
            throw arguments.error("--jobs", value, expected: "a whole number from 1 to \(maximumJobs)")
        }
        return jobs
    }

    /// A finite decimal number; Swift's own reading also takes `nan`, `inf` and hexadecimal digits.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }), let number = Double(text) else {
            return nil
        }
        return number.isFinite ? number : nil
    }
}
