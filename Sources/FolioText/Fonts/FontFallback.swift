/// Families to try for a script or a language after those that a text names, before the library's own order.
///
///     let library = FontLibrary.shipped.falling(back: [
///         FontFallback(families: ["Amiri"], script: "Arab"),
///         FontFallback(families: ["Noto Sans CJK HK"], language: "zh-HK"),
///     ])
public struct FontFallback: Hashable, Sendable {
    /// Family, full or PostScript names, in order.
    public let families: [String]
    /// ISO 15924, such as “Arab”: for runs of this script only; nil is every script.
    public let script: String?
    /// BCP 47: for runs in this language only; nil is every language. “zh-Hant” covers “zh-TW” and “zh-Hant-HK”.
    public let language: String?

    let scriptTag: ScriptTag?

    /// - Precondition: a script has four ASCII letters.
    public init(families: [String], script: String? = nil, language: String? = nil) {
        self.families = families
        self.script = script
        self.language = language
        scriptTag = script.map { name in
            let code = OpenTypeTag.code(name, of: "script")
            // ISO 15924 writes “Arab”, in any letter case.
            return ScriptTag(rawValue: code & 0xDFFF_FFFF | 0x0020_2020)
        }
    }
}
