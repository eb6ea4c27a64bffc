import Folio
import UIKit

/// A travel diary, a month a section.
final class TripsViewController: UIViewController {
    let folioView = FolioView<String, String>(style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        folioView.frame = view.bounds
        folioView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(folioView)
        folioView.apply(content, animatingDifferences: false)
    }

    private var content: Content<String, String> {
        Content {
            for month in Diary.months {
                Section(id: month.name, header: MonthHeader(name: month.name)) {
                    for trip in month.trips {
                        TripRow(trip: trip)
                    }
                }
            }
        }
    }
}
