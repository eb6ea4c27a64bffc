import Foundation

extension Table {
    /// Reads a table's file; `-` is standard input.
    ///
    /// - Throws: `CommandError`: noInput, noPermission or io for the file, data for what is in it.
    init(file: String, console: Console) throws(CommandError) {
        let bytes = [UInt8](try console.contents(ofFile: file))
        do throws(JSONError) {
            self = try TableReader.read(bytes)
        } catch {
            let name = file == "-" ? "standard input" : file
            throw CommandError(.data, error.description(file: name, bytes: bytes))
        }
    }
}
