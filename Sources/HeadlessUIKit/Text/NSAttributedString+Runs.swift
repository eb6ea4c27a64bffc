internal import FolioText

extension NSAttributedString {
    /// The text in runs of one font, letter-spacing, baseline, language and attachment.
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
        text.attachment = (attributes[.attachment] as? NSTextAttachment)?.textAttachment
        return text
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
