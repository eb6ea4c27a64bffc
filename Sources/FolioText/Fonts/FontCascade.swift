/// The faces a text tries in turn, and the choice among them for each grapheme cluster.
final class FontCascade: Sendable {
    /// The matched face first, then one of every other family of the library.
    let faces: [FontFace]
    var primary: FontFace { faces[0] }
    /// For scripts with a chain of their own, the order in which `faces` are tried; 0 stands first in each.
    private let orders: [ScriptTag: [Int]]
    private let standardOrder: [Int]
    private let coverages: [CodePointSet]
    private let colorFace: Int?
    /// Whether the first face has all of printable ASCII, so that plain text needs no look-up.
    let primaryCoversASCII: Bool

    init(faces: [FontFace], orders: [ScriptTag: [Int]] = [:], standardOrder: [Int]? = nil) {
        self.faces = faces
        self.orders = orders
        self.standardOrder = standardOrder ?? Array(faces.indices)
        coverages = faces.map(\.coverage)
        colorFace = faces.firstIndex(where: \.hasColorGlyphs)
        let first = coverages[0]
        primaryCoversASCII = (0x20...0x7E).allSatisfy { first.contains($0) }
    }

    /// The index of the face that draws a cluster: the first that has all of it; the first face (`.notdef`) where none has.
    ///
    /// Behind an emoji U+FE0F asks for a colour face, U+FE0E for one without colours (UTS #51); a colour face that has only the other
    /// presentation still beats `.notdef`.
    func face(for cluster: UnsafeBufferPointer<UInt16>, script: ScriptTag) -> Int {
        if cluster.count == 1 {
            let unit = UInt32(cluster[0])
            if coverages[0].contains(unit) { return 0 }
            if !CodePointSet.mayHaveSubstitute(unit) {
                return order(script).first { coverages[$0].contains(unit) } ?? 0
            }
        }
        var scalars: [UInt32] = []
        cluster.forEachScalar { _, scalar in scalars.append(scalar) }
        if let colorFace, scalars.contains(0xFE0F), scalars[0].isEmoji, coverages[colorFace].draws(scalars) {
            return colorFace
        }
        let order = order(script)
        if scalars.contains(0xFE0E), colorFace != nil,
            let face = order.first(where: { !faces[$0].hasColorGlyphs && coverages[$0].draws(scalars) })
        {
            return face
        }
        return order.first { coverages[$0].draws(scalars) } ?? 0
    }

    @inline(__always)
    private func order(_ script: ScriptTag) -> [Int] {
        orders.isEmpty ? standardOrder : orders[script] ?? standardOrder
    }
}
