extension SnapshotStrategy where Value == HeightTable {
    /// A table's sections and rows with their places and heights; a difference is told row by row.
    public static var heights: SnapshotStrategy {
        SnapshotStrategy<String>.text(fileExtension: "txt") { recorded, actual in
            guard let old = try? HeightTable(text: recorded), let new = try? HeightTable(text: actual) else {
                return LineDifference(recorded, actual).description
            }
            let difference = HeightDifference(old, new).description
            // Tables that are equal but for the way they were written.
            return difference.isEmpty ? LineDifference(recorded, actual).description : difference
        }.pullback(\.text)
    }
}
