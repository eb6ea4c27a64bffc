/// A stretch that is shaped at once: one face, script, direction and style.
struct ShapedRun: Sendable {
    var start: UInt32
    var end: UInt32
    var item: UInt32
    var style: UInt16
    /// Index into the style's cascade.
    var face: UInt16
    /// Index into the text's line metrics.
    var metrics: UInt16
    var level: UInt8
    var script: ScriptTag

    var range: Range<Int> { Int(start)..<Int(end) }
    var isRightToLeft: Bool { level & 1 != 0 }
}
