private import FolioPrefetch

/// Texts that an array holds meanwhile: to count references to each of them would take as long as to measure them.
struct BorrowedTexts: @unchecked Sendable {
    /// `@unchecked Sendable`: a text may be measured by any thread.
    private let texts: UnsafeBufferPointer<Unmanaged<PreparedText>>

    /// A width with the limits of lines that it sets, by either rule.
    struct Width: Sendable {
        fileprivate let points: Double
        fileprivate let uikit: FixedLength
        fileprivate let browser: FixedLength

        /// - Precondition: the width is not NaN.
        init(_ points: Double) {
            precondition(!points.isNaN, "a width to lay text out in is a number, not NaN")
            self.points = points
            uikit = LineWalker.limit(points, isBrowser: false)
            browser = LineWalker.limit(points, isBrowser: true)
        }
    }

    static func of<Result>(_ texts: [PreparedText], _ body: (BorrowedTexts) -> Result) -> Result {
        withExtendedLifetime(texts) {
            texts.withUnsafeBufferPointer { texts in
                texts.withMemoryRebound(to: Unmanaged<PreparedText>.self) { body(BorrowedTexts(texts: $0)) }
            }
        }
    }

    @inline(__always)
    func measure(_ index: Int, width: Width, maximumLines: Int) -> TextMeasurement {
        texts[index]._withUnsafeGuaranteedRef { text in
            text.measure(
                width: width.points, limit: text.isBrowser ? width.browser : width.uikit, maximumLines: maximumLines)
        }
    }

    /// How many texts ahead memory is asked for a text's tables, and for the text itself.
    private static let ahead = 8
    private static let farAhead = 16

    /// Asks memory for what will be read a little after a text: first for a text, then for what it points to.
    @inline(__always)
    func prefetch(after index: Int) {
        if index + BorrowedTexts.farAhead < texts.count {
            let address = texts[index + BorrowedTexts.farAhead].toOpaque()
            folio_prefetch(address)
            folio_prefetch(address + TextTables.cacheLine)
        }
        if index + BorrowedTexts.ahead < texts.count {
            texts[index + BorrowedTexts.ahead]._withUnsafeGuaranteedRef { $0.tables.prefetch() }
        }
    }
}
