public import Folio
public import HeadlessUIKit

/// Expects a view to be as its snapshots say at every width, text size, appearance and direction named.
///
/// The view is given each of them in turn, and is as it was afterwards. A snapshot's name is the one given and the
/// configuration's: `trips.390-accessibilityLarge.txt`. See `expectSnapshot(of:as:named:)`.
@MainActor
public func expectSnapshots<View: UIView>(
    of view: View, as strategy: SnapshotStrategy<View>, named name: String? = nil, widths: [CGFloat] = [],
    contentSizeCategories: [UIContentSizeCategory] = [], userInterfaceStyles: [UIUserInterfaceStyle] = [],
    layoutDirections: [UITraitEnvironmentLayoutDirection] = [], options: SnapshotOptions? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let configurations = SnapshotConfiguration.all(
        widths: widths, contentSizeCategories: contentSizeCategories, userInterfaceStyles: userInterfaceStyles,
        layoutDirections: layoutDirections)
    expectSnapshots(
        as: strategy, named: name, configurations: configurations, options: options, fileID: fileID,
        filePath: filePath, function: function, line: line, column: column
    ) { configuration, expect in
        configuration.apply(to: view) { expect(view) }
    }
}

/// Expects a Folio table's heights to be as its snapshots say at every width and text size named.
@MainActor
public func expectSnapshots<SectionID, RowID>(
    ofHeightsIn view: FolioView<SectionID, RowID>, named name: String? = nil, widths: [CGFloat] = [],
    contentSizeCategories: [UIContentSizeCategory] = [], options: SnapshotOptions? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, function: String = #function, line: UInt = #line, column: UInt = #column
) {
    expectSnapshots(
        of: view,
        as: SnapshotStrategy<HeightTable>.heights.pullback { view in
            MainActor.assumeIsolated { HeightTable(view) }
        }, named: name, widths: widths, contentSizeCategories: contentSizeCategories, options: options, fileID: fileID,
        filePath: filePath, function: function, line: line, column: column)
}

/// - Parameter show: makes the value of a configuration and hands it over while it is so.
@MainActor
private func expectSnapshots<Value>(
    as strategy: SnapshotStrategy<Value>, named name: String?, configurations: [SnapshotConfiguration],
    options: SnapshotOptions?, fileID: String, filePath: StaticString, function: String, line: UInt, column: UInt,
    show: (SnapshotConfiguration, (Value) -> Void) -> Void
) {
    for configuration in configurations {
        let parts = [name, configuration.name].compactMap { $0 }
        show(configuration) { value in
            expectSnapshot(
                of: value, as: strategy, named: parts.isEmpty ? nil : parts.joined(separator: "."), options: options,
                fileID: fileID, filePath: filePath, function: function, line: line, column: column)
        }
    }
}
