import FolioRows
import FolioText
import HeadlessUIKit

/// The names that table files and options have for UIKit's values.
enum TableNames {
    static let metrics: KeyValuePairs<String, LineMetricsRule> = ["uikit": .uikit, "css": .css]

    static let styles: KeyValuePairs<String, UITableView.Style> = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    static let rowKinds: KeyValuePairs<String, RowKind> = [
        "message": .message, "label": .label, "navigation": .navigation, "switch": .switch, "tapAction": .tapAction,
        "option": .option,
    ]

    static let radioKinds: KeyValuePairs<String, RadioKind> = ["atMostOne": .atMostOne, "one": .one]

    static let textStyles: KeyValuePairs<String, UIFont.TextStyle> = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
        "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote,
        "caption1": .caption1, "caption2": .caption2,
    ]

    static let accessories: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailButton": .detailButton,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    ]

    static let detailStyles: KeyValuePairs<String, LabelLayout.DetailStyle> = [
        "none": .none, "subtitle": .subtitle, "value1": .value1, "value2": .value2,
    ]

    static let appearances: KeyValuePairs<String, UIUserInterfaceStyle> = ["light": .light, "dark": .dark]

    static let directions: KeyValuePairs<String, UITraitEnvironmentLayoutDirection> = [
        "ltr": .leftToRight, "rtl": .rightToLeft,
    ]

    static let contentSizeCategories: KeyValuePairs<String, UIContentSizeCategory> = [
        "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
        "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
        "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
        "accessibilityExtraLarge": .accessibilityExtraLarge,
        "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
        "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ]
}
