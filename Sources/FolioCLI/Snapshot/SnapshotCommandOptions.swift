import FolioSnapshotCore
import FolioText
import Foundation
import HeadlessUIKit

/// What `folio snapshot` was asked for.
struct SnapshotCommandOptions: Sendable {
    enum Action: String, CaseIterable, Sendable { case verify, record, report, stale }

    /// What a snapshot holds.
    enum Kind: String, CaseIterable, Sendable { case heights, tree, json, image, svg }

    let action: Action
    let files: [String]
    let directory: String
    let kinds: [Kind]
    let configurations: [SnapshotConfiguration]
    let environment: TextEnvironment
    /// The page that `report` writes.
    let output: String
    /// The log that `stale` reads.
    let log: String

    static let options: [String: Arguments.Option] = [
        "--directory": .value, "--as": .values, "--width": .values, "--content-size-category": .values,
        "--appearance": .values, "--direction": .values, "--metrics": .value, "--output": .value, "--log": .value,
    ].merging(FontOptions.options) { first, _ in first }

    private static let kindNames: KeyValuePairs<String, Kind> = [
        "heights": .heights, "tree": .tree, "json": .json, "image": .image, "svg": .svg,
    ]

    /// - Throws: `CommandError`: usage, or what reading the fonts throws.
    init(_ arguments: [String]) throws(CommandError) {
        let arguments = try Arguments(arguments, options: Self.options, command: "snapshot")
        let names = Action.allCases.map(\.rawValue).joined(separator: ", ")
        guard let word = arguments.positional.first else {
            throw CommandError(.usage, "snapshot: expected one of \(names)")
        }
        guard let action = Action(rawValue: word) else {
            throw CommandError(.usage, "snapshot: expected one of \(names), not \(word.quoted)")
        }
        self.action = action
        files = Array(arguments.positional.dropFirst())
        directory = arguments.value("--directory") ?? "Snapshots"
        output = arguments.value("--output") ?? ""
        log = arguments.value("--log") ?? ""
        kinds = try arguments.choices("--as", Self.kindNames)
        var widths: [CGFloat] = []
        for value in arguments.values("--width") { widths.append(CGFloat(try TableWidth.parse(value, arguments))) }
        configurations = SnapshotConfiguration.all(
            widths: widths,
            contentSizeCategories: try arguments.choices("--content-size-category", TableNames.contentSizeCategories),
            userInterfaceStyles: try arguments.choices("--appearance", TableNames.appearances),
            layoutDirections: try arguments.choices("--direction", TableNames.directions))
        environment = TextEnvironment(
            library: try FontOptions(arguments).library(),
            metrics: try arguments.choice("--metrics", TableNames.metrics) ?? .uikit)
        guard !directory.isEmpty else { throw arguments.error("--directory", "", expected: "a folder") }
        try check(hasWidth: !widths.isEmpty)
    }

    private func check(hasWidth: Bool) throws(CommandError) {
        guard action != .stale else {
            guard files.isEmpty, !log.isEmpty else {
                throw CommandError(.usage, "snapshot: stale takes --directory and --log, and no table")
            }
            return
        }
        guard !files.isEmpty else {
            throw CommandError(.usage, "snapshot: expected table files behind \(action.rawValue)")
        }
        guard hasWidth else {
            throw CommandError(.usage, "snapshot: expected --width with the tables' width in points")
        }
        guard action != .report || !output.isEmpty else {
            throw CommandError(.usage, "snapshot: report needs --output with the page to write")
        }
        var suites: [String: String] = [:]
        for file in files {
            guard file != "-" else {
                throw CommandError(.usage, "snapshot: a table from standard input has no name for its snapshots")
            }
            if let other = suites.updateValue(file, forKey: TableSnapshots.suite(file)) {
                throw CommandError(.usage, "snapshot: \(other) and \(file) would have the same snapshots")
            }
        }
    }

    /// `heights` and `tree` unless others are named.
    var shownKinds: [Kind] { kinds.isEmpty ? [.heights, .tree] : kinds }
}
