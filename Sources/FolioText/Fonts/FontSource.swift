import Synchronization

/// One face of a font file before its axes are set; its variations share it, and what does not vary.
final class FontSource: Sendable {
    let file: FontFile
    let index: Int
    let harfBuzz: HarfBuzzFace
    let axes: [FontAxis]
    private let faces = Mutex<[FontLocation: WeakFace]>([:])
    private let lazyCoverage = Mutex<CodePointSet?>(nil)

    private struct WeakFace: Sendable { weak let face: FontFace? }

    init(file: FontFile, index: Int) throws(FontError) {
        self.file = file
        self.index = index
        harfBuzz = try HarfBuzzFace(file: file, index: index)
        axes = harfBuzz.axes
    }

    /// The one face at a location; it lives for as long as someone holds it.
    func face(at location: FontLocation) throws(FontError) -> FontFace {
        if let known = faces.withLock({ $0[location]?.face }) { return known }
        let face = try FontFace(source: self, location: location)
        return faces.withLock { faces in
            if let other = faces[location]?.face { return other }
            if faces.count >= 64 { faces = faces.filter { $0.value.face != nil } }
            faces[location] = WeakFace(face: face)
            return face
        }
    }

    /// Makes a face that was opened by itself the one at its location.
    func adopt(_ face: FontFace) { faces.withLock { $0[face.location] = WeakFace(face: face) } }

    /// The code points that the face's `cmap` has.
    var coverage: CodePointSet {
        lazyCoverage.withLock { cached in
            if let cached { return cached }
            let set = harfBuzz.coverage()
            cached = set
            return set
        }
    }
}
