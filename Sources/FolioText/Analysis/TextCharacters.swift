/// A text's units and what each character of it is; it owns neither.
struct TextCharacters {
    let units: UnsafeBufferPointer<UInt16>
    /// Of the character that begins at a unit; nothing for the second half of a surrogate pair.
    let properties: UnsafePointer<CharacterProperties>
    /// What any of them has.
    let union: CharacterProperties

    /// - Parameter others: what characters have that stand for these.
    init(
        _ units: UnsafeBufferPointer<UInt16>, union others: CharacterProperties = [], in memory: ScratchMemory
    ) {
        self.units = units
        let properties = memory.allocate(CharacterProperties.self, capacity: units.count)
        let table = CharacterProperties.reader
        var union = others.rawValue
        var offset = 0
        while offset < units.count {
            let (scalar, length) = units.scalar(at: offset)
            let found = table[scalar]
            union |= found.rawValue
            properties[offset] = found
            if length == 2 { properties[offset + 1] = [] }
            offset += length
        }
        self.properties = UnsafePointer(properties)
        self.union = CharacterProperties(rawValue: union)
    }
}
