public import Foundation
import Synchronization

/// The hyphenation dictionaries of a folder, by language; read when a language is first asked for.
///
/// The files are libhyphen's, named `hyph_de_DE.dic`, as Debian's packages `hyphen-*` and LibreOffice have them. Words of a
/// language without a file are not hyphenated.
public final class HyphenationDictionaries: Hashable, Sendable {
    /// File paths by the language tag in their names, in lower case: `de_de`.
    private let paths: [String: String]
    private let opened = Mutex<[String: HyphenDictionary?]>([:])

    /// Those that the system has installed; none where it has none.
    public static let system = HyphenationDictionaries(files: files(in: "/usr/share/hyphen") ?? [])

    /// - Throws: `HyphenationError.folderNotFound` where there is no such folder.
    public convenience init(directory: URL) throws(HyphenationError) {
        guard let files = HyphenationDictionaries.files(in: directory.path) else {
            throw HyphenationError.folderNotFound(path: directory.path)
        }
        self.init(files: files)
    }

    private init(files: [String]) {
        var paths: [String: String] = [:]
        for file in files {
            let name = file.split(separator: "/").last ?? ""
            guard name.hasPrefix("hyph_"), name.hasSuffix(".dic") else { continue }
            paths[name.dropFirst(5).dropLast(4).lowercased()] = file
        }
        self.paths = paths
    }

    private static func files(in directory: String) -> [String]? {
        try? FileManager.default.contentsOfDirectory(atPath: directory).sorted().map { "\(directory)/\($0)" }
    }

    /// Whether words of a language (BCP 47) are hyphenated.
    public func hasDictionary(for language: String) -> Bool { dictionary(for: language) != nil }

    /// Where a word may be broken with a hyphen, as UTF-16 offsets, whatever a paragraph's limits are.
    public func hyphenationOffsets(in word: String, language: String) -> [Int] {
        guard let dictionary = dictionary(for: language) else { return [] }
        var offsets: [Int] = []
        Array(word.utf16).withUnsafeBufferPointer { units in
            HyphenatedWord(units, range: units.indices).forEachBreak(by: dictionary) { offsets.append($0) }
        }
        return offsets
    }

    func dictionary(for language: String) -> HyphenDictionary? {
        opened.withLock { opened in
            if let known = opened[language] { return known }
            let dictionary = path(for: language).flatMap { HyphenDictionary(path: $0) }
            opened[language] = dictionary
            return dictionary
        }
    }

    /// The file of a language: of the whole tag, else of the tag with fewer parts, else of the language in any country.
    private func path(for language: String) -> String? {
        var parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard let primary = parts.first else { return nil }
        while !parts.isEmpty {
            if let path = paths[parts.joined(separator: "_")] { return path }
            parts.removeLast()
        }
        if let home = paths["\(primary)_\(primary)"] { return home }
        return paths.keys.filter { $0.hasPrefix("\(primary)_") }.min().flatMap { paths[$0] }
    }

    public static func == (a: HyphenationDictionaries, b: HyphenationDictionaries) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
