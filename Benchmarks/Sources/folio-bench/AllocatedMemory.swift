import GlibcMalloc

/// What the C library has handed out, by its own account.
enum AllocatedMemory {
    /// Bytes of blocks in use, large ones with a mapping of their own included.
    static var bytesInUse: Int {
        let information = mallinfo2()
        return information.uordblks + information.hblkhd
    }

    /// The bytes that a value keeps.
    static func bytes<Value>(_ make: () -> Value) -> Int {
        let before = bytesInUse
        let value = make()
        return withExtendedLifetime(value) { bytesInUse - before }
    }
}
