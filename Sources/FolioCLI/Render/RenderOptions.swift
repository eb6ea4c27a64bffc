import FolioRendering
import FolioText
import Foundation
import HeadlessUIKit

/// What `folio render` was asked for.
struct RenderOptions: Sendable {
    enum Format: String, CaseIterable, Sendable { case png, svg, pdf, html }

    let file: String
    let output: String
    let format: Format
    let screen: TableScreen
    /// Pixels to the point, for PNG; the file's size to the table's, for SVG and PDF.
    let scale: Double
    let hasGuides: Bool
    /// How SVG and PDF show text, and whether a page has its fonts in itself.
    let text: DocumentText
    let isSelfContained: Bool

    static let options: [String: Arguments.Option] = [
        "--width": .value, "--output": .value, "--format": .value, "--visible": .value, "--scale": .value,
        "--appearance": .value, "--direction": .value, "--content-size-category": .value, "--metrics": .value,
        "--guides": .flag, "--text": .value, "--self-contained": .flag,
    ].merging(FontOptions.options) { first, _ in first }

    /// - Throws: `CommandError`: usage, or what reading the fonts throws.
    init(_ arguments: [String]) throws(CommandError) {
        let arguments = try Arguments(arguments, options: Self.options, command: "render")
        guard let file = arguments.positional.first else {
            throw CommandError(.usage, "render: expected a table file, or - for standard input")
        }
        guard arguments.positional.count == 1 else {
            throw CommandError(.usage, "render: expected one table file, not also \(arguments.positional[1].quoted)")
        }
        guard let width = arguments.value("--width") else {
            throw CommandError(.usage, "render: expected --width with the table's width in points")
        }
        guard let output = arguments.value("--output") else {
            throw CommandError(.usage, "render: expected --output with the file to write, or - for standard output")
        }
        self.file = file
        self.output = output
        let format = try Self.format(output, arguments)
        self.format = format
        scale =
            try arguments.number("--scale", from: 0.1, to: 10, expected: "a factor from 0.1 to 10")
            ?? (format == .png ? 3 : 1)
        hasGuides = arguments.has("--guides")
        text =
            try arguments.choice("--text", ["outlines": .outlines, "fonts": .embeddedFonts])
            ?? (format == .pdf ? .embeddedFonts : .outlines)
        isSelfContained = arguments.has("--self-contained") || output == "-"
        let isCSS = try arguments.choice("--metrics", TableNames.metrics).map { $0 == .css } ?? (format == .html)
        let metrics: LineMetricsRule = isCSS ? .css : format == .png ? .uikit(scale: max(0.5, scale)) : .uikit
        screen = TableScreen(
            width: try TableWidth.parse(width, arguments),
            environment: TextEnvironment(library: try FontOptions(arguments).library(), metrics: metrics),
            contentSizeCategory:
                try arguments.choice("--content-size-category", TableNames.contentSizeCategories) ?? .large,
            appearance: try arguments.choice("--appearance", TableNames.appearances) ?? .light,
            direction: try arguments.choice("--direction", TableNames.directions) ?? .leftToRight,
            window: try Self.window(arguments))
        try checkPage(isCSS: isCSS)
    }

    /// What a page cannot have, and what only a page has.
    private func checkPage(isCSS: Bool) throws(CommandError) {
        guard format == .html else { return }
        guard isCSS else {
            throw CommandError(
                .usage, "render: a page is measured by a browser's rules: --metrics css, or leave it out")
        }
        guard screen.window == nil else {
            throw CommandError(.usage, "render: a page has all rows: leave --visible out")
        }
        guard !hasGuides else { throw CommandError(.usage, "render: a page has no guides: leave --guides out") }
    }

    private static func format(_ output: String, _ arguments: Arguments) throws(CommandError) -> Format {
        let formats: KeyValuePairs<String, Format> = ["png": .png, "svg": .svg, "pdf": .pdf, "html": .html]
        if let format = try arguments.choice("--format", formats) { return format }
        let suffix = URL(fileURLWithPath: output).pathExtension.lowercased()
        guard output != "-", let format = Format(rawValue: suffix) else {
            let names = Format.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
            throw arguments.error("--output", output, expected: "a file that ends in \(names), or also --format")
        }
        return format
    }

    private static func window(_ arguments: Arguments) throws(CommandError) -> TableScreen.Window? {
        guard let value = arguments.value("--visible") else { return nil }
        let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map { Double(finite: String($0)) }
        guard numbers.count == 2, let y = numbers[0], let height = numbers[1], abs(y) <= 1e9, height > 0, height <= 1e6
        else { throw arguments.error("--visible", value, expected: "Y,HEIGHT in points, such as 0,844") }
        return TableScreen.Window(y: y, height: height)
    }
}
