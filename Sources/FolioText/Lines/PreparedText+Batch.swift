import Dispatch

extension PreparedText {
    /// Prepares many texts of one style on all processors; the results stand in the order of the strings.
    public static func prepare(
        _ strings: [String], attributes: TextAttributes, paragraph: ParagraphStyle = ParagraphStyle(),
        environment: TextEnvironment = .uikit
    ) -> [PreparedText] {
        concurrentMap(count: strings.count) { index in
            PreparedText(strings[index], attributes: attributes, paragraph: paragraph, environment: environment)
        }
    }

    /// Measures many texts at one width, one after the other, as `measure(width:maximumLines:)` says: what a table does where its
    /// width changes.
    ///
    /// - Precondition: the width is not NaN.
    public static func measure(
        _ texts: [PreparedText], width: Double, maximumLines: Int = 0
    ) -> [TextMeasurement] {
        withExtendedLifetime(texts) {
            // The array holds the texts: to count references to each of them would take as long as to measure them.
            texts.withUnsafeBufferPointer { texts in
                texts.withMemoryRebound(to: Unmanaged<PreparedText>.self) { texts in
                    [TextMeasurement](unsafeUninitializedCapacity: texts.count) { results, filled in
                        for start in stride(from: 0, to: texts.count, by: group) {
                            let end = min(start + group, texts.count)
                            // A little of each is read first, so that the memory answers for all of them at once.
                            let places = texts[start..<end].reduce(0) { sum, text in
                                sum &+ text._withUnsafeGuaranteedRef { $0.tables.firstEnd }
                            }
                            for index in start..<end {
                                results.initializeElement(
                                    at: index,
                                    to: texts[index]._withUnsafeGuaranteedRef {
                                        $0.measure(width: width, maximumLines: maximumLines)
                                    })
                            }
                            // Never so; but what is not used is not read.
                            filled = places == .max ? start : end
                        }
                    }
                }
            }
        }
    }

    /// Texts whose memory is asked for together.
    private static let group = 16

    /// Measures many texts, each at every width, on all processors: `result[text][width]`, as `measure(width:maximumLines:)` says.
    ///
    /// - Precondition: no width is NaN.
    public static func measure(
        _ texts: [PreparedText], widths: [Double], maximumLines: Int = 0
    ) -> [[TextMeasurement]] {
        concurrentMap(count: texts.count) { index in
            widths.map { texts[index].measure(width: $0, maximumLines: maximumLines) }
        }
    }

    /// Work is handed out in pieces of this many texts: one alone is too little to be worth it.
    private static let batch = 64

    private static func concurrentMap<Result: Sendable>(
        count: Int, _ transform: @Sendable (Int) -> Result
    ) -> [Result] {
        [Result](unsafeUninitializedCapacity: count) { results, filled in
            // Each place is written once, by one thread, before the array is made.
            nonisolated(unsafe) let results = results
            DispatchQueue.concurrentPerform(iterations: (count + batch - 1) / batch) { piece in
                for index in piece * batch..<min(count, (piece + 1) * batch) {
                    results.initializeElement(at: index, to: transform(index))
                }
            }
            filled = count
        }
    }
}
