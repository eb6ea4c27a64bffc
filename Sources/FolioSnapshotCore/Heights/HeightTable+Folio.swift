public import Folio

extension HeightTable {
    /// Folio's metrics, identifiers as they describe themselves.
    ///
    /// - Parameter width: the width that the metrics were taken at, in points.
    public init<SectionID, RowID>(_ metrics: FolioMetrics<SectionID, RowID>, width: Double?) {
        self.init(
            width: width,
            sections: metrics.sections.map { section in
                Section(
                    id: String(describing: section.id).escapedForSnapshot, header: section.header.map(Extent.init),
                    rows: section.rows.map { row in
                        Row(
                            id: String(describing: row.id).escapedForSnapshot, y: Double(row.y),
                            height: Double(row.height))
                    },
                    footer: section.footer.map(Extent.init))
            },
            contentHeight: Double(metrics.contentHeight))
    }

    /// What the view has on display, at its present width.
    @MainActor
    public init<SectionID, RowID>(_ view: FolioView<SectionID, RowID>) {
        self.init(view.metrics, width: Double(view.bounds.width))
    }
}

extension HeightTable.Extent {
    fileprivate init<SectionID, RowID>(_ extent: FolioMetrics<SectionID, RowID>.Extent) {
        self.init(y: Double(extent.y), height: Double(extent.height))
    }
}
