private import FolioHyphen
internal import Foundation
import Synchronization

/// Owns a `HyphenDict` of libhyphen: the patterns of one language.
///
/// `@unchecked Sendable`: libhyphen does not say that a dictionary serves several threads, so every use goes through `lock`.
final class HyphenDictionary: @unchecked Sendable {
    private let dictionary: UnsafeMutablePointer<HyphenDict>
    private let lock = Mutex<Void>(())
    /// For dictionaries that are not in UTF-8, the byte that stands for each character.
    private let bytes: [Unicode.Scalar: UInt8]?

    /// nil where the file is no dictionary, or in an encoding that the system does not know.
    init?(path: String) {
        guard let dictionary = hnj_hyphen_load(path) else { return nil }
        self.dictionary = dictionary
        guard dictionary.pointee.utf8 == 0 else {
            bytes = nil
            return
        }
        let name = withUnsafeBytes(of: dictionary.pointee.cset) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard let table = HyphenDictionary.bytes(encoding: name) else {
            hnj_hyphen_free(dictionary)
            return nil
        }
        bytes = table
    }

    deinit { hnj_hyphen_free(dictionary) }

    /// Calls `body` with the number of characters before each place at which a word may be broken.
    ///
    /// Places at which the word would be spelt differently (“Schiff-fahrt” for “Schiffahrt”) are left out.
    ///
    /// - Parameter word: in lower case.
    func forEachBreak(in word: [Unicode.Scalar], _ body: (Int) -> Void) {
        guard word.count > 1, var encoded = encode(word) else { return }
        let length = encoded.count
        encoded.append(0)
        var marks = [CChar](repeating: 0, count: length + 5)
        lock.withLock { _ in
            var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            var positions: UnsafeMutablePointer<Int32>?
            var cuts: UnsafeMutablePointer<Int32>?
            let error = hnj_hyphen_hyphenate2(
                dictionary, encoded, Int32(length), &marks, nil, &replacements, &positions, &cuts)
            if error != 0 { marks = [] }
            guard let replacements else { return }
            for index in 0..<length where replacements[index] != nil {
                if index < marks.count { marks[index] = 0 }
                free(replacements[index])
            }
            free(replacements)
            free(positions)
            free(cuts)
        }
        // An odd digit behind a character allows a break.
        for index in 0..<min(word.count - 1, marks.count) where marks[index] & 1 != 0 { body(index + 1) }
    }

    private func encode(_ word: [Unicode.Scalar]) -> [CChar]? {
        guard let bytes else { return String(String.UnicodeScalarView(word)).utf8.map { CChar(bitPattern: $0) } }
        var encoded: [CChar] = []
        for scalar in word {
            guard let byte = bytes[scalar] else { return nil }
            encoded.append(CChar(bitPattern: byte))
        }
        return encoded
    }

    /// What each byte of an 8-bit encoding stands for, by the C library; nil where it does not know the encoding.
    private static func bytes(encoding: String) -> [Unicode.Scalar: UInt8]? {
        // OpenOffice's names for Windows' encodings begin so.
        let name = encoding.lowercased().hasPrefix("microsoft-") ? String(encoding.dropFirst(10)) : encoding
        guard !name.isEmpty, let converter = iconv_open("UTF-32LE", name), converter != iconv_t(bitPattern: -1) else {
            return nil
        }
        defer { iconv_close(converter) }
        var bytes: [Unicode.Scalar: UInt8] = [:]
        for byte in UInt8(1)...255 {
            var input = CChar(bitPattern: byte)
            var output: UInt32 = 0
            withUnsafeMutablePointer(to: &input) { input in
                withUnsafeMutablePointer(to: &output) { output in
                    output.withMemoryRebound(to: CChar.self, capacity: 4) { output in
                        var (source, target): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?) = (
                            input, output
                        )
                        var (sourceCount, targetCount) = (1, 4)
                        iconv(converter, &source, &sourceCount, &target, &targetCount)
                    }
                }
            }
            if output != 0, let scalar = Unicode.Scalar(UInt32(littleEndian: output)) { bytes[scalar] = byte }
        }
        return bytes
    }
}
