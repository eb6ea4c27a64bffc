import UIKit

/// Writes down what is called on it, into a log that several views may share.
@MainActor
class RecordingView: UIView {
    final class Log {
        var entries: [String] = []
    }

    var log = Log()
    var name = ""
    var onLayout: (() -> Void)?

    convenience init(_ name: String, log: Log, frame: CGRect = .zero) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }

    private func note(_ call: String) { log.entries.append("\(name).\(call)") }

    override func layoutSubviews() {
        super.layoutSubviews()
        note("layout")
        onLayout?()
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        note(newSuperview == nil ? "willLeaveSuperview" : "willEnterSuperview")
    }
    override func didMoveToSuperview() { note(superview == nil ? "didLeaveSuperview" : "didEnterSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
        note(newWindow == nil ? "willLeaveWindow" : "willEnterWindow")
    }
    override func didMoveToWindow() { note(window == nil ? "didLeaveWindow" : "didEnterWindow") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note("traits") }
}
