import FolioRendering
import Foundation
import HeadlessUIKit

/// `folio render TABLE.json --width W --output FILE`: a picture or a page of a table.
enum RenderCommand: Subcommand {
    static let name = "render"
    static let summary = "a table as a picture (PNG, SVG, PDF) or as a page (HTML)"

    static func run(_ arguments: [String], console: Console) throws {
        let options = try RenderOptions(arguments)
        let table = try Table(file: options.file, console: console)
        let name = fontFolderName(options)
        let (data, fonts) = try MainThread.run { try render(table, options, fontFolder: name) }
        // The page comes last, so that there is none without its fonts.
        if !fonts.isEmpty {
            let folder = URL(fileURLWithPath: options.output).deletingLastPathComponent().appending(path: name).path
            try console.makeFolder(folder)
            for (name, font) in fonts { try console.write(font, toFile: "\(folder)/\(name)") }
        }
        try console.write(data, toFile: options.output)
    }

    /// The folder of a page's fonts, beside the page.
    private static func fontFolderName(_ options: RenderOptions) -> String {
        URL(fileURLWithPath: options.output).deletingPathExtension().lastPathComponent + "-fonts"
    }

    /// The file, and the font files that belong beside it.
    @MainActor
    private static func render(
        _ table: Table, _ options: RenderOptions, fontFolder: String
    ) throws -> (Data, fonts: [String: Data]) {
        let view = options.screen.view(table)
        let background = UIColor.systemBackground.resolvedColor(with: view.traitCollection).cgColor
        do throws(RenderingError) {
            if options.format == .html {
                let title = options.file == "-" ? "Folio" : URL(fileURLWithPath: options.file).lastPathComponent
                let page = try HTMLPage(
                    view, title: title, fonts: options.isSelfContained ? .embedded : .linked(folder: fontFolder))
                return (Data(page.html.utf8), page.fontFiles)
            }
            let list = DisplayList(view, guides: options.hasGuides)
            let scale = CGFloat(options.scale)
            switch options.format {
            case .png: return (try list.png(scale: scale, background: background), [:])
            case .pdf: return (try list.pdf(scale: scale, background: background), [:])
            case .svg, .html:
                let svg = try list.svg(
                    scale: scale, background: background, text: options.hasTextInSVG ? .embeddedFonts : .outlines)
                return (Data(svg.utf8), [:])
            }
        } catch {
            throw CommandError(rendering: error)
        }
    }
}

extension CommandError {
    /// What is wrong with a picture that was asked for.
    init(rendering error: RenderingError) {
        switch error {
        case .unsupportedSize:
            self.init(.data, "\(error). Draw a part of the table with --visible Y,HEIGHT, or with a smaller --scale")
        case .needsBrowserMetrics, .unnameableFace, .undecodable: self.init(.data, "\(error)")
        case .cairo: self.init(.software, "\(error)")
        }
    }
}
