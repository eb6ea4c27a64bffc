/// A prepared text's UTF-16 units after white-space processing, with the way back to the offsets of the original.
struct KeptText {
    let units: UnsafeBufferPointer<UInt16>
    /// For each unit its offset in the original; nil where nothing was taken away.
    let sourceOffsets: [UInt32]?
    let sourceCount: Int

    func sourceOffset(_ offset: Int) -> Int {
        guard let sourceOffsets else { return offset }
        return offset < sourceOffsets.count ? Int(sourceOffsets[offset]) : sourceCount
    }
}
