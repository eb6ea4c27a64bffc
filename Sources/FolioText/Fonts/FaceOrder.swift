/// An order in which a cascade's faces are tried, and the choice among them for each grapheme cluster.
final class FaceOrder: Sendable {
    private let choice: FaceChoice
    /// The choice for a character that is a cluster by itself, made once.
    let ofCharacter: LazyPages<UInt16>

    /// - Parameters:
    ///   - faces: the cascade's.
    ///   - order: indices into them.
    init(_ faces: [FontFace], order: [Int]) {
        let choice = FaceChoice(faces, order: order)
        self.choice = choice
        ofCharacter = LazyPages { UInt16(choice.face(for: [$0])) }
    }

    /// The index of the face that draws a cluster.
    @inline(__always)
    func face(for cluster: UnsafeBufferPointer<UInt16>) -> Int {
        let (scalar, length) = cluster.scalar(at: 0)
        return length == cluster.count ? Int(ofCharacter[scalar]) : face(forCharacters: cluster)
    }

    @inline(never)
    private func face(forCharacters cluster: UnsafeBufferPointer<UInt16>) -> Int {
        // Where the face of the first character has the others, it is the one: no face before it draws the first.
        let first = Int(ofCharacter[cluster.scalar(at: 0).value])
        var suits = true
        cluster.forEachScalar { suits = suits && choice.has($1, face: first) && !FaceChoice.isPresentation($1) }
        if suits { return first }
        var scalars: [UInt32] = []
        cluster.forEachScalar { _, scalar in scalars.append(scalar) }
        return choice.face(for: scalars)
    }
}
