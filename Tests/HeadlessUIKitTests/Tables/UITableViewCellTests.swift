import Testing
import UIKit

@MainActor
@Suite struct UITableViewCellTests {
    private func cell(_ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        return cell
    }

    @Test(arguments: [
        (UITableViewCell.AccessoryType.none, 320.0), (.disclosureIndicator, 292), (.checkmark, 286),
        (.detailButton, 279),
        (.detailDisclosureButton, 257),
    ])
    func accessoriesTakeRoomFromTheContent(accessory: UITableViewCell.AccessoryType, width: Double) {
        let cell = cell()
        cell.accessoryType = accessory
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 60))
    }

    @Test func anAccessoryViewStandsAtTheTrailingEdgeInItsOwnSize() {
        let cell = cell()
        cell.accessoryType = .checkmark
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        cell.accessoryView = view
        cell.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 253, y: 14.5, width: 51, height: 31))
        #expect(cell.contentView.frame.width == 253)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        #expect(view.frame.minX == 16)
        #expect(cell.contentView.frame == CGRect(x: 67, y: 0, width: 253, height: 60))
        cell.accessoryView = nil
        #expect(view.superview == nil)
    }

    @Test func aSelectedBackgroundShowsWhileTheCellIsSelectedOrHighlighted() {
        let cell = cell()
        let back = UIView(frame: .zero)
        cell.selectedBackgroundView = back
        #expect(back.isHidden)
        cell.setHighlighted(true, animated: true)
        #expect(!back.isHidden)
        cell.isHighlighted = false
        cell.isSelected = true
        #expect(!back.isHidden)
        cell.prepareForReuse()
        #expect(back.isHidden)
        #expect(!cell.isSelected)
    }

    @Test func stylesSayWhichLabelsThereAre() {
        #expect(cell(.default).detailTextLabel == nil)
        #expect(cell(.value1).detailTextLabel?.font.pointSize == 17)
        #expect(cell(.subtitle).detailTextLabel?.font.pointSize == 12)
    }

    @Test func aCellIsAtLeast44PointsHighAndGrowsWithItsText() throws {
        let cell = cell(.subtitle)
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
        let label = try #require(cell.textLabel)
        label.numberOfLines = 0
        label.text = "one\ntwo\nthree\nfour"
        let text = label.sizeThatFits(CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == text + 22)
        cell.layoutIfNeeded()
        #expect(label.frame.minX == 16)
    }

    @Test func theContentHasTheMarginsOfAListsCell() {
        #expect(cell().contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    }

    @Test func aCellIsConfiguredForItsStateBeforeItIsLaidOutOrMeasuredHoweverOftenTheStateChanged() {
        final class Noting: UITableViewCell {
            var states: [Bool] = []
            override func updateConfiguration(using state: UICellConfigurationState) { states.append(state.isSelected) }
        }
        let cell = Noting(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        cell.isSelected = false
        cell.isSelected = true
        #expect(cell.states.isEmpty)
        cell.layoutIfNeeded()
        #expect(cell.states == [true])
        cell.isSelected = false
        _ = cell.sizeThatFits(CGSize(width: 320, height: 0))
        cell.layoutIfNeeded()
        #expect(cell.states == [true, false])
    }

    @Test func aPictureStandsBeforeTheLabelsAndMakesTheCellHighEnough() throws {
        let cell = cell()
        let size = UIImage.SymbolConfiguration(pointSize: 60)
        cell.imageView?.image = UIImage(systemName: "star", withConfiguration: size)
        cell.textLabel?.text = "Star"
        cell.layoutIfNeeded()
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 60, height: 60))
        #expect(cell.textLabel?.frame.minX == 92)
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 60)
        #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    }
}
