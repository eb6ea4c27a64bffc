import FolioRendering
import FolioSnapshots
import Foundation
import UIKit
import XCTest

/// `expectSnapshot` reports to XCTest where an XCTest calls it.
final class XCTestCallTests: XCTestCase {
    private struct Failure: Equatable {
        var isOfTheSnapshot: Bool
        var line: Int
        var saysHowToKeepPictures = false
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
        failures.append(
            Failure(
                isOfTheSnapshot: description.contains("+ b") || description.contains("pixels differ"), line: lineNumber,
                saysHowToKeepPictures: description.contains("FOLIO_ARTIFACTS=DIRECTORY")))
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

    func testADifferenceInPicturesSaysHowToKeepThem() throws {
        let directory = try TemporaryDirectory()
        let (old, new) = (list(.white), list(.black))
        let reference = directory.url.appending(path: "XCTestCallTests/testADifferenceInPicturesSaysHowToKeepThem.png")
        try FileManager.default.createDirectory(
            at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
        try SnapshotStrategy<DisplayList>.image(scale: 1).contents(old).write(to: reference)
        var options = SnapshotOptions(directory: directory.url, recordMode: .never)
        expectSnapshot(of: new, as: .image(scale: 1), options: options)
        XCTAssertEqual(
            failures, [Failure(isOfTheSnapshot: true, line: #line - 2, saysHowToKeepPictures: true)])
        options.artifactsDirectory = directory.url.appending(path: "artifacts")
        expectSnapshot(of: new, as: .image(scale: 1), options: options)
        XCTAssertEqual(failures.last, Failure(isOfTheSnapshot: true, line: #line - 1))
        let names = try FileManager.default.contentsOfDirectory(
            atPath: directory.url.appending(path: "artifacts/XCTestCallTests").path)
        XCTAssertEqual(names.count, 4)
    }

    private func list(_ color: UIColor) -> DisplayList {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        return DisplayList(size: rect.size, items: [.fill(RoundedRectangle(rect), color.cgColor)])
    }
}
