import Synchronization

/// What most texts made one after the other have in common: paragraph style, environment, the styles of their runs.
final class SharedParagraph: Sendable {
    let style: ParagraphStyle
    let geometry: ParagraphGeometry
    let environment: TextEnvironment
    let styles: [ResolvedStyle]
    private let metricsTables = Mutex<[LineMetricsTable]>([])

    private init(_ style: ParagraphStyle, environment: TextEnvironment, styles: [ResolvedStyle]) {
        self.style = style
        geometry = ParagraphGeometry(style, isBrowser: environment.metrics == .css)
        self.environment = environment
        self.styles = styles
    }

    private static let last = Mutex<SharedParagraph?>(nil)

    /// The one made last, if it is the same: a kept text then holds a reference in place of all this.
    static func shared(
        _ style: ParagraphStyle, environment: TextEnvironment, styles: [ResolvedStyle]
    ) -> SharedParagraph {
        if let last = last.withLock({ $0 }), last.styles.count == styles.count,
            zip(last.styles, styles).allSatisfy({ $0 === $1 }), last.environment == environment, last.style == style
        {
            return last
        }
        let made = SharedParagraph(style, environment: environment, styles: styles)
        last.withLock { $0 = made }
        return made
    }

    private static let maximumTables = 64

    /// The table of these metrics: texts in the same faces have the same.
    func metricsTable(metrics: [LineBoxMetrics], styleMetrics: [Int], strut: Int) -> LineMetricsTable {
        metricsTables.withLock { tables in
            if let known = tables.first(where: {
                $0.isEqual(metrics: metrics, styleMetrics: styleMetrics, strut: strut)
            }) {
                return known
            }
            let table = LineMetricsTable(
                metrics: metrics, styleMetrics: styleMetrics, strut: strut, paragraph: style, rule: environment.metrics)
            if tables.count == SharedParagraph.maximumTables { tables.removeFirst() }
            tables.append(table)
            return table
        }
    }
}
