private import FolioICU

/// The parts of a BCP 47 tag that say which letters are wanted: language, script, region.
struct LanguageTag: Hashable, Sendable {
    /// ISO 639, lower case; empty where the tag names none.
    let language: String
    /// ISO 15924: “Hant”; empty where it is not said.
    let script: String
    /// ISO 3166, upper case; empty where it is not said.
    let region: String

    /// - Parameter likely: what the tag leaves out is what is likely: “zh-TW” is zh, Hant, TW (CLDR's likely subtags).
    init(_ tag: String, likely: Bool) {
        let tag = tag.replacing("_", with: "-")
        let capacity = 16
        func part(_ kind: Int32) -> String {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
                let length = Int(folio_uloc_subtag(tag, likely ? 1 : 0, kind, buffer.baseAddress, Int32(capacity)))
                return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
        }
        language = part(0)
        script = part(1)
        region = part(2)
    }

    /// Whether a language, whose tag has its likely parts, is one of those that this tag means.
    func covers(_ language: LanguageTag) -> Bool {
        !self.language.isEmpty && self.language == language.language
            && (script.isEmpty || script == language.script) && (region.isEmpty || region == language.region)
    }
}
