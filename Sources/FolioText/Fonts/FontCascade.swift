/// The faces a text tries in turn.
final class FontCascade: Sendable {
    /// The matched face first, then one of every other family of the library.
    let faces: [FontFace]
    var primary: FontFace { faces[0] }
    /// For scripts with a chain of their own, the order in which `faces` are tried; 0 stands first in each.
    private let orders: [(script: ScriptTag, order: FaceOrder)]
    private let standardOrder: FaceOrder
    /// Whether the first face has all of printable ASCII, so that plain text needs no look-up.
    let primaryCoversASCII: Bool

    init(faces: [FontFace], orders: [ScriptTag: [Int]] = [:], standardOrder: [Int]? = nil) {
        self.faces = faces
        self.orders = orders.map { (script: $0, order: FaceOrder(faces, order: $1)) }
        self.standardOrder = FaceOrder(faces, order: standardOrder ?? Array(faces.indices))
        let first = faces[0].coverage
        primaryCoversASCII = (0x20...0x7E).allSatisfy { first.contains($0) }
    }

    /// The order in which the faces are tried for a script.
    func order(for script: ScriptTag) -> FaceOrder {
        // They are few.
        for index in orders.indices where orders[index].script == script { return orders[index].order }
        return standardOrder
    }
}
