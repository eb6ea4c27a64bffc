internal import FolioText

/// Apple's numbers for font features, and the OpenType tags that mean the same (Apple's Font Feature Registry).
enum AppleFontFeature {
    static func openType(type: Int, selector: Int) -> FontFeature? {
        if type == kStylisticAlternativesType, (2...41).contains(selector) {
            // A pair of numbers for each set: on, off.
            let set = selector / 2
            return FontFeature(set < 10 ? "ss0\(set)" : "ss\(set)", selector.isMultiple(of: 2) ? 1 : 0)
        }
        guard let (tag, value) = tags[[type, selector]] else { return nil }
        return FontFeature(tag, value)
    }

    private static let tags: [[Int]: (String, UInt32)] = [
        [kLigaturesType, kCommonLigaturesOnSelector]: ("liga", 1),
        [kLigaturesType, kCommonLigaturesOffSelector]: ("liga", 0),
        [kLigaturesType, kRareLigaturesOnSelector]: ("dlig", 1),
        [kLigaturesType, kRareLigaturesOffSelector]: ("dlig", 0),
        [kNumberSpacingType, kMonospacedNumbersSelector]: ("tnum", 1),
        [kNumberSpacingType, kProportionalNumbersSelector]: ("pnum", 1),
        [kNumberCaseType, kLowerCaseNumbersSelector]: ("onum", 1),
        [kNumberCaseType, kUpperCaseNumbersSelector]: ("lnum", 1),
        [kFractionsType, kNoFractionsSelector]: ("frac", 0),
        [kFractionsType, kVerticalFractionsSelector]: ("afrc", 1),
        [kFractionsType, kDiagonalFractionsSelector]: ("frac", 1),
        [kVerticalPositionType, kNormalPositionSelector]: ("sups", 0),
        [kVerticalPositionType, kSuperiorsSelector]: ("sups", 1),
        [kVerticalPositionType, kInferiorsSelector]: ("subs", 1),
        [kVerticalPositionType, kOrdinalsSelector]: ("ordn", 1),
        [kTypographicExtrasType, kSlashedZeroOnSelector]: ("zero", 1),
        [kTypographicExtrasType, kSlashedZeroOffSelector]: ("zero", 0),
        [kContextualAlternatesType, kContextualAlternatesOnSelector]: ("calt", 1),
        [kContextualAlternatesType, kContextualAlternatesOffSelector]: ("calt", 0),
        [kLowerCaseType, kDefaultLowerCaseSelector]: ("smcp", 0),
        [kLowerCaseType, kLowerCaseSmallCapsSelector]: ("smcp", 1),
        [kUpperCaseType, kDefaultUpperCaseSelector]: ("c2sc", 0),
        [kUpperCaseType, kUpperCaseSmallCapsSelector]: ("c2sc", 1),
        [kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector]: ("case", 1),
        [kCaseSensitiveLayoutType, kCaseSensitiveLayoutOffSelector]: ("case", 0),
    ]
}

// The names and numbers of Apple's SFNTLayoutTypes.h.

public let kLigaturesType = 1
public let kRareLigaturesOnSelector = 4
public let kRareLigaturesOffSelector = 5
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3

public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1

public let kVerticalPositionType = 10
public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3

public let kFractionsType = 11
public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2

public let kTypographicExtrasType = 14
public let kSlashedZeroOnSelector = 4
public let kSlashedZeroOffSelector = 5

public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

public let kCaseSensitiveLayoutType = 33
public let kCaseSensitiveLayoutOnSelector = 0
public let kCaseSensitiveLayoutOffSelector = 1

public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltThreeOffSelector = 7

public let kContextualAlternatesType = 36
public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1

public let kLowerCaseType = 37
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1

public let kUpperCaseType = 38
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
