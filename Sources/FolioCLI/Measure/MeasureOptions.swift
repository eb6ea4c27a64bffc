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
    let fonts: FontOptions
    let jobs: Int
    let isQuiet: Bool

    static let maximumJobs = 1024

    static let options: [String: Arguments.Option] = [
        "--width": .values, "--format": .value, "--metrics": .value, "--scale": .value,
        "--content-size-category": .value, "--jobs": .value, "--quiet": .flag,
    ].merging(FontOptions.options) { first, _ in first }

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
        for value in arguments.values("--width") { widths.append(try TableWidth.parse(value, arguments)) }
        self.widths = widths
        format = try arguments.choice("--format", ["table": .table, "json": .json, "csv": .csv]) ?? .table
        metrics = try Self.metrics(arguments)
        contentSizeCategory =
            try arguments.choice("--content-size-category", TableNames.contentSizeCategories) ?? .large
        fonts = FontOptions(arguments)
        jobs = try Self.jobs(arguments)
        isQuiet = arguments.has("--quiet")
    }

    private static func metrics(_ arguments: Arguments) throws(CommandError) -> LineMetricsRule {
        let metrics = try arguments.choice("--metrics", TableNames.metrics) ?? .uikit
        guard let value = arguments.value("--scale") else { return metrics }
        guard metrics != .css else {
            throw CommandError(.usage, "measure: --scale is for --metrics uikit; a browser's boxes are not rounded")
        }
        guard let scale = Double(finite: value), scale >= 0.5, scale <= 10 else {
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
}
