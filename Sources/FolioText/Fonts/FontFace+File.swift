package import Foundation

extension FontFace {
    /// The bytes of the face's file, as they were read.
    package var fileContents: Data { Data(source.file.bytes) }

    /// The bytes themselves, which stay where they are for as long as the face lives.
    package var fileBytes: UnsafeRawBufferPointer { source.file.bytes }

    /// Whether the file has this face alone, at the values that its axes have of themselves.
    package var isWholeFile: Bool {
        HarfBuzzFace.count(in: source.file) == 1 && axes.allSatisfy { variations[$0.tag] == $0.defaultValue }
    }
}
