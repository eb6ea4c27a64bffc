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

    /// What each thread made last: references to it are counted for each text.
    private static let last = Striped { Mutex<SharedParagraph?>(nil) }

    /// The one that the thread made last, if it is the same: a kept text then holds a reference in place of all this.
    static func shared(
        _ style: ParagraphStyle, environment: TextEnvironment, runs: [TextRun]
    ) -> SharedParagraph {
        let last = last.withOwn { $0.withLock { $0 } }
        if let last, last.isOf(style, environment: environment, runs: runs) { return last }
        let styles = runs.map { ResolvedStyle.of($0.attributes, environment: environment) }
        let made = SharedParagraph(style, environment: environment, styles: styles)
        SharedParagraph.last.withOwn { $0.withLock { $0 = made } }
        return made
    }

    private func isOf(_ style: ParagraphStyle, environment: TextEnvironment, runs: [TextRun]) -> Bool {
        guard styles.count == runs.count, self.environment == environment, self.style == style else { return false }
        for index in runs.indices where styles[index].attributes != runs[index].attributes { return false }
        return true
    }

    private static let maximumTables = 64

    /// The table of these metrics: texts in the same faces have the same.
    func metricsTable(
        metrics: ScratchList<LineBoxMetrics>, styleMetrics: ScratchList<Int>, strut: Int
    ) -> LineMetricsTable {
        metricsTables.withLock { tables in
            for index in tables.indices
            where tables[index].isEqual(metrics: metrics, styleMetrics: styleMetrics, strut: strut) {
                return tables[index]
            }
            let table = LineMetricsTable(
                metrics: Array(metrics), styleMetrics: Array(styleMetrics), strut: strut, paragraph: style,
                rule: environment.metrics)
            if tables.count == SharedParagraph.maximumTables { tables.removeFirst() }
            tables.append(table)
            return table
        }
    }
}
