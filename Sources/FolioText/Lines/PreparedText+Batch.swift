extension PreparedText {
    /// Prepares many texts of one style on all processors; the results stand in the order of the strings.
    public static func prepare(
        _ strings: [String], attributes: TextAttributes, paragraph: ParagraphStyle = ParagraphStyle(),
        environment: TextEnvironment = .uikit
    ) -> [PreparedText] {
        concurrentMap(count: strings.count, piece: piece) { index in
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
        let width = BorrowedTexts.Width(width)
        return BorrowedTexts.of(texts) { borrowed in
            [TextMeasurement](unsafeUninitializedCapacity: texts.count) { results, filled in
                for index in texts.indices {
                    borrowed.prefetch(after: index)
                    results.initializeElement(
                        at: index, to: borrowed.measure(index, width: width, maximumLines: maximumLines))
                }
                filled = texts.count
            }
        }
    }

    /// Measures many texts, each at every width, on all processors: `result[text][width]`, as `measure(width:maximumLines:)` says.
    ///
    /// - Precondition: no width is NaN.
    public static func measure(
        _ texts: [PreparedText], widths: [Double], maximumLines: Int = 0
    ) -> [[TextMeasurement]] {
        let widths = widths.map(BorrowedTexts.Width.init)
        return BorrowedTexts.of(texts) { borrowed in
            widths.withUnsafeBufferPointer { widths in
                // Nor are references to the widths counted, for which all threads would contend.
                nonisolated(unsafe) let widths = widths
                return concurrentMap(count: texts.count, piece: piece) { index in
                    borrowed.prefetch(after: index)
                    return [TextMeasurement](unsafeUninitializedCapacity: widths.count) { results, filled in
                        for place in widths.indices {
                            results.initializeElement(
                                at: place,
                                to: borrowed.measure(index, width: widths[place], maximumLines: maximumLines))
                        }
                        filled = widths.count
                    }
                }
            }
        }
    }

    /// Texts handed to a processor together: one alone is too little to be worth it.
    private static let piece = 64
}
