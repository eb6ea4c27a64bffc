import Folio
import UIKit

/// Prints the place and height of every row: `swift run trips-example [WIDTH]`.
@main
@MainActor
struct TripsExample {
    static func main() {
        let width = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 390
        let controller = TripsViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 844)
        controller.view.layoutIfNeeded()

        let metrics = controller.folioView.metrics
        for section in metrics.sections {
            if let header = section.header { print("\(header.y)\t\(header.height)\t\(section.id)") }
            for row in section.rows { print("\(row.y)\t\(row.height)\t  \(row.id)") }
        }
        print("\(metrics.contentHeight)\t\tcontent height")
    }
}
