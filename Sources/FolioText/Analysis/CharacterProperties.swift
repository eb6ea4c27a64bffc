private import FolioICU

/// What analysis asks of a character, in one word: ICU answers once, a page of 256 characters at a time.
struct CharacterProperties: OptionSet, Sendable {
    let rawValue: UInt32

    // The low eight bits are the script, four more the class of UAX #29.
    static let mayBeRightToLeft = CharacterProperties(rawValue: 1 << 12)
    static let isMark = CharacterProperties(rawValue: 1 << 13)
    static let isDefaultIgnorable = CharacterProperties(rawValue: 1 << 14)
    /// A face without it may still draw it: it has canonical parts, or it is a space or hyphen of another width.
    static let mayHaveSubstitute = CharacterProperties(rawValue: 1 << 15)
    static let opensBracket = CharacterProperties(rawValue: 1 << 16)
    static let closesBracket = CharacterProperties(rawValue: 1 << 17)
    /// It joins with what stands beside it into a grapheme cluster.
    static let formsClusters = CharacterProperties(rawValue: 1 << 18)
    /// Common or inherited: its script is that of its surroundings.
    static let isOfAnyScript = CharacterProperties(rawValue: 1 << 19)
    /// A quotation mark, hyphen or space that Unicode's rules of breaking changed for since ICU's.
    static let hasNewerBreaks = CharacterProperties(rawValue: 1 << 20)
    /// A virama that links consonants into one grapheme cluster.
    static let isLinker = CharacterProperties(rawValue: 1 << 21)
    /// What a virama joins with the next such letter into one grapheme cluster.
    static let isConsonant = CharacterProperties(rawValue: 1 << 29)
    /// Of a script that is written without spaces and broken by a dictionary of our own.
    static let mayNeedDictionary = CharacterProperties(rawValue: 1 << 22)
    /// Common or inherited, but used with some scripts and not with all.
    static let hasScripts = CharacterProperties(rawValue: 1 << 24)
    /// It may be an item by itself: white space but the space, what controls joining, an attachment.
    static let mayPartItems = CharacterProperties(rawValue: 1 << 25)
    static let isAboveBasicPlane = CharacterProperties(rawValue: 1 << 23)
    /// A letter beyond ASCII that no line breaks beside another, whatever stands around them (UAX #14, LB28).
    static let isLetter = CharacterProperties(rawValue: 1 << 26)
    /// Behind a letter it is as the letter is (LB9).
    static let isCombiningMark = CharacterProperties(rawValue: 1 << 27)
    /// No line breaks between it and a letter before it (LB13, LB19, LB21).
    static let staysBehindLetters = CharacterProperties(rawValue: 1 << 28)

    init(rawValue: UInt32) { self.rawValue = rawValue }

    fileprivate init(asking scalar: UInt32) {
        let grapheme = GraphemeClass(scalar)
        var bits = UInt32(folio_u_script_code(scalar)) | UInt32(grapheme.rawValue) << 8
        func set(_ property: CharacterProperties, _ holds: Bool) { if holds { bits |= property.rawValue } }
        set(.mayBeRightToLeft, scalar.isInRightToLeftRange)
        set(.isMark, folio_u_is_mark(scalar) != 0)
        set(.isDefaultIgnorable, folio_u_is_default_ignorable(scalar) != 0)
        set(.mayHaveSubstitute, CodePointSet.mayHaveSubstitute(scalar))
        set(.opensBracket, folio_u_bracket_type(scalar) == 1)
        set(.closesBracket, folio_u_bracket_type(scalar) == 2)
        set(.formsClusters, grapheme != .other && grapheme != .lf && grapheme != .pictograph)
        let script = ScriptTag.byCode[Int(folio_u_script_code(scalar))]
        set(.isOfAnyScript, script == .common || script == .inherited)
        if script == .common || script == .inherited { set(.hasScripts, ScriptItemizer.hasExtensions(scalar)) }
        set(.hasNewerBreaks, NewerLineBreakRules.mayApply(to: scalar))
        set(.isConsonant, GraphemeBoundaries.isConsonant(scalar))
        set(.isLinker, GraphemeBoundaries.isVirama(scalar))
        set(.mayNeedDictionary, scalar >= 0xE00 && scalar < 0x1800)
        set(.mayPartItems, TextItemizer.mayPartItems(scalar))
        set(.isAboveBasicPlane, scalar > 0xFFFF)
        switch LineBreakClass(scalar) {
        case .letter, .hebrewLetter:
            // Signs such as U+2160 are ideographs in some languages.
            let isLetter = script != .common && script != .inherited && !(0x2000..<0x3040).contains(scalar)
            set(.isLetter, scalar > 0x7F && isLetter)
        case .combiningMark: set(.isCombiningMark, true)
        case .close, .exclamation, .infix, .solidus, .breakAfter, .quotation:
            set(.staysBehindLetters, !NewerLineBreakRules.mayApply(to: scalar))
        default: break
        }
        self.init(rawValue: bits)
    }

    var grapheme: GraphemeClass { GraphemeClass(rawValue: UInt8(rawValue >> 8 & 15)) ?? .other }

    /// ICU's number of the script.
    var scriptCode: UInt32 { rawValue & 0xFF }

    var script: ScriptTag { ScriptTag.byCode[Int(scriptCode)] }

    var isOfAnyScriptWithoutBrackets: Bool {
        intersection([.isOfAnyScript, .opensBracket, .closesBracket, .hasScripts]) == .isOfAnyScript
    }

    @inline(__always)
    static func of(_ scalar: UInt32) -> CharacterProperties { table[scalar] }

    private static let table = LazyPages { CharacterProperties(asking: $0) }

    /// For loops over a text's characters; it stays valid, as the table is never freed.
    static var reader: LazyPages<CharacterProperties>.Reader { table.reader }
}

extension ScriptTag {
    fileprivate static let byCode = (0..<256).map { ScriptTag(rawValue: folio_u_script_tag($0)) }
}
