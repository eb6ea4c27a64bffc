import FolioSnapshots
import SettingsExample
import TestSupport
import Testing
import UIKit

/// The settings screen in Swift and the one in JSON are the same screen.
@MainActor
@Suite struct SettingsExampleTests {
    private let controller = SettingsViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func accessory(_ row: String) -> UITableViewCell.AccessoryType? {
        controller.folioView.scroll(to: row, at: .middle)
        controller.folioView.layoutIfNeeded()
        return controller.folioView.cell(for: row)?.accessoryType
    }

    @Test(arguments: [320, 375, 390, 414, 768])
    func theScreenInSwiftIsAsHighAsTheOneInJSON(width: Int) throws {
        controller.folioView.frame.size.width = CGFloat(width)
        let json = try HeightTable.measured("settings.json", ["--width", "\(width)"])[0]
        let swift = HeightTable(controller.folioView)
        #expect(swift == json)
    }

    @Test func theRadioSectionKeepsOneOption() {
        let view = controller.folioView
        view.select("appearance-dark")
        view.select("appearance-dark")
        #expect(accessory("appearance-dark") == .checkmark)
        #expect(accessory("appearance-auto") == UITableViewCell.AccessoryType.none)
    }

    @Test func everyKindOfRowDoesWhatItIsFor() {
        let view = controller.folioView
        view.select("wifi")
        view.tapAccessory("wifi")
        #expect(controller.visited == ["wifi", "about wifi"])
        view.select("lang-de")
        #expect(accessory("lang-de") == .checkmark && accessory("lang-sv") == .checkmark)
        view.scroll(to: "airplane", at: .top)
        view.toggleSwitch("airplane")
        #expect((view.cell(for: "airplane")?.accessoryView as? UISwitch)?.isOn == true)
        view.select("reset")
        #expect(accessory("lang-de") == UITableViewCell.AccessoryType.none)
        view.scroll(to: "airplane", at: .top)
        #expect((view.cell(for: "airplane")?.accessoryView as? UISwitch)?.isOn == false)
    }
}
