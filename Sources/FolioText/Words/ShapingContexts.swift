import FolioHarfBuzz
import Synchronization

/// The shaping contexts of one face, made when first asked for.
final class ShapingContexts: Sendable {
    /// Plans that apply the same lookups cut words at the same places.
    private struct Rules: Hashable {
        var substitution: Set<Int>
        var positioning: Set<Int>
        var script: ScriptTag
        var isRightToLeft: Bool
    }

    private struct State: Sendable {
        var contexts: [ShapingContext.Key: ShapingContext] = [:]
        var traits: [Rules: CharacterTraits] = [:]
    }

    private static let maximumCount = 64
    private let state = Mutex(State())

    func context(_ key: ShapingContext.Key, font: HarfBuzzFont, features: [hb_feature_t]) -> ShapingContext {
        state.withLock { state in
            if let known = state.contexts[key] { return known }
            // Languages and features come from callers: their number must not grow without end.
            if state.contexts.count >= ShapingContexts.maximumCount { state.contexts = [:] }
            // To read a font's rules takes long: what was read outlives the contexts.
            if state.traits.count >= ShapingContexts.maximumCount { state.traits = [:] }
            let context = ShapingContext(
                key, traits: ShapingContexts.traits(key, font, features, &state.traits))
            state.contexts[key] = context
            return context
        }
    }

    private static func traits(
        _ key: ShapingContext.Key, _ font: HarfBuzzFont, _ features: [hb_feature_t],
        _ known: inout [Rules: CharacterTraits]
    ) -> CharacterTraits {
        var properties = hb_segment_properties_t()
        properties.direction = key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        properties.script = hb_script_t(key.script.rawValue)
        properties.language = key.language
        // HarfBuzz has the features of fractions in every plan, for digits beside U+2044; `WordShaper` keeps these whole.
        let asked = Set(key.features.map(\.tag))
        let withoutFractions =
            features
            + ["frac", "numr", "dnom"].filter { !asked.contains($0) }.map { hb_feature_t(FontFeature($0, 0)) }
        // A variation may have lookups of its own.
        var coordinateCount: UInt32 = 0
        let coordinates = hb_font_get_var_coords_normalized(font.font, &coordinateCount)
        let plan = hb_shape_plan_create_cached2(
            font.face.face, &properties, withoutFractions, UInt32(withoutFractions.count), coordinates,
            coordinateCount, nil)
        defer { hb_shape_plan_destroy(plan) }
        let rules = Rules(
            substitution: lookups(plan, "GSUB"), positioning: lookups(plan, "GPOS"),
            script: key.script, isRightToLeft: key.isRightToLeft)
        if let traits = known[rules] { return traits }
        let traits = CharacterTraits(
            font: font, substitution: rules.substitution, positioning: rules.positioning, script: key.script,
            isRightToLeft: key.isRightToLeft)
        known[rules] = traits
        return traits
    }

    /// The lookups that a plan applies, of one table.
    private static func lookups(_ plan: OpaquePointer?, _ table: String) -> Set<Int> {
        HarfBuzzFace.members { hb_ot_shape_plan_collect_lookups(plan, OpenTypeTag.code(table, of: "table"), $0) }
    }
}
