internal import FolioText
public import HeadlessUIKit

/// How a row's height is found without a cell: what is slow is done once, by any thread, and every width is arithmetic.
public struct HeightPreparation: Sendable {
    /// The height at the row's proposed width, rounded as the traits' text environment says. Points.
    public typealias HeightForWidth = @Sendable (_ width: CGFloat) -> CGFloat

    /// Does what does not depend on the width, for the traits of the table.
    public let prepare: @Sendable (UITraitCollection) -> HeightForWidth

    public init(prepare: @escaping @Sendable (UITraitCollection) -> HeightForWidth) { self.prepare = prepare }
}

extension HeightPreparation {
    /// What was prepared; in a type of its own, as a closure in an array is called by way of another.
    struct Result: Sendable { let height: HeightForWidth }

    /// Prepares many heights, in their order, on all processors.
    static func prepare(_ preparations: [HeightPreparation], for traits: UITraitCollection) -> [Result] {
        // For fewer, threads cost more than they save.
        guard preparations.count >= 32 else { return preparations.map { Result(height: $0.prepare(traits)) } }
        return concurrentMap(count: preparations.count, piece: 16) {
            Result(height: preparations[$0].prepare(traits))
        }
    }
}
