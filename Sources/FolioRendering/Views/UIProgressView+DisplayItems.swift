import HeadlessUIKit

extension UIProgressView: ContentDrawing {
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        let track = bounds.offsetBy(dx: origin.x, dy: origin.y)
        var done = track
        done.size.width *= CGFloat(progress)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = track.maxX - done.width }
        return [
            .fill(RoundedRectangle(track, radius: track.height / 2), resolved(trackTintColor ?? .systemFill)),
            .fill(RoundedRectangle(done, radius: track.height / 2), resolved(progressTintColor ?? tintColor)),
        ]
    }
}
