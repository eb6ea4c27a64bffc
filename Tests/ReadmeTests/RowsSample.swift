// README: rows
import Folio
import FolioRows
// README: end
import Testing
import UIKit

@MainActor
@Suite("README: rows")
struct RowsSample {
    @Test("The sample's rows do what they are for")
    func run() {
        // README: rows
        let screen = FolioView<String, String>(style: .grouped)
        screen.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        var isMuted = false

        func render() {
            screen.apply(
                Content {
                    Section(id: "notifications", title: "Notifications", footer: "Calls are never muted.") {
                        SwitchRow(id: "mute", text: "Mute", icon: .symbol("bell"), isOn: isMuted) { isOn in
                            isMuted = isOn
                            render()
                        }
                        if !isMuted {
                            NavigationRow(id: "sound", text: "Sound", detailText: .value1("Chime"), action: {})
                        }
                        TapActionRow(id: "clear", text: "Clear all", action: {})
                            .fixedHeight(60)
                            .onWillDisplay { cell in cell.tintColor = .systemRed }
                    }
                },
                rowReconfiguration: .changed)
        }

        render()
        screen.layoutIfNeeded()
        screen.toggleSwitch("mute")  // as a finger does; select, delete, move, swipe, scroll(to:at:) likewise
        // README: end
        screen.layoutIfNeeded()
        #expect(isMuted)
        #expect(screen.indexPath(for: "sound") == nil)
        #expect(screen.rect(for: "clear")?.height == 60)
        #expect(screen.cell(for: "clear")?.tintColor == .systemRed)
    }
}
