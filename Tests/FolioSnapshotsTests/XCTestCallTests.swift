import FolioSnapshots
import Foundation
import XCTest

/// `expectSnapshot` reports to XCTest where an XCTest calls it.
final class XCTestCallTests: XCTestCase {
    func testTheFunctionNamesTheFile() throws {
        let directory = try TemporaryDirectory()
        try directory.write("a", to: "XCTestCallTests/testTheFunctionNamesTheFile.txt")
        let options = SnapshotOptions(directory: directory.url, recordMode: .never)
        expectSnapshot(of: "a", as: .text, options: options)
    }
}
