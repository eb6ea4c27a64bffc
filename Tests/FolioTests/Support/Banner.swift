import Folio
import UIKit

final class BannerView: UIView, SizingSectionView {
    var title = ""
    var wantedHeight: CGFloat = 0
    var note: ((Double) -> Void)?

    func heightThatFits(width: CGFloat) -> CGFloat {
        note?(width)
        return wantedHeight
    }
}

/// Not final, so it writes `required`.
class OtherBannerView: UIView, SizingSectionView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
    func heightThatFits(width: CGFloat) -> CGFloat { 12 }
}

/// A header and a footer alike.
struct Banner: SectionHeader, SectionFooter {
    var title = ""
    var height: CGFloat = 24
    var viewReuseID = "banner"
    var note: ((Double) -> Void)?

    func configure(_ view: BannerView) {
        view.title = title
        view.wantedHeight = height
        view.note = note
    }
}

struct OtherBanner: SectionHeader, SectionFooter {
    var viewReuseID = "other banner"
    func configure(_ view: OtherBannerView) {}
}
