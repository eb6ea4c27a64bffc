/// For which language a face draws Han characters, as the font itself says.
enum HanDesign {
    /// Empty where the face has no Han characters, or says nothing, or says that it is for every language.
    ///
    /// Fonts say it in `meta` (`dlng`); most CJK fonts have no such table, but give their name in their own language also.
    static func languages(of face: FontFace) -> [LanguageTag] {
        // 一 (one): every Han font has it.
        guard face.coverage.contains(0x4E00) else { return [] }
        let font = face.source.harfBuzz
        let designed = han(font.designLanguages.map { LanguageTag(withScript($0), likely: true) })
        let languages =
            designed.isEmpty ? han(font.familyNameLanguages.map { LanguageTag($0, likely: true) }) : designed
        return Set(languages.map(\.language)).count == 1 && Set(languages.map(\.script)).count == 1 ? languages : []
    }

    private static func han(_ tags: [LanguageTag]) -> [LanguageTag] {
        Array(Set(tags)).filter { ["ja", "ko", "zh"].contains($0.language) }.sorted { $0.region < $1.region }
    }

    /// `meta` may name a script alone: “Jpan” is “und-Jpan”.
    private static func withScript(_ tag: String) -> String {
        tag.prefix { $0 != "-" }.utf8.count == 4 ? "und-" + tag : tag
    }
}
