/// The scripts that are written without spaces between words and that ICU breaks by a dictionary.
enum DictionaryScript {
    case thai, lao, burmese, khmer

    /// Nil for what is no letter or mark of one of them.
    init?(_ unit: UInt16) {
        switch unit {
        case 0xE00...0xE7F: self = .thai
        case 0xE80...0xEFF: self = .lao
        case 0x1000...0x109F: self = .burmese
        case 0x1780...0x17FF: self = .khmer
        default: return nil
        }
        guard LineBreakClass(UInt32(unit)) == .complexContext else { return nil }
    }

    /// Nil where ICU's own dictionary is a browser's too.
    var breaker: DictionaryBreaker? {
        switch self {
        case .thai, .burmese: nil
        case .lao: .lao
        case .khmer: .khmer
        }
    }

    /// Runs of fewer units are not looked into: they have no room for two words.
    var shortestRun: Int { self == .thai ? 5 : 4 }
}
