/// Collects sections from statements: single sections, arrays of them, and what conditions and loops yield.
@resultBuilder
public enum SectionBuilder<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
    public typealias Sections = [Section<SectionID, RowID>]

    public static func buildExpression(_ section: Section<SectionID, RowID>) -> Sections { [section] }
    public static func buildExpression(_ sections: Sections) -> Sections { sections }

    public static func buildBlock(_ components: Sections...) -> Sections { components.flatMap(\.self) }
    public static func buildOptional(_ component: Sections?) -> Sections { component ?? [] }
    public static func buildEither(first component: Sections) -> Sections { component }
    public static func buildEither(second component: Sections) -> Sections { component }
    public static func buildArray(_ components: [Sections]) -> Sections { components.flatMap(\.self) }
    public static func buildLimitedAvailability(_ component: Sections) -> Sections { component }
}
