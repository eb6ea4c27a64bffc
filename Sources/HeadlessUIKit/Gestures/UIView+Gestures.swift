extension UIView {
    /// In the order in which they were added; nil where there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { recognizer.view = nil }
            recognizers = []
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Has the view wait for the gesture, and no other view any more.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizers.append(gestureRecognizer)
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        recognizers.removeAll { $0 === gestureRecognizer }
    }

    // MARK: What the user does

    /// Taps at a point of the view (own coordinates): finds the view that is hit, and has the gesture recognized there or above.
    ///
    /// The nearest view that waits for a tap has it; others above only where a delegate allows both at once. A control keeps
    /// taps from the views above it; it has `sendActions(for:)` of its own. Says whether a gesture was recognized. UIKit has no
    /// such method, nor the others below, as there the touches come from a finger.
    @discardableResult
    public func tap(at point: CGPoint, numberOfTaps: Int = 1) -> Bool {
        gesture(at: point) { (recognizer: UITapGestureRecognizer) in
            recognizer.numberOfTapsRequired == numberOfTaps
        }
    }

    /// Presses at a point of the view for as long as a recognizer there waits.
    @discardableResult
    public func longPress(at point: CGPoint) -> Bool {
        gesture(at: point) { (_: UILongPressGestureRecognizer) in true }
    }

    /// Swipes in a direction from a point of the view.
    @discardableResult
    public func swipe(_ direction: UISwipeGestureRecognizer.Direction, at point: CGPoint) -> Bool {
        gesture(at: point) { (recognizer: UISwipeGestureRecognizer) in recognizer.direction.contains(direction) }
    }

    private func gesture<Recognizer: UIGestureRecognizer>(
        at point: CGPoint, where isMeant: (Recognizer) -> Bool
    ) -> Bool {
        guard let hit = hitTest(point, with: nil) else { return false }
        var candidates: [Recognizer] = []
        var view: UIView? = hit
        while let current = view {
            candidates += current.recognizers.reversed().compactMap { $0 as? Recognizer }.filter(isMeant)
            let keepsTaps = Recognizer.self is UITapGestureRecognizer.Type && (current as? UIControl)?.isEnabled == true
            view = keepsTaps ? nil : current.superview
        }
        var recognized: [UIGestureRecognizer] = []
        for candidate in candidates {
            let waitsInVain = candidate.required.contains { other in recognized.contains { $0 === other } }
            let isAlone = recognized.allSatisfy { $0.allows(candidate) || candidate.allows($0) }
            guard !waitsInVain, isAlone, let own = candidate.view else { continue }
            if candidate.perform(at: convert(point, to: own)) { recognized.append(candidate) }
        }
        return !recognized.isEmpty
    }

    var rootView: UIView {
        var root = self
        while let superview = root.superview { root = superview }
        return root
    }

    /// Whether the view and those above it are shown and take part in interaction.
    var takesPartInInteraction: Bool {
        var view: UIView? = self
        while let current = view {
            guard current.isUserInteractionEnabled, !current.isHidden, current.alpha >= 0.01 else { return false }
            view = current.superview
        }
        return true
    }
}

extension UIGestureRecognizer {
    fileprivate func allows(_ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    }
}
