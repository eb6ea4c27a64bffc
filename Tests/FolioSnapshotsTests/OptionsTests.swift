import FolioSnapshots
import Foundation
import Testing
import UIKit

struct OptionsTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test(.snapshots(record: .never, directory: URL(filePath: "/a/place")))
    func aTraitSaysModeAndPlace() throws {
        let options = try SnapshotOptions(environment: [:])
        #expect(options.recordMode == .never)
        #expect(options.directory?.path == "/a/place")
    }

    /// The command that a failure names is heard whatever the code says.
    @Test(.snapshots(record: .missing)) func theEnvironmentGoesBeforeATrait() throws {
        #expect(try SnapshotOptions(environment: ["FOLIO_RECORD": "failed"]).recordMode == .failed)
        #expect(try SnapshotOptions(environment: ["FOLIO_RECORD": "failed", "CI": "1"]).recordMode == .never)
    }

    @Suite(.snapshots(record: .failed, directory: URL(filePath: "/outer")))
    struct Inner {
        @Test(.snapshots(record: .all)) func anInnerTraitGoesBeforeAnOuterOne() throws {
            let options = try SnapshotOptions(environment: [:])
            #expect(options.recordMode == .all)
            #expect(options.directory?.path == "/outer")
        }

        @Test func aSuitesTraitHoldsForItsTests() throws {
            #expect(try SnapshotOptions(environment: [:]).recordMode == .failed)
            #expect(try SnapshotOptions(environment: ["CI": "true"]).recordMode == .never)
        }
    }

    @Test func aDifferenceLeavesFilesWhereItIsTold() throws {
        try directory.write("old", to: "Snapshots/Suite/test.txt")
        let environment = ["FOLIO_ARTIFACTS": directory.url.appending(path: "artifacts").path]
        let options = try SnapshotOptions(
            directory: directory.url.appending(path: "Snapshots"), environment: environment,
            overrides: SnapshotOverrides())
        let place = SnapshotPlace(suite: "Suite", test: "test", filePath: #filePath)
        let strategy = SnapshotStrategy<String>(
            fileExtension: "txt", contents: { Data($0.utf8) },
            difference: { _, _ in
                SnapshotDifference(
                    "differs", attachments: [SnapshotAttachment(name: "side.txt", data: Data("both".utf8))])
            })
        let failure = try #require(try verifySnapshot(of: "new", as: strategy, at: place, options: options))
        #expect(directory.text("artifacts/Suite/test.txt") == "new")
        #expect(directory.text("artifacts/Suite/test.txt.side.txt") == "both")
        #expect(failure.message.contains("artifacts/Suite/test.txt.side.txt"))
        #expect(failure.difference == "differs")
    }

    @Test func aLogFindsFilesThatNoTestCompares() throws {
        for path in ["Suite/kept.txt", "Suite/gone.txt", "Other/kept.a.png"] { try directory.write("a", to: path) }
        let log = directory.url.appending(path: "log/used")
        let options = SnapshotOptions(directory: directory.url, recordMode: .never, log: log)
        for (suite, name) in [("Suite", nil), ("Other", "a")] {
            let place = SnapshotPlace(suite: suite, test: "kept", name: name, filePath: #filePath)
            let strategy = SnapshotStrategy.text(fileExtension: suite == "Other" ? "png" : "txt") { _, _ in "" }
            #expect(try verifySnapshot(of: "a", as: strategy, at: place, options: options) == nil)
        }
        let stale = try StaleSnapshots.files(in: directory.url, log: log)
        #expect(stale.map(\.lastPathComponent) == ["gone.txt", "used"])
    }

    @Test func configurationsAreNamed() {
        let all = SnapshotConfiguration.all(
            widths: [320, 390.5], contentSizeCategories: [.large, .accessibilityExtraLarge],
            userInterfaceStyles: [.dark], layoutDirections: [.rightToLeft])
        #expect(
            all.map(\.name) == [
                "320-L-dark-rightToLeft", "320-AccessibilityXL-dark-rightToLeft", "390.5-L-dark-rightToLeft",
                "390.5-AccessibilityXL-dark-rightToLeft",
            ])
        #expect(SnapshotConfiguration.all().map(\.name) == [nil])
    }

    @MainActor
    @Test func aViewIsAsItWasAfterItsConfigurations() {
        let view = SettingsTable().view
        let (frame, traits) = (view.frame, view.traitCollection)
        let configuration = SnapshotConfiguration(
            width: 500, contentSizeCategory: .accessibilityLarge, userInterfaceStyle: .dark,
            layoutDirection: .rightToLeft)
        configuration.apply(to: view) {
            #expect(view.frame.width == 500)
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
            #expect(view.traitCollection.layoutDirection == .rightToLeft)
        }
        #expect(view.frame == frame)
        #expect(view.traitCollection == traits)
    }
}
