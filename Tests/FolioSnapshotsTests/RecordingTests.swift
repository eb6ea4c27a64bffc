import FolioSnapshots
import Foundation
import Testing

struct RecordingTests {
    private let directory: TemporaryDirectory
    private let path = "Suite/test.wide.txt"

    init() throws { directory = try TemporaryDirectory() }

    private func verify(_ text: String, environment: [String: String]) throws -> String? {
        try verifySnapshot(
            of: text, as: .text, at: SnapshotPlace(suite: "Suite", test: "test", name: "wide", filePath: #filePath),
            options: SnapshotOptions(directory: directory.url, environment: environment, overrides: SnapshotOverrides())
        )?.message
    }

    private func verify(_ text: String, _ mode: SnapshotRecordMode) throws -> String? {
        try verify(text, environment: ["FOLIO_RECORD": mode.rawValue])
    }

    @Test func anEqualSnapshotPassesInEveryMode() throws {
        try directory.write("a", to: path)
        for mode in SnapshotRecordMode.allCases { #expect(try verify("a", mode) == nil) }
    }

    @Test(arguments: SnapshotRecordMode.allCases)
    func aMissingSnapshotFailsAndIsRecordedUnlessNever(mode: SnapshotRecordMode) throws {
        let message = try #require(try verify("a", mode))
        #expect(message.contains(path))
        #expect(directory.text(path) == (mode == .never ? nil : "a"))
    }

    @Test func missingIsTheDefault() throws {
        #expect(try verify("a", environment: [:]) != nil)
        #expect(directory.text(path) == "a")
        #expect(try verify("b", environment: ["FOLIO_RECORD": ""]) != nil)
        #expect(directory.text(path) == "a")
    }

    @Test(arguments: SnapshotRecordMode.allCases)
    func aDifferentSnapshotFailsAndIsRecordedWhenAllOrFailed(mode: SnapshotRecordMode) throws {
        try directory.write("old", to: path)
        let message = try #require(try verify("new", mode))
        #expect(message.contains("- old\n+ new"))
        let isRecorded = mode == .all || mode == .failed
        #expect(directory.text(path) == (isRecorded ? "new" : "old"))
        #expect(message.contains("FOLIO_RECORD=failed swift test --filter 'Suite/test'") == !isRecorded)
    }

    @Test func allRecordsAlsoWhatCountsAsEqual() throws {
        try directory.write("OLD", to: path)
        let lenient = SnapshotStrategy<String>(
            fileExtension: "txt", contents: { Data($0.utf8) }, difference: { _, _ in nil })
        func verify(_ mode: SnapshotRecordMode) throws -> String? {
            try verifySnapshot(
                of: "old", as: lenient,
                at: SnapshotPlace(suite: "Suite", test: "test", name: "wide", filePath: #filePath),
                options: SnapshotOptions(directory: directory.url, recordMode: mode))?.message
        }
        #expect(try verify(.failed) == nil)
        #expect(directory.text(path) == "OLD")
        #expect(try verify(.all) != nil)
        #expect(directory.text(path) == "old")
    }

    @Test(arguments: SnapshotRecordMode.allCases, ["true", "TRUE", "1"])
    func continuousIntegrationNeverRecords(mode: SnapshotRecordMode, ci: String) throws {
        let environment = ["FOLIO_RECORD": mode.rawValue, "CI": ci]
        #expect(try verify("a", environment: environment) != nil)
        #expect(directory.text(path) == nil)
        try directory.write("old", to: path)
        #expect(try verify("new", environment: environment) != nil)
        #expect(directory.text(path) == "old")
    }

    @Test func anUnknownModeIsAnError() {
        #expect(throws: SnapshotError.unknownRecordMode("some")) {
            try verify("a", environment: ["FOLIO_RECORD": "some"])
        }
    }

    @Test func aFailureIsAnIssueAtTheCall() {
        let options = SnapshotOptions(directory: directory.url, recordMode: .never)
        let line = #line + 2
        withKnownIssue {
            expectSnapshot(of: "a", as: .text, named: "one", options: options)
        } matching: { issue in
            issue.sourceLocation?.line == line
                && "\(issue)".contains("RecordingTests/aFailureIsAnIssueAtTheCall.one.txt")
        }
    }

    @Test func theTestNamesTheFile() throws {
        let options = SnapshotOptions(directory: directory.url, recordMode: .never)
        try directory.write("a", to: "RecordingTests/theTestNamesTheFile.a-b.txt")
        expectSnapshot(of: "a", as: .text, named: "a / b", options: options)
    }

    @Test func snapshotsLieBesideThePackageAboveTheSource() throws {
        try directory.write("", to: "Package.swift")
        let source = directory.url.appending(path: "Tests/SomeTests/Views/Source.swift")
        try directory.write("", to: "Tests/SomeTests/Views/Source.swift")
        let place = SnapshotPlace(suite: "Suite", test: "test", filePath: source.path)
        let options = SnapshotOptions(recordMode: .missing)
        _ = try verifySnapshot(of: "a", as: .text, at: place, options: options)
        #expect(directory.text("Snapshots/Suite/test.txt") == "a")
        let outside = SnapshotPlace(suite: "Suite", test: "test", filePath: "/nowhere/Source.swift")
        #expect(throws: SnapshotError.noPackage(filePath: "/nowhere/Source.swift")) {
            try verifySnapshot(of: "a", as: .text, at: outside, options: options)
        }
    }
}
