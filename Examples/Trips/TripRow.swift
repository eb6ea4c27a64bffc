import Folio
import UIKit

@MainActor
struct TripRow: Row {
    let trip: Trip
    let cellReuseID = "TripCell"

    var id: String { trip.id }

    func configure(_ cell: TripCell) {
        cell.show(trip)
    }
}
