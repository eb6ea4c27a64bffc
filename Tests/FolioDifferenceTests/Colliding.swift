/// An identity whose hash says nothing, so that only equality tells two of them apart.
struct Colliding: Hashable, Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }

    func hash(into hasher: inout Hasher) { hasher.combine(0) }
}
