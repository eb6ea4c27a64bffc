private import FolioICU

/// Resolves the script of every unit (UAX #24): common and inherited characters take what stands before, brackets match.
struct ScriptItemizer {
    private var open: [(bracket: UInt32, script: ScriptTag)] = []
    private var current = ScriptTag.common

    /// Calls `body` with each maximal range of one script; leading common characters join the first real script.
    ///
    /// The whole text is one context: a bracket takes its script from its partner in another paragraph or bidi run.
    static func forEachRun(in units: UnsafeBufferPointer<UInt16>, _ body: (Range<Int>, ScriptTag) -> Void) {
        var itemizer = ScriptItemizer()
        var start = 0
        var offset = 0
        while offset < units.count {
            let (scalar, length) = units.scalar(at: offset)
            let script = itemizer.resolve(scalar)
            if script != itemizer.current {
                if itemizer.current != .common, offset > start {
                    body(start..<offset, itemizer.current)
                    start = offset
                }
                itemizer.enter(script)
            }
            offset += length
        }
        if start < units.count { body(start..<units.count, itemizer.current) }
    }

    private mutating func enter(_ script: ScriptTag) {
        // Brackets opened before any script was known belong to the first one.
        if current == .common { for index in open.indices { open[index].script = script } }
        current = script
    }

    private mutating func resolve(_ scalar: UInt32) -> ScriptTag {
        if scalar < 0x80 {
            let letter = scalar | 0x20
            if letter >= 0x61 && letter <= 0x7A { return .latin }
        }
        let script = ScriptTag(rawValue: folio_u_script(scalar))
        guard script == .common || script == .inherited else { return script }
        switch folio_u_bracket_type(scalar) {
        case 1:
            open.append((folio_u_paired_bracket(scalar), current))
        case 2:
            if let match = open.lastIndex(where: { $0.bracket == scalar }) {
                let script = open[match].script
                open.removeSubrange(match...)
                return script == .common ? current : script
            }
        default: break
        }
        return current
    }
}
