import FolioText
import Testing
import UIKit

@MainActor
struct TraitTests {
    private let log = RecordingView.Log()

    @Test func traitsComeFromAboveUntilTheyAreOverridden() {
        let root = UIView()
        let child = UIView()
        let leaf = UIView()
        root.addSubview(child)
        child.addSubview(leaf)
        root.traitOverrides.userInterfaceStyle = .dark
        child.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(root.traitCollection.preferredContentSizeCategory == .large)
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        #expect(leaf.traitCollection.preferredContentSizeCategory == .extraLarge)
        child.traitOverrides.preferredContentSizeCategory = nil
        #expect(leaf.traitCollection.preferredContentSizeCategory == .large)
    }

    @Test func theTextEnvironmentIsATrait() {
        let window = UIWindow()
        let view = UIView()
        window.addSubview(view)
        #expect(view.traitCollection.textEnvironment == .uikit)
        window.traitOverrides.textEnvironment = .css
        #expect(view.traitCollection.textEnvironment == .css)
        view.traitOverrides.textEnvironment = TextEnvironment(metrics: .uikit(scale: 2))
        #expect(view.traitCollection.textEnvironment.metrics == .uikit(scale: 2))
    }

    @Test func theDisplayScaleIsTheTextEnvironments() {
        let view = UIView()
        #expect(view.traitCollection.displayScale == 3)
        view.traitOverrides.displayScale = 2
        #expect(view.traitCollection.displayScale == 2)
        #expect(view.traitCollection.textEnvironment.metrics == .uikit(scale: 2))
        view.traitOverrides.textEnvironment = .css
        #expect(view.traitCollection.displayScale == 1)
    }

    @Test func aChangeIsToldToTheViewsThatItReaches() {
        let root = RecordingView("root", log: log)
        let plain = RecordingView("plain", log: log)
        let fixed = RecordingView("fixed", log: log)
        root.addSubview(plain)
        root.addSubview(fixed)
        fixed.traitOverrides.userInterfaceStyle = .dark
        log.entries = []
        root.traitOverrides.userInterfaceStyle = .dark
        #expect(log.entries == ["root.traits", "plain.traits"])
        root.traitOverrides.userInterfaceStyle = .dark
        #expect(log.entries == ["root.traits", "plain.traits"])
    }

    @Test func aViewTakesTheTraitsOfTheTreeItEnters() {
        let root = UIView()
        root.traitOverrides.layoutDirection = .rightToLeft
        let child = RecordingView("child", log: log)
        root.addSubview(child)
        #expect(log.entries.contains("child.traits"))
        #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        child.semanticContentAttribute = .forceLeftToRight
        #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
        child.semanticContentAttribute = .playback
        #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func newViewsStartWithTheCurrentTraits() {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UIView().traitCollection.userInterfaceStyle == .dark)
        }
        #expect(UIView().traitCollection.userInterfaceStyle == .light)
    }

    @Test func currentTraitsBelongToOneThread() async {
        let seen = await withCheckedContinuation { continuation in
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                let thread = Thread { continuation.resume(returning: UITraitCollection.current.userInterfaceStyle) }
                thread.start()
            }
        }
        #expect(seen == .light)
    }

    @Test func aHandlerHearsOfTheTraitsItAskedFor() {
        class Registering: UIView {
            var previous: [UIUserInterfaceStyle] = []

            func register() {
                registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitTextEnvironment.self]) {
                    (self: Self, previousTraits: UITraitCollection) in
                    self.previous.append(previousTraits.userInterfaceStyle)
                }
            }
        }
        let view = Registering()
        view.register()
        view.traitOverrides.preferredContentSizeCategory = .small
        #expect(view.previous.isEmpty)
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.textEnvironment = .css
        #expect(view.previous == [.light, .dark])
    }

    @Test func aHandlerThatIsTakenBackHearsNothing() {
        let controller = UIViewController()
        var count = 0
        let registration = controller.registerForTraitChanges([UITraitDisplayScale.self]) {
            (_: UIViewController, _) in count += 1
        }
        controller.view.traitOverrides.displayScale = 2
        controller.unregisterForTraitChanges(registration)
        controller.view.traitOverrides.displayScale = 1
        #expect(count == 1)
    }

    @Test func equalTraitsAreEqual() {
        #expect(UITraitCollection() == UITraitCollection())
        #expect(UITraitCollection().hash == UITraitCollection().hash)
        #expect(UITraitCollection() != UITraitCollection(textEnvironment: .css))
    }

    @Test func textSizesAreInOrder() {
        let sizes: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        #expect(sizes.sorted() == sizes)
        #expect(Set(sizes).count == 12)
        #expect(sizes.filter(\.isAccessibilityCategory).count == 5)
    }

    @Test func traitsAreMadeByChangingThem() {
        let traits = UITraitCollection { mutable in
            mutable.userInterfaceStyle = .dark
            mutable.preferredContentSizeCategory = .accessibilityLarge
            mutable.displayScale = 2
        }
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(traits.displayScale == 2)
        #expect(traits.layoutDirection == .leftToRight)
        let other = traits.modifyingTraits {
            #expect($0.displayScale == 2)
            $0.layoutDirection = .rightToLeft
            $0.textEnvironment = .css
            $0.displayScale = 3
        }
        #expect(other.layoutDirection == .rightToLeft && other.userInterfaceStyle == .dark)
        #expect(other.displayScale == 1)
        #expect(UITraitCollection(displayScale: 2).displayScale == 2)
        #expect(traits.layoutDirection == .leftToRight)
    }
}
