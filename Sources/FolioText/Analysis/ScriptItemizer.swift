private import FolioICU

/// Resolves the script of every unit (UAX #24): common and inherited characters take what stands before, brackets match.
///
/// A character of several scripts, such as the Arabic comma, keeps a run of one of these going and begins a run of another,
/// whose script the next letter settles, as in a browser.
struct ScriptItemizer {
    /// What scripts a character may be of.
    private enum Scripts {
        case any
        case one(ScriptTag)
        case several([ScriptTag])
    }

    private var open: [(bracket: UInt32, script: ScriptTag)] = []
    private var current = ScriptTag.common
    /// What the run's script may still be, while only characters of several scripts have been seen; else empty.
    private var candidates: [ScriptTag] = []

    /// ICU's number of the run's script, where a letter has settled it; else none of a script.
    private var settledCode = UInt32.max

    /// Calls `body` with each maximal range of one script; leading common characters join the first real script.
    ///
    /// The whole text is one context: a bracket takes its script from its partner in another paragraph or bidi run.
    static func forEachRun(in characters: TextCharacters, _ body: (Range<Int>, ScriptTag) -> Void) {
        let units = characters.units
        var itemizer = ScriptItemizer()
        var start = 0
        var offset = 0
        while offset < units.count {
            let properties = characters.properties[offset]
            // The usual case: another letter of the run's script, or what may stand in any.
            if properties.isOfAnyScriptWithoutBrackets || itemizer.goesOn(properties) {
                offset += properties.contains(.isAboveBasicPlane) ? 2 : 1
                continue
            }
            let (scalar, length) = units.scalar(at: offset)
            let scripts = itemizer.resolve(scalar, properties)
            if !itemizer.joins(scripts) {
                if itemizer.current != .common, offset > start {
                    body(start..<offset, itemizer.current)
                    start = offset
                }
                itemizer.enter(scripts)
            }
            let isSettled = itemizer.candidates.isEmpty && !properties.contains(.isOfAnyScript)
            itemizer.settledCode = isSettled ? properties.scriptCode : .max
            offset += length
        }
        if start < units.count { body(start..<units.count, itemizer.current) }
    }

    /// Whether a letter is of the run's settled script.
    private func goesOn(_ properties: CharacterProperties) -> Bool {
        !properties.contains(.isOfAnyScript) && properties.scriptCode == settledCode
    }

    /// Whether a character of these scripts goes on with the run; it may settle the run's script.
    private mutating func joins(_ scripts: Scripts) -> Bool {
        switch scripts {
        case .any: return true
        case .one(let script):
            if candidates.isEmpty { return script == current }
            return narrow(to: candidates.filter { $0 == script })
        case .several(let scripts):
            if candidates.isEmpty { return scripts.contains(current) }
            return narrow(to: candidates.filter(scripts.contains))
        }
    }

    private mutating func narrow(to scripts: [ScriptTag]) -> Bool {
        guard let first = scripts.first else { return false }
        current = first
        candidates = scripts.count > 1 ? scripts : []
        return true
    }

    private mutating func enter(_ scripts: Scripts) {
        let isFirst = current == .common
        switch scripts {
        case .any: return
        case .one(let script):
            current = script
            candidates = []
        case .several(let scripts):
            current = scripts[0]
            candidates = scripts
        }
        // Brackets opened before any script was known belong to the first one.
        if isFirst { for index in open.indices { open[index].script = current } }
    }

    private mutating func resolve(_ scalar: UInt32, _ properties: CharacterProperties) -> Scripts {
        guard properties.contains(.isOfAnyScript) else { return .one(properties.script) }
        if properties.contains(.opensBracket) {
            open.append((folio_u_paired_bracket(scalar), current))
        } else if properties.contains(.closesBracket), let match = open.lastIndex(where: { $0.bracket == scalar }) {
            let script = open[match].script
            open.removeSubrange(match...)
            return script == .common ? .any : .one(script)
        }
        return properties.contains(.hasScripts) ? ScriptItemizer.extensions(scalar) : .any
    }

    /// U+00B7 has scripts since Unicode 16, ICU 72 does not know them yet; in a browser it parts, say, Arabic from what follows.
    private static let ofMiddleDot: [ScriptTag] = [
        ScriptTag("Copt"), ScriptTag("Geor"), ScriptTag("Goth"), ScriptTag("Grek"), ScriptTag("Hani"), .latin,
    ]

    /// Whether a common or inherited character is used with some scripts and not with all.
    static func hasExtensions(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return false }
        if case .several = extensions(scalar) { return true }
        return false
    }

    /// The scripts of a common or inherited character; any where it is for one or for all.
    private static func extensions(_ scalar: UInt32) -> Scripts {
        if scalar == 0xB7 { return Scripts.several(ScriptItemizer.ofMiddleDot) }
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 32) { tags -> Scripts in
            let count = Int(folio_u_script_extensions(scalar, tags.baseAddress, 32))
            return count > 1 ? .several(tags[..<count].map { ScriptTag(rawValue: $0) }) : .any
        }
    }
}
