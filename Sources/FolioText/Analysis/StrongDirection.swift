private import FolioICU

/// What a character says about its paragraph's direction (UAX #9, rule P2).
enum StrongDirection {
    case leftToRight, rightToLeft, other
}

extension UInt32 {
    var bidiClass: StrongDirection {
        switch folio_u_strong_direction(self) {
        case 1: .leftToRight
        case 2: .rightToLeft
        default: .other
        }
    }
}
