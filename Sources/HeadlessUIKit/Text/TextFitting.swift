internal import FolioText

/// How a text that is too large for its place is made to fit: set tighter, then smaller.
struct TextFitting {
    /// The greatest part of its size that is taken from between the letters of a text.
    private static let tightest = 0.05
    /// Sizes are tried in hundredths of the text's own.
    private static let steps = 100

    /// Whether letters come closer before anything is cut or made smaller.
    var tightens = false
    /// The least part of its size that a text is set in; 1 leaves it as it is.
    var minimumScale = 1.0

    /// The text set as large as fits, with the part of its size that this is; as small as permitted where nothing fits.
    ///
    /// - Parameters:
    ///   - prepare: makes the text of changed runs.
    ///   - fits: whether such a text fits its place. One that is smaller than one that fits does, too.
    func fit(
        _ text: PreparedText, prepare: ((inout TextAttributes) -> Void) -> PreparedText,
        fits: (PreparedText) -> Bool
    ) -> (text: PreparedText, scale: Double) {
        if fits(text) { return (text, 1) }
        if tightens {
            func tightened(_ step: Int) -> PreparedText {
                let part = Self.tightest * Double(step) / 10
                return prepare { $0.letterSpacing -= $0.size * part }
            }
            if fits(tightened(10)) {
                let step = Self.first(in: 1...10) { fits(tightened($0)) }
                return (tightened(step), 1)
            }
        }
        let least = Int((minimumScale * Double(Self.steps)).rounded(.up))
        guard least < Self.steps else { return (text, 1) }
        func scaled(_ hundredths: Int) -> PreparedText {
            let scale = Double(hundredths) / Double(Self.steps)
            return prepare {
                $0.size *= scale
                $0.letterSpacing *= scale
                $0.wordSpacing *= scale
                $0.baselineOffset *= scale
            }
        }
        // Counted from large to small, so that the first that fits is the largest.
        let smaller = Self.first(in: 1...(Self.steps - max(1, least))) { fits(scaled(Self.steps - $0)) }
        let hundredths = Self.steps - smaller
        return (scaled(hundredths), Double(hundredths) / Double(Self.steps))
    }

    /// The first number from which a condition that turns true holds; the last one where it never does.
    private static func first(in range: ClosedRange<Int>, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
