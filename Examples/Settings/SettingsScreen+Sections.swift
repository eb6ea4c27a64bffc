import Folio
import FolioRows
import UIKit

// The sections of the settings screen, the same as in Examples/settings.json.
extension SettingsScreen {
    var content: Content<String, String> {
        Content {
            account
            connections
            notifications
            appearance
            text
            storage
            arabic
            japanese
            languages
            about
        }
    }

    var account: Section<String, String> {
        Section(id: "account") {
            NavigationRow(
                id: "profile", text: "Marta Lindqvist", detailText: .subtitle("Account, backup, media and purchases"),
                textStyle: .title3, action: { open("profile") })
            NavigationRow(
                id: "family-sharing", text: "Family Sharing",
                detailText: .subtitle("Four people: Nils, Ida, Grandma Solveig and you"),
                action: { open("family-sharing") })
            NavigationRow(
                id: "update", text: "Software Update Available", detailText: .value1("1"), action: { open("update") })
        }
    }

    var connections: Section<String, String> {
        Section(
            id: "connections", header: TextHeader("Connections", tableStyle: .grouped),
            footer: TextFooter(
                "Devices nearby can see the name of this phone while Bluetooth is on. Turn off "
                    + "Personal Hotspot when you don’t need it; it shortens battery life noticeably.",
                tableStyle: .grouped)
        ) {
            SwitchRow(
                id: "airplane", text: "Airplane Mode", icon: .symbol("airplane"),
                isOn: state.switches.contains("airplane"), action: { set("airplane", isOn: $0) })
            NavigationRow(
                id: "wifi", text: "Wi-Fi", detailText: .value1("Lindqvist upstairs"), icon: .symbol("wifi"),
                action: { open("wifi") }, accessoryAction: { explain("wifi") })
            NavigationRow(
                id: "bluetooth", text: "Bluetooth", detailText: .value1("On"),
                icon: .symbol("dot.radiowaves.left.and.right"), action: { open("bluetooth") })
            NavigationRow(
                id: "mobile-data", text: "Mobile Data", detailText: .value1("6.4 GB of 20 GB used"),
                icon: .symbol("antenna.radiowaves.left.and.right"), action: { open("mobile-data") })
            NavigationRow(
                id: "hotspot", text: "Personal Hotspot",
                detailText: .subtitle(
                    "Two devices connected: “Nils’s tablet” and “kitchen radio”. The password was "
                        + "changed on Sunday."),
                icon: .symbol("personalhotspot"), maximumLines: 2, action: { open("hotspot") })
            NavigationRow(
                id: "vpn", text: "VPN", detailText: .value1("Not connected"), icon: .symbol("network"),
                accessoryAction: { explain("vpn") })
        }
    }

    var notifications: Section<String, String> {
        Section(
            id: "notifications", header: TextHeader("Notifications", tableStyle: .grouped),
            footer: TextFooter(
                "Scheduled summaries arrive together at the times you choose. Messages from people "
                    + "in your favourites, timers and alarms are always delivered at once.", tableStyle: .grouped)
        ) {
            NavigationRow(
                id: "previews", text: "Show Previews", detailText: .value1("When Unlocked"),
                action: { open("previews") })
            NavigationRow(
                id: "summary", text: "Scheduled Summary", detailText: .value1("08:00 and 18:30"),
                action: { open("summary") })
            NavigationRow(
                id: "focus", text: "Do Not Disturb",
                detailText: .subtitle(
                    "Every night from 22:30 to 06:45, except on the two evenings a week when Ida "
                        + "is at handball practice"),
                action: { open("focus") })
            SwitchRow(
                id: "badges", text: "Count unread messages on the app icon", icon: .symbol("app.badge"),
                isOn: state.switches.contains("badges"), action: { set("badges", isOn: $0) })
        }
    }

    var appearance: RadioSection<String, String, RowLayoutCell> {
        RadioSection(
            id: "appearance", header: TextHeader("Appearance", tableStyle: .grouped),
            alwaysSelectsOneOption: true,
            options: [
                OptionRow(
                    id: "appearance-light", text: "Light", isSelected: state.options.contains("appearance-light")),
                OptionRow(id: "appearance-dark", text: "Dark", isSelected: state.options.contains("appearance-dark")),
                OptionRow(
                    id: "appearance-auto", text: "Automatic", detailText: .subtitle("Dark from sunset to sunrise"),
                    isSelected: state.options.contains("appearance-auto")),
            ],
            onChange: { select($0.selectedOption, of: $0.changedOptions) })
    }

    var text: Section<String, String> {
        Section(
            id: "text", header: TextHeader("Text", tableStyle: .grouped),
            footer: TextFooter(
                "Larger text makes table rows taller. Rows that are limited to a number of lines end "
                    + "with an ellipsis when they run out of room.", tableStyle: .grouped)
        ) {
            NavigationRow(
                id: "text-size", text: "Text Size", detailText: .value1("Large (19 points)"),
                action: { open("text-size") })
            LabelRow(id: "sample-headline", text: "Sample of a headline", textStyle: .headline)
            LabelRow(
                id: "sample-footnote",
                text: "Sample of a footnote, which is the smallest size that remains comfortable to read on a bus",
                textStyle: .footnote)
            NavigationRow(
                id: "hyphenation", text: "Hyphenate Long Words",
                detailText: .subtitle(
                    "Words such as “internationalisation” may be divided at the end of a line in "
                        + "lists and messages."),
                maximumLines: 3, accessoryAction: { explain("hyphenation") })
        }
    }

    var storage: Section<String, String> {
        Section(
            id: "storage", header: TextHeader("Storage", tableStyle: .grouped),
            footer: TextFooter(
                "Photos take up most of the space on this phone. Items you delete stay in the bin "
                    + "for 30 days, and you can bring them back at any time before then.", tableStyle: .grouped)
        ) {
            LabelRow(id: "used", text: "used", detail: "87.2 GB", detailStyle: .value2)
            LabelRow(id: "free", text: "free", detail: "40.8 GB", detailStyle: .value2)
            NavigationRow(
                id: "largest", text: "largest app",
                detailText: .value2("Trail Maps (offline maps of three countries, 11.9 GB)"), maximumLines: 2,
                action: { open("largest") })
            NavigationRow(
                id: "backup", text: "last backup", detailText: .value2("Yesterday, 03:12, over Wi-Fi"),
                accessoryAction: { explain("backup") })
            LabelRow(id: "clean", text: "Empty the Bin", detail: "1,204 items", detailStyle: .value1)
        }
    }

    var arabic: Section<String, String> {
        Section(
            id: "arabic", header: TextHeader("اللغة والمنطقة", language: "ar", tableStyle: .grouped),
            footer: TextFooter(
                "يتغيّر اتجاه القوائم تلقائيًا عند اختيار لغة تُكتب من اليمين إلى اليسار. قد تحتاج "
                    + "بعض التطبيقات إلى إعادة التشغيل حتى تظهر اللغة الجديدة.", language: "ar", tableStyle: .grouped)
        ) {
            NavigationRow(
                id: "ar-language", text: "لغة الهاتف", detailText: .value1("العربية"), language: "ar",
                action: { open("ar-language") })
            NavigationRow(
                id: "ar-region", text: "المنطقة", detailText: .value1("المغرب"), language: "ar",
                action: { open("ar-region") })
            NavigationRow(
                id: "ar-digits", text: "الأرقام", detailText: .value1("١٢٣ أو 123"), language: "ar",
                action: { open("ar-digits") }, accessoryAction: { explain("ar-digits") })
            OptionRow(
                id: "ar-calendar", text: "التقويم",
                detailText: .subtitle("يُعرض التاريخ الهجري تحت التاريخ الميلادي في شاشة القفل وفي تطبيق Calendar"),
                isSelected: state.options.contains("ar-calendar"), language: "ar", maximumLines: 2,
                action: { choose("ar-calendar", isSelected: $0) })
            NavigationRow(
                id: "ar-keyboard", text: "لوحات المفاتيح", detailText: .subtitle("العربية و English و Français"),
                language: "ar", action: { open("ar-keyboard") })
        }
    }

    var japanese: Section<String, String> {
        Section(
            id: "japanese", header: TextHeader("入力と読み上げ", language: "ja", tableStyle: .grouped),
            footer: TextFooter("変換の学習内容はこの端末の中だけに保存されます。リセットすると、よく使う言葉の候補も消えます。", language: "ja", tableStyle: .grouped)
        ) {
            NavigationRow(
                id: "ja-keyboard", text: "キーボード", detailText: .value1("かな入力・ローマ字入力"), language: "ja",
                action: { open("ja-keyboard") })
            NavigationRow(
                id: "ja-voice", text: "読み上げの声", detailText: .value1("あおい（標準）"), language: "ja",
                action: { open("ja-voice") }, accessoryAction: { explain("ja-voice") })
            NavigationRow(
                id: "ja-speed", text: "速さ", detailText: .value2("ふつう"), language: "ja", action: { open("ja-speed") })
            OptionRow(
                id: "ja-flick", text: "フリックのみ", isSelected: state.options.contains("ja-flick"), language: "ja",
                action: { choose("ja-flick", isSelected: $0) })
            NavigationRow(
                id: "ja-dictionary", text: "ユーザ辞書", detailText: .subtitle("「いつ」→「いつもお世話になっております。」など、登録した言葉は38件です"),
                language: "ja", action: { open("ja-dictionary") })
        }
    }

    var languages: Section<String, String> {
        Section(
            id: "languages", header: TextHeader("Preferred Languages", tableStyle: .grouped),
            footer: TextFooter(
                "Apps use the first language in this list that they support. Press and hold a "
                    + "language to move it up or down.", tableStyle: .grouped)
        ) {
            OptionRow(
                id: "lang-sv", text: "Svenska", detailText: .subtitle("Swedish"),
                isSelected: state.options.contains("lang-sv"), language: "sv",
                action: { choose("lang-sv", isSelected: $0) })
            OptionRow(
                id: "lang-de", text: "Deutsch", detailText: .subtitle("German"),
                isSelected: state.options.contains("lang-de"), language: "de",
                action: { choose("lang-de", isSelected: $0) })
            OptionRow(
                id: "lang-el", text: "Ελληνικά", detailText: .subtitle("Greek"),
                isSelected: state.options.contains("lang-el"), language: "el",
                action: { choose("lang-el", isSelected: $0) })
            OptionRow(
                id: "lang-hi", text: "हिन्दी", detailText: .subtitle("Hindi"),
                isSelected: state.options.contains("lang-hi"), language: "hi",
                action: { choose("lang-hi", isSelected: $0) })
            OptionRow(
                id: "lang-th", text: "ไทย", detailText: .subtitle("Thai"),
                isSelected: state.options.contains("lang-th"), language: "th",
                action: { choose("lang-th", isSelected: $0) })
            OptionRow(
                id: "lang-zh", text: "繁體中文", detailText: .subtitle("Chinese, Traditional"),
                isSelected: state.options.contains("lang-zh"), language: "zh-Hant",
                action: { choose("lang-zh", isSelected: $0) })
        }
    }

    var about: Section<String, String> {
        Section(
            id: "about", header: TextHeader("About", tableStyle: .grouped),
            footer: TextFooter(
                "Quote the serial number when you write to help@example.com. Keep it to yourself "
                    + "otherwise: anybody who knows it can ask for a replacement in your name.", tableStyle: .grouped)
        ) {
            NavigationRow(id: "name", text: "Name", detailText: .value1("Marta’s phone"), action: { open("name") })
            LabelRow(id: "version", text: "version", detail: "9.2.1 (build 4417)", detailStyle: .value2)
            NavigationRow(
                id: "serial", text: "serial number", detailText: .value2("F7K2 90QX TT41"),
                accessoryAction: { explain("serial") })
            NavigationRow(id: "licences", text: "Licences and Acknowledgements", action: { open("licences") })
            TapActionRow(id: "reset", text: "Erase All Content and Settings", action: { reset() })
        }
    }
}
