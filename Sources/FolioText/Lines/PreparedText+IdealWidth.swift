extension PreparedText {
    /// The narrowest width at which the text has no more lines than at `width`: its lines are about equally long then.
    ///
    /// CSS's `text-wrap: balance`. Not more than `width`, and exact: 1/65536 of a point less would make one more line, 1/64 of a
    /// pixel under a browser's rules. Some twenty measurements, no shaping.
    ///
    ///     let headline = PreparedText("A headline that should not end in one lone word", attributes: TextAttributes(size: 28))
    ///     let width = headline.balancedWidth(in: 320)
    ///     let lines = headline.layout(width: width).lines
    ///
    /// - Precondition: `width` is not NaN.
    public func balancedWidth(in width: Double) -> Double {
        narrowestWidth(lineCount: lineCount(width: width), from: width)
    }

    /// The narrowest width at which the text has at most `lineCount` lines, or as few as its forced breaks allow. Points.
    ///
    /// - Precondition: `lineCount` is above 0.
    public func idealWidth(lineCount: Int) -> Double {
        precondition(lineCount > 0, "a text cannot have \(lineCount) lines at most")
        return narrowestWidth(lineCount: max(lineCount, self.lineCount(width: .infinity)), from: .infinity)
    }

    /// - Parameter width: one at which the text has no more lines than `count`.
    private func narrowestWidth(lineCount count: Int, from width: Double) -> Double {
        let widest = min(max(0, width), measure(width: width).width)
        let unit = isBrowser ? Fixed.layoutUnit : 1
        var low: FixedLength = 0
        var high = (Fixed.rounded(widest) + unit - 1) / unit
        while low < high {
            let middle = (low + high) / 2
            if lineCount(width: Fixed.points(middle * unit), isAtMost: count) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        // A browser lets a line stand out by 1/64 of a pixel; a box around it does not.
        let narrowest = Fixed.points(high * unit)
        return min(widest, max(narrowest, measure(width: narrowest).width))
    }

    private func lineCount(width: Double) -> Int {
        withLineWalker(width: width) { walker in
            var count = 0
            while walker.next() != nil { count += 1 }
            return count
        }
    }

    private func lineCount(width: Double, isAtMost limit: Int) -> Bool {
        withLineWalker(width: width) { walker in
            var count = 0
            while walker.next() != nil {
                count += 1
                if count > limit { return false }
            }
            return true
        }
    }
}
