/// Collects rows from statements: single rows, arrays of them, and what conditions and loops yield.
@resultBuilder
public enum RowBuilder<RowID: Hashable & Sendable> {
    public static func buildExpression(_ row: some Row<RowID>) -> [any Row<RowID>] { [row] }
    public static func buildExpression(_ row: any Row<RowID>) -> [any Row<RowID>] { [row] }
    public static func buildExpression(_ rows: [some Row<RowID>]) -> [any Row<RowID>] { rows }
    public static func buildExpression(_ rows: [any Row<RowID>]) -> [any Row<RowID>] { rows }

    public static func buildBlock(_ components: [any Row<RowID>]...) -> [any Row<RowID>] { components.flatMap(\.self) }
    public static func buildOptional(_ component: [any Row<RowID>]?) -> [any Row<RowID>] { component ?? [] }
    public static func buildEither(first component: [any Row<RowID>]) -> [any Row<RowID>] { component }
    public static func buildEither(second component: [any Row<RowID>]) -> [any Row<RowID>] { component }
    public static func buildArray(_ components: [[any Row<RowID>]]) -> [any Row<RowID>] { components.flatMap(\.self) }
    public static func buildLimitedAvailability(_ component: [any Row<RowID>]) -> [any Row<RowID>] { component }
}
