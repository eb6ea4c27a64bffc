package import HeadlessUIKit

extension FolioView: TablePartNaming {
    package func partName(ofSection section: Int) -> String { String(describing: sectionID(section)) }
    package func partName(ofRowAt indexPath: IndexPath) -> String { String(describing: rowID(at: indexPath)) }
}
