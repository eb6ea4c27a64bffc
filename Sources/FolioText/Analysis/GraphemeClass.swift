private import FolioICU

/// Grapheme_Cluster_Break (UAX #29), with Extended_Pictographic as one more class: what no character is beside another.
enum GraphemeClass: UInt8 {
    case other, cr, lf, control, extend, zwj, spacingMark, prepend, regionalIndicator, l, v, t, lv, lvt, pictograph

    init(_ scalar: UInt32) {
        self = GraphemeClass(rawValue: UInt8(folio_u_grapheme_class(scalar))) ?? .other
    }
}
