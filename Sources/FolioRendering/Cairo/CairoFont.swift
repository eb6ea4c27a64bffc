private import FolioCairo
import FolioText

/// A font as Cairo sets text in it, for documents that carry their fonts.
///
/// Cairo keeps fonts for longer than a document, so what FreeType needs belongs to Cairo's object and goes with it.
final class CairoFont {
    private let font: OpaquePointer

    /// Nil for what Cairo cannot put into a document as it is: coloured glyphs, variations, one of several faces in a file.
    init?(_ face: FontFace) {
        guard face.isWholeFile, !face.hasColorGlyphs, let opened = OpenedFace(face),
            let font = cairo_ft_font_face_create_for_ft_face(opened.handle, Int32(FT_LOAD_NO_HINTING))
        else { return nil }
        self.font = font
        let owner = Unmanaged.passRetained(opened)
        let status = cairo_font_face_set_user_data(font, OpenedFace.key, owner.toOpaque()) { owner in
            if let owner { Unmanaged<OpenedFace>.fromOpaque(owner).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            owner.release()
            return nil
        }
    }

    deinit { cairo_font_face_destroy(font) }

    /// Gives the font to a function of Cairo's that takes its own reference.
    func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(font) }
}

/// FreeType's view of a face, with a library of its own: no other thread meets it.
private final class OpenedFace {
    /// Where Cairo keeps it: an address that is nobody else's, of which nothing is read or written.
    nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    let handle: FT_Face
    private let library: FT_Library
    /// FreeType reads its bytes.
    private let face: FontFace

    init?(_ face: FontFace) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        var handle: FT_Face?
        let bytes = face.fileBytes
        let start = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
        guard FT_New_Memory_Face(library, start, FT_Long(bytes.count), 0, &handle) == 0, let handle else {
            FT_Done_FreeType(library)
            return nil
        }
        self.handle = handle
        self.library = library
        self.face = face
    }

    deinit {
        FT_Done_Face(handle)
        FT_Done_FreeType(library)
    }
}
