internal import FolioText

extension NSAttributedString {
    /// The text in runs of one font, letter-spacing, width, baseline, direction, language and attachment.
    func textRuns(defaultFont: UIFont) -> [TextRun] {
        var runs: [TextRun] = []
        let whole = string as NSString
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let run = TextRun(whole.substring(with: range), Self.textAttributes(attributes, defaultFont: defaultFont))
            if runs.last?.attributes == run.attributes {
                runs[runs.count - 1].text += run.text
            } else {
                runs.append(run)
            }
        }
        return runs
    }

    /// How the text engine sets a run with these attributes.
    static func textAttributes(_ attributes: [Key: Any], defaultFont: UIFont) -> TextAttributes {
        let font = attributes[.font] as? UIFont ?? defaultFont
        let tracking = attributes[.tracking].flatMap(number) ?? 0
        var text = font.textAttributes(
            letterSpacing: tracking != 0 ? tracking : attributes[.kern].flatMap(number) ?? 0,
            language: attributes[.languageIdentifier] as? String)
        if attributes[.ligature].flatMap(number) == 0 {
            text.features += ["liga", "clig"].map { FontFeature($0, 0) }
        }
        text.baselineOffset = attributes[.baselineOffset].flatMap(number) ?? 0
        text.horizontalScale = horizontalScale(attributes)
        text.embeddings = embeddings(attributes)
        text.attachment = (attributes[.attachment] as? NSTextAttachment)?.textAttachment
        return text
    }

    /// From a hundredth to a hundred times: what is beyond is no text that anyone reads.
    package static func horizontalScale(_ attributes: [Key: Any]) -> Double {
        guard let expansion = attributes[.expansion].flatMap(number), expansion.isFinite else { return 1 }
        return min(max(exp(expansion), 0.01), 100)
    }

    /// As a part of the height; at most ten times it.
    package static func obliqueness(_ attributes: [Key: Any]) -> Double {
        guard let obliqueness = attributes[.obliqueness].flatMap(number), obliqueness.isFinite else { return 0 }
        return min(max(obliqueness, -10), 10)
    }

    /// What is no number of a direction is left out.
    private static func embeddings(_ attributes: [Key: Any]) -> [BidiEmbedding] {
        guard let values = attributes[.writingDirection] as? [Any] else { return [] }
        return values.compactMap { number($0).flatMap { Int(exactly: $0) } }.compactMap { value in
            guard (0...3).contains(value) else { return nil }
            return BidiEmbedding(
                value & 1 == NSWritingDirection.rightToLeft.rawValue ? .rightToLeft : .leftToRight,
                overridesCharacters: value & NSWritingDirectionFormatType.override.rawValue != 0)
        }
    }

    /// A number in whatever type it was given.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The first character's value of an attribute.
    func firstAttribute(_ key: Key) -> Any? {
        length == 0 ? nil : attribute(key, at: 0, effectiveRange: nil)
    }
}
