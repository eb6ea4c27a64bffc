/// Which of a cascade's faces, tried in an order, draws a grapheme cluster.
struct FaceChoice: Sendable {
    private let coverages: [CodePointSet]
    private let haveColors: [Bool]
    private let order: [Int]
    private let colorFace: Int?

    private static let textPresentation: UInt32 = 0xFE0E
    private static let colorPresentation: UInt32 = 0xFE0F

    init(_ faces: [FontFace], order: [Int]) {
        coverages = faces.map(\.coverage)
        haveColors = faces.map(\.hasColorGlyphs)
        colorFace = haveColors.firstIndex(of: true)
        self.order = order
    }

    static func isPresentation(_ scalar: UInt32) -> Bool {
        scalar == textPresentation || scalar == colorPresentation
    }

    func has(_ scalar: UInt32, face: Int) -> Bool { coverages[face].contains(scalar) }

    /// The index of the first face that has all of a cluster; the first face (`.notdef`) where none has.
    ///
    /// Behind an emoji U+FE0F asks for a colour face, U+FE0E for one without colours (UTS #51); a colour face that has only the other
    /// presentation still beats `.notdef`.
    func face(for scalars: [UInt32]) -> Int {
        if let colorFace, scalars.contains(FaceChoice.colorPresentation), scalars[0].isEmoji,
            coverages[colorFace].draws(scalars)
        {
            return colorFace
        }
        if colorFace != nil, scalars.contains(FaceChoice.textPresentation),
            let face = order.first(where: { !haveColors[$0] && coverages[$0].draws(scalars) })
        {
            return face
        }
        return order.first { coverages[$0].draws(scalars) } ?? 0
    }
}
