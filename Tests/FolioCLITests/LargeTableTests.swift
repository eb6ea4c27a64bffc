import Foundation
import TestSupport
import Testing

@testable import FolioCLI

@Suite struct LargeTableTests {
    @Test func `a hundred thousand rows are measured`() throws {
        let rows = (0..<100_000).map { "{\"kind\":\"message\",\"id\":\"\($0)\",\"text\":\"x\"}" }
        let table = "{\"sections\":[{\"id\":\"s\",\"rows\":[\(rows.joined(separator: ","))]}]}"
        let run = CommandRun("measure", "-", "--width", "300", "--format", "csv", input: table, isTerminal: true)
        #expect(run.code == .success)
        #expect(run.output.hasSuffix("\n300,row,s,99999,4399956,44\n300,content,,,0,4400000\n"))
        #expect(run.errors.contains(" of 100000 measured"))
        #expect(run.errors.contains("\r\u{1B}[K100000 rows at 1 width in"))
    }

    @Test func `a megabyte of text in one row is measured`() throws {
        let text = String(repeating: "All work and no play makes Jack a dull boy. ", count: 24_000)
        let table =
            "{\"sections\":[{\"id\":\"s\",\"rows\":[{\"kind\":\"message\",\"id\":\"m\",\"text\":\"\(text)\"}]}]}"
        let run = CommandRun("measure", "-", "--width", "300", "--width", "600", "--format", "json", input: table)
        #expect(run.code == .success)
        let heights = try MeasuredTables(run.output).measurements.map(\.contentHeight)
        #expect(heights[0] > 300_000 && heights[1] > 150_000 && heights[1] < heights[0])
    }

    @Test func `a word of a megabyte breaks anywhere`() throws {
        let word = String(repeating: "x", count: 1_000_000)
        let table = "{\"sections\":[{\"id\":\"s\",\"rows\":[{\"kind\":\"label\",\"id\":\"m\",\"text\":\"\(word)\"}]}]}"
        let run = CommandRun("measure", "-", "--width", "300", "--format", "json", input: table)
        #expect(run.code == .success)
        #expect(try MeasuredTables(run.output).measurements[0].contentHeight > 300_000)
    }
}
