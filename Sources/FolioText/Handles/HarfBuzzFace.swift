import FolioHarfBuzz

/// Owns an `hb_face_t`: a face's tables, from which its fonts at any variation are made.
///
/// `@unchecked Sendable`: HarfBuzz allows an immutable face to be used from any thread, and `init` makes it immutable.
final class HarfBuzzFace: @unchecked Sendable {
    let face: OpaquePointer
    let unitsPerEm: Int
    let glyphCount: Int
    /// HarfBuzz reads the bytes for as long as the face lives.
    private let file: FontFile

    /// How many faces a font file holds: above one in a collection, 0 where it is no font.
    static func count(in file: FontFile) -> Int {
        let blob = HarfBuzzFace.blob(file)
        defer { hb_blob_destroy(blob) }
        return Int(hb_face_count(blob))
    }

    private static func blob(_ file: FontFile) -> OpaquePointer? {
        hb_blob_create(
            file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count),
            HB_MEMORY_MODE_READONLY, nil, nil)
    }

    init(file: FontFile, index: Int) throws(FontError) {
        let blob = HarfBuzzFace.blob(file)
        defer { hb_blob_destroy(blob) }
        guard index >= 0, index < Int(hb_face_count(blob)) else {
            throw .notAFont(path: file.path, reason: "it has no face of index \(index)")
        }
        let created = hb_face_create(blob, UInt32(index))
        glyphCount = Int(hb_face_get_glyph_count(created))
        unitsPerEm = Int(hb_face_get_upem(created))
        guard let created, glyphCount > 0, unitsPerEm > 0 else {
            hb_face_destroy(created)
            throw .notAFont(path: file.path, reason: "it has no glyphs")
        }
        hb_face_make_immutable(created)
        face = created
        self.file = file
    }

    deinit { hb_face_destroy(face) }

    /// The code points that the face's `cmap` has.
    func coverage() -> CodePointSet {
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(face, set)
        var result = CodePointSet()
        var first: hb_codepoint_t = hb_codepoint_t.max
        var last: hb_codepoint_t = hb_codepoint_t.max
        while hb_set_next_range(set, &first, &last) != 0 { result.insert(first...last) }
        return result
    }

    // MARK: Tables

    func hasTable(_ name: String) -> Bool { withTable(name) { !$0.isEmpty } }

    /// Calls `body` with a table's bytes; none where the face has no such table.
    func withTable<Result>(_ name: String, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let blob = hb_face_reference_table(face, OpenTypeTag.code(name, of: "table"))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        return body(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    }

    /// The numbers that `fill` puts into a set of HarfBuzz's.
    static func members(_ fill: (OpaquePointer?) -> Void) -> Set<Int> {
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        fill(set)
        var members = Set<Int>()
        var member = hb_codepoint_t.max
        while hb_set_next(set, &member) != 0 { members.insert(Int(member)) }
        return members
    }

    // MARK: Variations

    /// A font has a handful; a file that claims thousands is no reason to spend the time.
    private static let maximumAxes = 64
    private static let maximumInstances = 4096

    /// The face's axes; empty where it does not vary.
    var axes: [FontAxis] {
        axisInfos.compactMap { info in
            guard let tag = FontAxis.Tag(code: info.tag) else { return nil }
            let (low, high) = (Double(info.min_value), Double(info.max_value))
            guard low <= high else { return nil }
            return FontAxis(
                tag: tag, name: name(info.name_id), range: low...high,
                defaultValue: min(max(Double(info.default_value), low), high),
                isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
        }
    }

    private var axisInfos: [hb_ot_var_axis_info_t] {
        var count = UInt32(min(Int(hb_ot_var_get_axis_count(face)), HarfBuzzFace.maximumAxes))
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return Array(infos.prefix(Int(count)))
    }

    var namedInstances: [FontNamedInstance] {
        let tags = axisInfos.map { FontAxis.Tag(code: $0.tag) }
        let count = min(Int(hb_ot_var_get_named_instance_count(face)), HarfBuzzFace.maximumInstances)
        return (0..<UInt32(count)).map { index in
            var coordinates = [Float](repeating: 0, count: tags.count)
            var length = UInt32(tags.count)
            hb_ot_var_named_instance_get_design_coords(face, index, &length, &coordinates)
            var variations: [FontAxis.Tag: Double] = [:]
            for (tag, value) in zip(tags, coordinates) { if let tag { variations[tag] = Double(value) } }
            return FontNamedInstance(
                name: name(hb_ot_var_named_instance_get_subfamily_name_id(face, index)),
                postScriptName: name(hb_ot_var_named_instance_get_postscript_name_id(face, index)),
                variations: variations)
        }
    }

    // MARK: Names

    /// A name in English, or in whichever language the font has it; empty where it has none.
    private func name(_ id: hb_ot_name_id_t) -> String {
        guard id != 0xFFFF else { return "" }
        var buffer = [CChar](repeating: 0, count: 512)
        var size = UInt32(buffer.count)
        guard hb_ot_name_get_utf8(face, id, nil, &size, &buffer) > 0 else { return "" }
        return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The languages, as BCP 47 tags, in which the font says its family's name.
    var familyNameLanguages: [String] {
        var count: UInt32 = 0
        guard let entries = hb_ot_name_list_names(face, &count) else { return [] }
        return UnsafeBufferPointer(start: entries, count: Int(count))
            .filter { $0.name_id == 1 || $0.name_id == 16 }
            .compactMap { hb_language_to_string($0.language).map { String(cString: $0) } }
    }

    /// What the font says it is designed for: the tags of `meta`'s `dlng`, such as “Hans” or “ja-Jpan”; empty where it says nothing.
    var designLanguages: [String] {
        let blob = hb_ot_meta_reference_entry(face, HB_OT_META_TAG_DESIGN_LANGUAGES)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0, length < 4096 else { return [] }
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
        return String(decoding: bytes, as: UTF8.self)
            .split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
    }
}
