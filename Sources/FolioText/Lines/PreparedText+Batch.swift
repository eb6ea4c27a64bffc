private import FolioPrefetch

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
        precondition(!width.isNaN, "a width to lay text out in is a number, not NaN")
        let limits = (
            uikit: LineWalker.limit(width, isBrowser: false), browser: LineWalker.limit(width, isBrowser: true)
        )
        return withExtendedLifetime(texts) {
            // The array holds the texts: to count references to each of them would take as long as to measure them.
            texts.withUnsafeBufferPointer { texts in
                texts.withMemoryRebound(to: Unmanaged<PreparedText>.self) { texts in
                    [TextMeasurement](unsafeUninitializedCapacity: texts.count) { results, filled in
                        for index in texts.indices {
                            // Memory is asked for what will be read, first for the text, then for what it points to.
                            if index + farAhead < texts.count { prefetchObject(texts[index + farAhead]) }
                            if index + ahead < texts.count {
                                texts[index + ahead]._withUnsafeGuaranteedRef { $0.tables.prefetch() }
                            }
                            let measurement = texts[index]._withUnsafeGuaranteedRef { text in
                                text.measure(
                                    width: width, limit: text.isBrowser ? limits.browser : limits.uikit,
                                    maximumLines: maximumLines)
                            }
                            results.initializeElement(at: index, to: measurement)
                        }
                        filled = texts.count
                    }
                }
            }
        }
    }

    /// How many texts ahead memory is asked for a text's tables, and for the text itself.
    private static let ahead = 8
    private static let farAhead = 16

    private static func prefetchObject(_ text: Unmanaged<PreparedText>) {
        let address = text.toOpaque()
        folio_prefetch(address)
        folio_prefetch(address + TextTables.cacheLine)
    }

    /// Measures many texts, each at every width, on all processors: `result[text][width]`, as `measure(width:maximumLines:)` says.
    ///
    /// - Precondition: no width is NaN.
    public static func measure(
        _ texts: [PreparedText], widths: [Double], maximumLines: Int = 0
    ) -> [[TextMeasurement]] {
        concurrentMap(count: texts.count, piece: piece) { index in
            widths.map { texts[index].measure(width: $0, maximumLines: maximumLines) }
        }
    }

    /// Texts handed to a processor together: one alone is too little to be worth it.
    private static let piece = 64
}
