import FolioHarfBuzz
import Synchronization

/// What a run's shaping depends on beside its text: face, script, direction, language, features. One object for each.
final class ShapingContext: Sendable {
    struct Key: Hashable, @unchecked Sendable {
        var script: ScriptTag
        var isRightToLeft: Bool
        /// HarfBuzz's languages are interned and never freed: the pointer is the identity.
        var language: OpaquePointer?
        var features: [FontFeature]
    }

    /// Tells contexts apart in the word cache.
    let id: UInt32
    let traits: CharacterTraits
    let pairs = PairCache()
    /// Words whose letters join or whose runs touch what is no space are shaped in their surroundings.
    let joins: Bool

    private static let lastID = Atomic<UInt32>(0)

    init(_ key: Key, traits: CharacterTraits) {
        id = ShapingContext.lastID.wrappingAdd(1, ordering: .relaxed).newValue
        self.traits = traits
        joins = key.script.isCursive
    }
}
