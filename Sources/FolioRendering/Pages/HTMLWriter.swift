import FolioText
import HeadlessUIKit

/// Writes boxes as elements of HTML; equal styles share a class.
struct HTMLWriter {
    private(set) var fonts = PageFonts()
    private var body = ""
    private var depth = 2
    private var classes: [String: String] = [:]
    private var rules: [String] = []

    /// CSS lengths are kept in 64ths of a pixel: distances are differences of rounded places, so that no error adds up.
    private static func snapped(_ length: CGFloat) -> Double { (Double(length) * 64).rounded() / 64 }

    private static let baseRules = """
        html, body { margin: 0; padding: 0 }
        main, .box, .band { display: flow-root; position: relative; box-sizing: content-box }
        main { text-rendering: geometricPrecision; font-synthesis: none; font-weight: normal; line-height: normal }
        .band { display: grid; grid-template-columns: 100%; align-items: start; justify-items: left }
        .band > * { grid-area: 1 / 1 }
        .text { overflow-wrap: break-word; unicode-bidi: plaintext; tab-size: 8; min-width: 0 }
        .back { position: absolute }
        svg { display: block; overflow: visible }
        """

    func document(title: String, isRightToLeft: Bool, fonts source: PageFontSource) throws(RenderingError) -> String {
        """
        <!DOCTYPE html>
        <html\(isRightToLeft ? " dir=\"rtl\"" : "")>
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title.xmlEscaped)</title>
        <style>
        \(try fonts.fontFaceRules(source))
        \(Self.baseRules)
        \(rules.joined(separator: "\n"))
        </style>
        </head>
        <body>
        \(body)</body>
        </html>

        """
    }

    /// The whole page.
    mutating func write(_ box: PageBox) throws(RenderingError) {
        var style = "direction: ltr; width: \(Self.snapped(box.rect.width).precise)px;"
        if let background = box.background { style += " background: \(Self.css(background));" }
        line("<main class=\"\(name(of: style))\">")
        try writeItems(box)
        line("</main>")
    }

    private mutating func line(_ text: String) { body += String(repeating: " ", count: depth) + text + "\n" }

    /// The class of a style.
    private mutating func name(of style: String) -> String {
        if let name = classes[style] { return name }
        let name = "s\(classes.count + 1)"
        classes[style] = name
        rules.append(".\(name) { \(style) }")
        return name
    }

    // MARK: Boxes

    /// Items one below the other; those that stand side by side share a band, which is as high as the highest.
    private mutating func writeItems(_ box: PageBox) throws(RenderingError) {
        depth += 1
        let texts = box.items.filter { if case .picture = $0.content { false } else { !$0.isBackdrop } }.map(\.rect)
        let (textTop, textBottom) = (texts.map(\.minY).min() ?? .infinity, texts.map(\.maxY).max() ?? -.infinity)
        // A picture beside texts that are higher takes no part in the height, and must not hold the texts together.
        let isBeside = { (item: PageBox.Item) in
            guard case .picture = item.content else { return item.isBackdrop }
            return item.isBackdrop || (item.rect.minY >= textTop && item.rect.maxY <= textBottom)
        }
        for item in box.items where isBeside(item) { try write(item, at: "back", style: Self.place(item.rect)) }
        let flowing = box.items.filter { !isBeside($0) }.sorted { $0.rect.minY < $1.rect.minY }
        var bottom = 0.0
        var index = flowing.startIndex
        while index < flowing.endIndex {
            var end = index + 1
            var bandBottom = flowing[index].rect.maxY
            while end < flowing.endIndex, flowing[end].rect.minY < bandBottom - 0.01 {
                bandBottom = max(bandBottom, flowing[end].rect.maxY)
                end += 1
            }
            let top = Self.snapped(flowing[index].rect.minY)
            if end == index + 1 {
                try write(flowing[index], at: "", style: Self.inset(flowing[index].rect, top: top - bottom))
            } else {
                line("<div class=\"band \(name(of: "margin-top: \((top - bottom).precise)px;"))\">")
                depth += 1
                for item in flowing[index..<end] {
                    try write(item, at: "", style: Self.inset(item.rect, top: Self.snapped(item.rect.minY) - top))
                }
                depth -= 1
                line("</div>")
            }
            bottom = Self.snapped(bandBottom)
            index = end
        }
        depth -= 1
        // What is left below the last item; a box of nothing else has its height from here.
        let rest = Self.snapped(box.rect.height) - bottom
        if rest != 0, box.part != nil || rest > 0 {
            depth += 1
            let style = rest > 0 ? "height: \(rest.precise)px;" : "margin-top: \(rest.precise)px;"
            line("<div class=\"\(name(of: style))\"></div>")
            depth -= 1
        }
    }

    private mutating func write(
        _ item: PageBox.Item, at place: String, style: String
    ) throws(RenderingError) {
        switch item.content {
        case .box(let box): try write(box, at: place, style: style)
        case .text(let text): write(text, style: style)
        case .picture(let drawn):
            let picture = CGRect(origin: .zero, size: item.rect.size)
            var list = DisplayList(size: picture.size, items: drawn)
            list.items = [
                .group(
                    DisplayGroup(
                        drawn, transform: CGAffineTransform(translationX: -item.rect.minX, y: -item.rect.minY)))
            ]
            guard picture.width > 0, picture.height > 0 else { return }
            let svg = try list.svg().split(separator: "\n").joined()
            let height = "height: \(Self.snapped(picture.height).precise)px;"
            line("<div class=\"\(place.isEmpty ? "" : place + " ")\(name(of: style + " " + height))\">\(svg)</div>")
        }
    }

    /// One radius for all corners, or one for each in CSS's order: from the top left clockwise.
    private static func radii(_ box: PageBox) -> String {
        let radius = "\(box.cornerRadius.svg)px"
        guard box.roundCorners != .all else { return radius }
        let order: [RoundedRectangle.Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        return order.map { box.roundCorners.contains($0) ? radius : "0" }.joined(separator: " ")
    }

    private mutating func write(_ box: PageBox, at place: String, style: String) throws(RenderingError) {
        var style = style
        if let background = box.background { style += " background: \(Self.css(background));" }
        if box.cornerRadius > 0 { style += " border-radius: \(Self.radii(box));" }
        if box.clips { style += " overflow: hidden;" }
        if box.alpha < 1 { style += " opacity: \(box.alpha.svg);" }
        if let border = box.border {
            style += " box-shadow: inset 0 0 0 \(border.width.svg)px \(Self.css(border.color));"
        }
        if place == "back" { style += " height: \(Self.snapped(box.rect.height).precise)px;" }
        var attributes = ""
        if let part = box.part {
            attributes =
                " data-folio-kind=\"\(part.kind.rawValue)\" data-folio-id=\"\(part.id.xmlEscaped)\""
                + " data-folio-section=\"\(part.section.xmlEscaped)\""
                + " data-folio-height=\"\(Double(box.rect.height).exact)\""
        }
        let element = box.part?.kind == .header ? "header" : box.part?.kind == .footer ? "footer" : "div"
        line("<\(element) class=\"box \(place.isEmpty ? "" : place + " ")\(name(of: style))\"\(attributes)>")
        try writeItems(box)
        line("</\(element)>")
    }

    // MARK: Texts

    private mutating func write(_ text: PageText, style: String) {
        var style = style
        var inner = ""
        if let lines = text.lines {
            style += " white-space: pre; overflow: hidden;"
            inner = lines.map { line in
                var own = "padding-left: \(max(0, line.indent).precise)px; margin-top: \(line.distance.precise)px;"
                if let height = line.height { own += " height: \(height.precise)px; line-height: \(height.precise)px;" }
                let shown = line.runs.map { span($0, around: nil) }.joined()
                return
                    "<div class=\"\(name(of: "display: flow-root; " + own))\">\(shown.isEmpty ? "<br>" : shown)</div>"
            }.joined()
        } else {
            let isOneLine = text.isOneLine || text.whole != nil
            style += " white-space: \(isOneLine ? "pre" : text.paragraph.whiteSpace.rawValue);"
            if isOneLine { style += " overflow: hidden;" }
            if let count = text.maximumLines {
                style += " display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: \(count);"
                style += " overflow: hidden;"
            }
            if text.paragraph.wordBreak != .normal { style += " word-break: \(text.paragraph.wordBreak.rawValue);" }
            if text.paragraph.lineBreak != .auto { style += " line-break: \(text.paragraph.lineBreak.rawValue);" }
            if case .fixed(let height) = text.paragraph.lineHeight { style += " line-height: \(height.precise)px;" }
            let first = text.runs.first
            if let first { style += " " + self.style(of: first) }
            inner = text.runs.map { span($0, around: first) }.joined()
            // A browser drops the line after a last newline.
            if text.runs.last?.string.last?.isNewline == true { inner += "<br>" }
        }
        style += " text-align: \(text.paragraph.alignment.rawValue);"
        let language = text.runs.first?.attributes.language.map { " lang=\"\($0.xmlEscaped)\"" } ?? ""
        let title = text.whole.map { " title=\"\($0.xmlEscaped)\"" } ?? ""
        line("<div class=\"text \(name(of: style))\"\(language)\(title)>\(inner)</div>")
    }

    /// A run's characters, in an element of their own where they are set otherwise than what is around them.
    private mutating func span(_ run: PageText.Run, around: PageText.Run?) -> String {
        let text = run.string.htmlText
        let style = self.style(of: run)
        if let around, self.style(of: around) == style, around.attributes.language == run.attributes.language {
            return text
        }
        let language = run.attributes.language.map { " lang=\"\($0.xmlEscaped)\"" } ?? ""
        return "<span class=\"\(name(of: style))\"\(language)>\(text)</span>"
    }

    private mutating func style(of run: PageText.Run) -> String {
        let attributes = run.attributes
        let families = run.faces.enumerated().map { index, face in
            fonts.family(face, overrides: index == 0 ? attributes.font.metricOverrides : nil)
        }
        var style =
            "font-family: \(families.joined(separator: ", ")); font-size: \(attributes.size.precise)px;"
            + " color: \(Self.css(run.color));"
        if attributes.letterSpacing != 0 { style += " letter-spacing: \(attributes.letterSpacing.precise)px;" }
        if attributes.wordSpacing != 0 { style += " word-spacing: \(attributes.wordSpacing.precise)px;" }
        if attributes.baselineOffset != 0 { style += " vertical-align: \(attributes.baselineOffset.precise)px;" }
        if !attributes.features.isEmpty {
            let features = attributes.features.map { "\"\($0.tag)\" \($0.value)" }
            style += " font-feature-settings: \(features.joined(separator: ", "));"
        }
        return style
    }

    // MARK: Values

    private static func place(_ rect: CGRect) -> String {
        "left: \(snapped(rect.minX).precise)px; top: \(snapped(rect.minY).precise)px;"
            + " width: \(snapped(rect.width).precise)px;"
    }

    /// In the flow: a distance from what is above and from the left edge, and a width.
    private static func inset(_ rect: CGRect, top: Double) -> String {
        "margin-top: \(top.precise)px; margin-left: \(snapped(rect.minX).precise)px;"
            + " width: \(snapped(rect.width).precise)px;"
    }

    private static func css(_ color: CGColor) -> String {
        let channels = [color.red, color.green, color.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "rgba(\(channels[0]), \(channels[1]), \(channels[2]), \(color.alpha.svg))"
    }
}

extension Double {
    /// Exact, and as short as that allows; whole numbers without a point.
    fileprivate var exact: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension String {
    /// For a page's text: what HTML's parser would change is written by number.
    fileprivate var htmlText: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            case "\0": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
