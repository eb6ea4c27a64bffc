import Foundation

/// Writes measurements of a table for people or programs.
struct MeasurementFormat {
    let table: Table
    let measurements: [TableMeasurement]

    func text(_ format: MeasureOptions.Format) -> String {
        switch format {
        case .table: tableText
        case .json: json
        case .csv: csv
        }
    }
}

// MARK: Table

extension MeasurementFormat {
    /// A line for each header, row and footer; two columns, offset and height, for each width.
    private var tableText: String {
        var lines: [(cells: [String], name: String)] = [
            (measurements.flatMap { ["width", $0.width.shortest] }, ""),
            (measurements.flatMap { _ in ["y", "height"] }, ""),
        ]
        for (index, section) in table.sections.enumerated() {
            func add(_ name: String, _ part: (TableMeasurement.Section) -> TableMeasurement.Part?) {
                let cells = measurements.flatMap { measurement in
                    part(measurement.sections[index]).map { [$0.y.rounded3, $0.height.rounded3] } ?? []
                }
                lines.append((cells, section.id.printable + name))
            }
            if section.header != nil { add(" header", \.header) }
            for (row, description) in section.rows.enumerated() {
                add(" / \(description.id.printable)") { $0.rows[row] }
            }
            if section.footer != nil { add(" footer", \.footer) }
        }
        lines.append((measurements.flatMap { ["", $0.contentHeight.rounded3] }, "content height"))
        let columns = 2 * measurements.count
        let widths = (0..<columns).map { column in lines.map { $0.cells[column].count }.max() ?? 0 }
        return lines.map { line in
            let cells = zip(line.cells, widths).enumerated().map { column, cell in
                let gap = column == 0 ? "" : column % 2 == 0 ? "    " : "  "
                return gap + String(repeating: " ", count: cell.1 - cell.0.count) + cell.0
            }
            return cells.joined() + (line.name.isEmpty ? "" : "  " + line.name)
        }.joined(separator: "\n") + "\n"
    }
}

// MARK: JSON

extension MeasurementFormat {
    /// One object; a line for each header, row and footer.
    private var json: String {
        "{\"measurements\": [" + measurements.map(json).joined(separator: ",") + "\n]}\n"
    }

    private func json(_ measurement: TableMeasurement) -> String {
        let sections = zip(table.sections, measurement.sections).map { section, places in
            let rows = zip(section.rows, places.rows).map { row, place in
                "\n      {\"id\": \(row.id.json), \(json(place))}"
            }
            return "\n    {\"id\": \(section.id.json), \"header\": \(optional(places.header)), \"rows\": ["
                + rows.joined(separator: ",") + "], \"footer\": \(optional(places.footer))}"
        }
        let (width, height) = (measurement.width.shortest, measurement.contentHeight.shortest)
        return "\n  {\"width\": \(width), \"contentHeight\": \(height), \"sections\": ["
            + sections.joined(separator: ",") + "]}"
    }

    private func json(_ part: TableMeasurement.Part) -> String {
        "\"y\": \(part.y.shortest), \"height\": \(part.height.shortest)"
    }

    private func optional(_ part: TableMeasurement.Part?) -> String { part.map { "{\(json($0))}" } ?? "null" }
}

// MARK: CSV

extension MeasurementFormat {
    /// RFC 4180, except that lines end in a line feed alone; the part `content` is the whole table.
    private var csv: String {
        var lines = ["width,part,section,row,y,height"]
        for measurement in measurements {
            func add(_ part: String, _ section: String, _ row: String, _ place: TableMeasurement.Part) {
                let cells = [measurement.width.shortest, part, section.csv, row.csv, place.y.shortest]
                lines.append(cells.joined(separator: ",") + ",\(place.height.shortest)")
            }
            for (section, places) in zip(table.sections, measurement.sections) {
                if let header = places.header { add("header", section.id, "", header) }
                for (row, place) in zip(section.rows, places.rows) { add("row", section.id, row.id, place) }
                if let footer = places.footer { add("footer", section.id, "", footer) }
            }
            add("content", "", "", TableMeasurement.Part(y: 0, height: measurement.contentHeight))
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Double {
    /// At most three digits after the point, for reading.
    fileprivate var rounded3: String { ((self * 1000).rounded() / 1000).shortest }
}

extension String {
    fileprivate var csv: String {
        // By scalars: a comma with a combining mark is one character and still ends a field.
        guard unicodeScalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) else { return self }
        return "\"" + unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
    }

    /// On one line, without characters that would move a terminal's cursor.
    fileprivate var printable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
    }
}
