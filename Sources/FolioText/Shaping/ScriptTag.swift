/// An ISO 15924 script as HarfBuzz wants it: four ASCII letters in one word (`hb_script_t`).
struct ScriptTag: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ name: StaticString) {
        precondition(name.utf8CodeUnitCount == 4)
        rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32(name.utf8Start[$1]) }
    }

    static let common = ScriptTag("Zyyy")
    static let inherited = ScriptTag("Zinh")
    static let latin = ScriptTag("Latn")

    /// Scripts whose letters join: letter-spacing would tear them apart (CSS Text 3, § 8.1).
    var isCursive: Bool { ScriptTag.cursive.contains(self) }

    private static let cursive: [ScriptTag] = [
        ScriptTag("Arab"), ScriptTag("Syrc"), ScriptTag("Mong"), ScriptTag("Nkoo"), ScriptTag("Adlm"),
        ScriptTag("Rohg"), ScriptTag("Mand"), ScriptTag("Mani"), ScriptTag("Phag"), ScriptTag("Phlp"),
        ScriptTag("Sogd"),
    ]
}
