import Foundation

/// The faces that the package ships, as files; see `PACKAGES` and `SHA256SUMS` beside them for where they come from.
public enum FolioFonts {
    /// The folder that holds one folder a family.
    public static let directory: URL = Bundle.module.resourceURL ?? Bundle.module.bundleURL

    /// Every shipped face, in the order of fallback: the system font's faces, Noto Sans and its scripts, emoji, symbols, Han.
    ///
    /// Emoji stand before the monospaced face and Droid Sans Fallback, which both have some text-style emoji glyphs.
    public static let files: [URL] = fileNames.map { directory.appendingPathComponent($0) }

    private static let fileNames =
        ["Regular", "Italic", "Medium", "SemiBold", "Bold"].map { "Inter/Inter-\($0).otf" }
        + ["NotoSans/NotoSans-Regular.ttf", "NotoSans/NotoSans-Bold.ttf"]
        + [
            "Arabic", "Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hebrew",
            "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar", "Sinhala", "Tamil", "Telugu", "Thai",
        ].map { "NotoSans/NotoSans\($0)-Regular.ttf" }
        + [
            "NotoColorEmoji/NotoColorEmoji.ttf", "NotoSansMono/NotoSansMono-Regular.ttf",
            "DroidSansFallback/DroidSansFallback.ttf",
        ]
}
