internal import FolioText

extension NSParagraphStyle {
    /// How the text engine breaks a text of this style; `natural` alignment is the paragraph's own start.
    func paragraph(in environment: TextEnvironment) -> ParagraphStyle {
        let isBrowser = environment.metrics == .css
        var style = ParagraphStyle(
            lineBreak: lineBreakMode == .byCharWrapping ? .anywhere : .auto,
            direction: baseWritingDirection.direction, alignment: alignment.alignment ?? .start,
            lineSpacing: Double(lineSpacing))
        style.firstLineHeadIndent = Double(firstLineHeadIndent)
        style.headIndent = Double(headIndent)
        style.tailIndent = Double(tailIndent)
        style.paragraphSpacing = Double(paragraphSpacing)
        style.paragraphSpacingBefore = Double(paragraphSpacingBefore)
        if lineHeightMultiple != 0 || minimumLineHeight != 0 || maximumLineHeight != 0 {
            style.lineHeight = .multiple(
                lineHeightMultiple == 0 ? 1 : Double(lineHeightMultiple), minimum: Double(minimumLineHeight),
                maximum: maximumLineHeight == 0 ? .infinity : Double(maximumLineHeight))
        }
        style.defaultTabInterval = Double(defaultTabInterval)
        if values.tabStops != NSParagraphStyle.defaultTabStops {
            style.tabStops = tabStops.map(\.stop)
        } else if !isBrowser && defaultTabInterval == 0 {
            style.defaultTabInterval = NSParagraphStyle.defaultTabDistance
        }
        if usesDefaultHyphenation || hyphenationFactor > 0 { style.hyphens = .auto }
        if hyphenationFactor > 0 { style.hyphenationFactor = Double(hyphenationFactor) }
        style.lineBreakStrategy = lineBreakStrategy.strategy
        return style
    }
}

extension NSParagraphStyle.LineBreakStrategy {
    var strategy: ParagraphStyle.LineBreakStrategy {
        if self == .standard { return [] }
        var strategy: ParagraphStyle.LineBreakStrategy = []
        if contains(.pushOut) { strategy.insert(.pushOut) }
        if contains(.hangulWordPriority) { strategy.insert(.hangulWordPriority) }
        return strategy
    }
}

extension NSTextTab {
    fileprivate var stop: TabStop {
        let alignment: TabStop.Alignment =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified, .natural: .start
            }
        return TabStop(Double(location), alignment, columnTerminators: columnTerminators.scalars)
    }
}

extension CharacterSet {
    /// The members in the basic plane, where all that separates columns is.
    fileprivate var scalars: Set<Unicode.Scalar> {
        if isEmpty { return [] }
        var scalars: Set<Unicode.Scalar> = []
        for (index, byte) in bitmapRepresentation.prefix(0x2000).enumerated() where byte != 0 {
            for bit in 0..<8 where byte >> bit & 1 != 0 {
                if let scalar = Unicode.Scalar(UInt32(index * 8 + bit)) { scalars.insert(scalar) }
            }
        }
        return scalars
    }
}

extension NSLineBreakMode {
    /// How the last permitted line ends.
    var truncation: Truncation {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .tail
        case .byWordWrapping, .byCharWrapping, .byClipping: .clip
        }
    }
}

extension NSWritingDirection {
    var direction: ParagraphStyle.Direction {
        switch self {
        case .natural: .plaintext
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

extension NSTextAlignment {
    /// Nil for `natural`, which is not the text's to decide.
    var alignment: ParagraphStyle.Alignment? {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: nil
        }
    }
}
