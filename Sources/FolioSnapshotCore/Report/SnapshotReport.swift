import Foundation

/// One page with all that differs: in words, and as pictures side by side. It needs no other file.
public struct SnapshotReport: Sendable {
    public var results: [SnapshotResult]

    public init(results: [SnapshotResult]) { self.results = results }

    private static let style = """
        :root { color-scheme: light dark }
        body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
        h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
        article { border-top: 1px solid #8886; }
        pre { background: #8881; border-radius: 6px; padding: .75rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere }
        figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; max-width: 31% }
        figure.wide { max-width: 100%; display: block }
        img { max-width: 100%; border: 1px solid #8886; background: #fff }
        figcaption { font-size: .85rem; opacity: .7 }
        .kind { border-radius: 1em; font-size: .8rem; padding: .1em .7em; margin-left: .5em; color: #fff }
        .different { background: #c0392b } .missing { background: #b7791f } .recorded, .recordedAnew { background: #2d7d46 }
        summary { cursor: pointer }
        li { list-style: none; display: inline-block; margin-right: 1.5em; opacity: .7 }
        ul { padding: 0 }
        """

    /// The page; equal results give equal bytes.
    public var html: String {
        let failures = results.compactMap { result in result.failure.map { (result.title, $0) } }
        let equal = results.filter { $0.failure == nil }
        let heading =
            failures.isEmpty
            ? "All \(results.count) snapshots are as recorded"
            : "\(failures.count) of \(results.count) snapshots differ"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(heading)</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <h1>\(heading)</h1>
            \(failures.map { Self.article($0, $1) }.joined(separator: "\n"))
            <h2>As recorded: \(equal.count)</h2>
            <ul>\(equal.map { "<li>\(Self.escaped($0.title))</li>" }.joined())</ul>
            </body>
            </html>

            """
    }

    private static func article(_ title: String, _ failure: SnapshotFailure) -> String {
        let words: String
        switch failure.kind {
        case .missing: words = "There is no such snapshot yet: \(failure.file.lastPathComponent)"
        case .recorded: words = "Recorded for the first time."
        case .recordedAnew, .different: words = failure.difference ?? "It counts as equal."
        }
        var body = "<pre>\(escaped(words))</pre>"
        if !failure.attachments.isEmpty {
            body += failure.attachments.filter { $0.name == "difference.png" }.map { picture($0.name, $0.data) }
                .joined()
        } else if failure.file.pathExtension == "png" {
            body += picture("new.png", failure.actual)
        } else if failure.file.pathExtension == "svg" {
            if let reference = failure.reference { body += picture("reference.svg", reference) }
            body += picture("new.svg", failure.actual)
        } else if failure.kind == .missing {
            let text = escaped(String(decoding: failure.actual, as: UTF8.self))
            body += "<details><summary>What it would hold</summary><pre>\(text)</pre></details>"
        }
        return """
            <article>
            <h2>\(escaped(title))<span class="kind \(failure.kind)">\(label(failure.kind))</span></h2>
            \(body)
            </article>
            """
    }

    private static func label(_ kind: SnapshotFailure.Kind) -> String {
        switch kind {
        case .missing: "missing"
        case .recorded: "recorded"
        case .recordedAnew: "recorded anew"
        case .different: "different"
        }
    }

    /// Of pictures that differ the one with all three side by side is enough.
    private static func picture(_ name: String, _ data: Data) -> String {
        switch name {
        case "difference.png": figure("reference, new, difference", "image/png", data, isWide: true)
        default: figure(name, name.hasSuffix(".svg") ? "image/svg+xml" : "image/png", data, isWide: false)
        }
    }

    private static func figure(_ caption: String, _ type: String, _ data: Data, isWide: Bool) -> String {
        "<figure\(isWide ? " class=\"wide\"" : "")><img alt=\"\(caption)\""
            + " src=\"data:\(type);base64,\(data.base64EncodedString())\"><figcaption>\(caption)</figcaption></figure>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
