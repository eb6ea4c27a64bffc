import Folio
import FolioRows
import FolioText
import Foundation
import HeadlessUIKit

/// Message rows in a `FolioView` beside their texts alone, by the CPU time of the whole process.
///
/// The process's time counts the threads that prepare texts, so that nothing is hidden in them.
@MainActor
struct TableBenchmark {
    enum Workload: String {
        /// A new view shows the rows, all caches emptied before.
        case cold
        /// The view's width changes, to each of three in turn.
        case relayout
        /// A content with 10 rows changed, moved, inserted and deleted among 100,000 is applied.
        case apply
    }

    private static let passes = 5
    private static let widths: [CGFloat] = [320, 375, 414]
    /// What a row's margins take of the table's width.
    private static let margins = 32.0

    let strings: [String]
    let name: String

    init(path: String, count: Int = 10_000) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
        strings = lines.isEmpty ? [] : (0..<count).map { lines[$0 % lines.count] }
        name = String((path as NSString).lastPathComponent.prefix { $0 != "-" && $0 != "." })
    }

    func run(_ workload: Workload) -> Figure {
        switch workload {
        case .cold: cold()
        case .relayout: relayout()
        case .apply: apply()
        }
    }

    // MARK: Cold

    private func cold() -> Figure {
        var folio: [Double] = []
        var bare: [Double] = []
        for _ in 0...Self.passes {
            WordCache.shared.removeAll()
            bare.append(time { for string in strings { _ = height(of: prepared(string), width: 375) } })
            WordCache.shared.removeAll()
            folio.append(
                time {
                    let view = makeView()
                    view.apply(content(strings), animatingDifferences: false)
                    _ = view.contentSize
                })
        }
        let (view, texts) = (median(folio), median(bare))
        return Figure(
            benchmark: "table-cold", corpus: name, value: view / texts, unit: "times the texts alone",
            goal: .atMost(1.5),
            parts: [("folio_ns_a_row", perRow(view)), ("bare_ns_a_row", perRow(texts))])
    }

    // MARK: Relayout

    private func relayout() -> Figure {
        let view = makeView()
        view.apply(content(strings), animatingDifferences: false)
        _ = view.contentSize
        let texts = strings.map(prepared)
        var folio: [Double] = []
        var bare: [Double] = []
        for pass in 0...Self.passes * Self.widths.count {
            let width = Self.widths[pass % Self.widths.count]
            bare.append(time { for text in texts { _ = height(of: text, width: width) } })
            folio.append(
                time {
                    view.frame.size.width = width
                    _ = view.contentSize
                })
        }
        let (one, other) = (perRow(median(folio)), perRow(median(bare)))
        return Figure(
            benchmark: "table-relayout", corpus: name, value: one / (3 * other + 200),
            unit: "of 3 times the texts alone + 200 ns a row", goal: .atMost(1),
            parts: [("folio_ns_a_row", one), ("bare_ns_a_row", other)])
    }

    // MARK: Apply

    private func apply() -> Figure {
        let count = 100_000
        let view = FolioView<Int, String>(style: .plain)
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        view.estimatedRowHeight = 60
        var ids = (0..<count).map { "row number \($0) of the table" }
        func content() -> Content<Int, String> {
            Content(sections: [
                Section(id: 0, rows: ids.map { MessageRow(id: $0, text: "A message in \($0)") })
            ])
        }
        view.apply(content(), animatingDifferences: false)
        view.layoutIfNeeded()
        var random = SeededRandom(seed: 4)
        var folio: [Double] = []
        var pass: [Double] = []
        for round in 0...Self.passes {
            let places = Dictionary(uniqueKeysWithValues: zip(ids, 0...))
            for change in 0..<10 {
                let moved = ids.remove(at: random.next(ids.count))
                ids.insert(change % 2 == 0 ? moved : "new row \(round) \(change)", at: random.next(ids.count))
            }
            let next = content()
            folio.append(
                time {
                    view.apply(next, rowReconfiguration: .none, animatingDifferences: false)
                    view.layoutIfNeeded()
                })
            pass.append(time { precondition(ids.count { places[$0] != nil } >= count - 10) })
        }
        return Figure(
            benchmark: "table-apply", corpus: name, value: median(folio) / median(pass),
            unit: "times looking up each identity once", goal: .atMost(2),
            parts: [
                ("folio_ns_a_row", median(folio) / Double(count)), ("pass_ns_a_row", median(pass) / Double(count)),
            ])
    }

    // MARK: Parts

    private func makeView() -> FolioView<Int, Int> {
        let view = FolioView<Int, Int>(style: .plain)
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        return view
    }

    private func content(_ strings: [String]) -> Content<Int, Int> {
        Content(sections: [
            Section(id: 0, rows: strings.enumerated().map { MessageRow(id: $0.offset, text: $0.element) })
        ])
    }

    private func prepared(_ string: String) -> PreparedText {
        PreparedText(string, attributes: TextAttributes(font: FontDescriptor(), size: 17), environment: .uikit)
    }

    private func height(of text: PreparedText, width: CGFloat) -> Double {
        text.measure(width: Double(width) - Self.margins).height
    }

    private func perRow(_ time: Double) -> Double { time / Double(strings.count) }

    private func time(_ work: () -> Void) -> Double {
        let start = processTime
        work()
        return processTime - start
    }

    /// Nanoseconds of all threads.
    private var processTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// Of all but the first, which opens fonts.
    private func median(_ times: [Double]) -> Double {
        let later = times.dropFirst().sorted()
        return later[later.count / 2]
    }
}
