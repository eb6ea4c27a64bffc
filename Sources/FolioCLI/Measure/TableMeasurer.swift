import Dispatch
import FolioRows
import FolioText
import HeadlessUIKit
import Synchronization

/// Measures a table's headers, rows and footers at every width, in several threads and without views.
struct TableMeasurer {
    let environment: TextEnvironment
    let contentSizeCategory: UIContentSizeCategory
    let jobs: Int

    /// How many layouts a thread takes at a time: few enough to share long ones fairly.
    private static let chunk = 16

    /// A measurement for each width, in their order; the same whatever the number of jobs.
    ///
    /// - Parameter progress: called now and then, by any thread, with the number of layouts measured.
    func measure(
        _ table: Table, widths: [Double], progress: @Sendable (Int) -> Void = { _ in }
    ) -> [TableMeasurement] {
        let rowWidths = widths.map { Double(table.style.rowWidth(tableWidth: $0)) }
        let layouts = table.sections.flatMap { section in
            let header = section.header.map { [Item(layout: $0, widths: widths)] } ?? []
            let footer = section.footer.map { [Item(layout: $0, widths: widths)] } ?? []
            return header + section.rows.map { Item(layout: $0.layout, widths: rowWidths) } + footer
        }
        let heights = heights(of: layouts, progress: progress)
        return widths.indices.map { index in
            TableMeasurement(width: widths[index], table: table, heights: heights.map { $0[index] })
        }
    }

    /// A layout and the widths that it has in the table, one for each of the table's.
    private struct Item {
        let layout: any RowLayout
        let widths: [Double]
    }

    /// For each layout its heights, one for each width: a text is shaped once and dropped after the last.
    private func heights(
        of layouts: [Item], progress: @Sendable (Int) -> Void
    ) -> [[Double]] {
        let next = Atomic<Int>(0)
        let done = Atomic<Int>(0)
        let results = Mutex([[Double]](repeating: [], count: layouts.count))
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while true {
                let start = next.wrappingAdd(Self.chunk, ordering: .relaxed).oldValue
                guard start < layouts.count else { return }
                let range = start..<min(start + Self.chunk, layouts.count)
                let measured = layouts[range].map { item in
                    let row = item.layout.prepared(in: environment, contentSizeCategory: contentSizeCategory)
                    return item.widths.map { Double(row.height(width: $0)) }
                }
                results.withLock { $0.replaceSubrange(range, with: measured) }
                progress(done.wrappingAdd(range.count, ordering: .relaxed).newValue)
            }
        }
        return results.withLock { $0 }
    }
}
