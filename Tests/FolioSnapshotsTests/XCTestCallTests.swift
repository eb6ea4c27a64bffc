import FolioSnapshots
import Foundation
import XCTest

/// `expectSnapshot` reports to XCTest where an XCTest calls it.
final class XCTestCallTests: XCTestCase {
    private struct Failure: Equatable {
        var isOfTheSnapshot: Bool
        var line: Int
    }

    private var failures: [Failure] = []

    /// Keeps the failures that the tests here provoke from XCTest.
    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard description.contains("XCTestCallTests/") else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        failures.append(Failure(isOfTheSnapshot: description.contains("+ b"), line: lineNumber))
    }

    func testTheFunctionNamesTheFileAndADifferenceFails() throws {
        let directory = try TemporaryDirectory()
        try directory.write("a", to: "XCTestCallTests/testTheFunctionNamesTheFileAndADifferenceFails.txt")
        let options = SnapshotOptions(directory: directory.url, recordMode: .never)
        expectSnapshot(of: "a", as: .text, options: options)
        XCTAssertEqual(failures, [])
        expectSnapshot(of: "b", as: .text, options: options)
        XCTAssertEqual(failures, [Failure(isOfTheSnapshot: true, line: #line - 1)])
    }
}
