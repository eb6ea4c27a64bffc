public import HeadlessUIKit

extension SnapshotStrategy where Value == LayoutTree {
    /// A tree as indented text; a difference is told by the rows and views that it is in.
    public static var layoutTree: SnapshotStrategy {
        SnapshotStrategy<String>.text(fileExtension: "tree.txt") { recorded, actual in
            guard let old = try? LayoutTree(text: recorded), let new = try? LayoutTree(text: actual) else {
                return LineDifference(recorded, actual).description
            }
            let difference = LayoutTreeDifference(old, new).description
            return difference.isEmpty ? LineDifference(recorded, actual).description : difference
        }.pullback(\.text)
    }
}

extension SnapshotStrategy where Value: UIView {
    /// The views from one down, indented, with their frames and their texts' lines; laid out first where they need it.
    @MainActor
    public static var layoutTree: SnapshotStrategy {
        SnapshotStrategy<LayoutTree>.layoutTree.pullback { view in MainActor.assumeIsolated { LayoutTree(view) } }
    }
}
