import FolioRows
import UIKit

/// Layouts of every kind, with texts that flow, mix scripts, are empty or do not break.
enum SampleRows {
    static let long = "The quick brown fox jumps over the lazy dog, and then it rests in the shade until evening."
    static let mixed = "Grüße aus Tōkyō 東京から、مرحبا بالعالم and שלום, ends with emoji 👩‍👩‍👧‍👦🎉"

    static let layouts: [any RowLayout] = [
        MessageLayout(text: RowText("Hi")),
        MessageLayout(text: RowText(long), sender: "Ada Lovelace", time: "09:41"),
        MessageLayout(text: RowText(mixed, language: "ja"), sender: "東京 Ticker 🎫", time: "٠٩:٤١"),
        MessageLayout(text: RowText(long, textStyle: .title3, maximumLines: 2), sender: nil, time: "Yesterday"),
        MessageLayout(text: RowText(""), sender: "Nobody", time: ""),
        MessageLayout(text: RowText("Same", textStyle: .headline, maximumLines: 1), sender: "Same", time: nil),
        MessageLayout(text: RowText("one\ntwo\n\nfour\n"), sender: long, time: "12:00"),
        MessageLayout(text: RowText("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten")),
        LabelLayout(text: RowText("Wi-Fi"), accessory: .disclosureIndicator),
        LabelLayout(text: RowText("Wi-Fi"), detail: "Off", detailStyle: .value1, accessory: .detailDisclosureButton),
        LabelLayout(text: RowText(long), detail: mixed, detailStyle: .value1),
        LabelLayout(text: RowText("mobile"), detail: long, detailStyle: .value2, accessory: .checkmark),
        LabelLayout(text: RowText("Storage"), detail: long, detailStyle: .subtitle, accessory: .detailButton),
        LabelLayout(text: RowText("Off"), detail: "Off", detailStyle: .subtitle),
        LabelLayout(text: RowText(long, maximumLines: 1), detail: "hidden", detailStyle: .none),
        LabelLayout(text: RowText(mixed, maximumLines: 1), detail: mixed, detailStyle: .value1),
        LabelLayout(
            text: RowText(long), detail: mixed, accessory: .disclosureIndicator, icon: .symbol("gear")),
        LabelLayout(
            text: RowText("Wi-Fi"), detail: long, detailStyle: .value1, accessory: .detailButton, icon: .symbol("wifi")),
        LabelLayout(text: RowText("Wi-Fi"), detail: "Home", detailStyle: .value2, icon: .symbol("wifi")),
        LabelLayout(text: RowText(long), detail: "Until tomorrow", switchValue: true),
        LabelLayout(text: RowText("Bluetooth", language: "en"), icon: .symbol("antenna"), switchValue: false),
        LabelLayout(action: mixed),
        LabelLayout(text: RowText(long), accessory: .checkmark, icon: .image(UIImage(systemName: "moon")!)),
        LabelLayout(text: RowText("Off"), detail: mixed, detailStyle: .value1, icon: .named("there is no such file")),
    ]

    static let boundaries: [BoundaryLayout] = [
        BoundaryLayout("Today", role: .header),
        BoundaryLayout(long, language: "en", role: .footer),
        BoundaryLayout(mixed, role: .header, tableStyle: .grouped),
        BoundaryLayout("", role: .footer, tableStyle: .insetGrouped),
    ]

    /// Forty, from nothing to wider than any text.
    static let widths: [CGFloat] = [0, 1, 16, 31, 32, 33, 40, 60] + (0..<32).map { 75 + 37.3 * CGFloat($0) }
}
