import Foundation
import TestSupport
import Testing

@testable import FolioCLI

@Suite struct MeasureTests {
    @Test(arguments: ["inbox.json", "settings.json"], ["uikit", "css"])
    func `offsets are the sums of the heights before them`(file: String, metrics: String) throws {
        let run = CommandRun(
            "measure", example(file), "--width", "320", "--width", "390.5", "--format", "json", "--metrics", metrics)
        #expect(run.code == .success)
        let measurements = try MeasuredTables(run.output).measurements
        #expect(measurements.map(\.width) == [320, 390.5])
        for measurement in measurements {
            var sum = 0.0
            for part in measurement.sections.flatMap(\.parts) {
                #expect(part.y == sum)
                #expect(part.height > 0)
                sum += part.height
            }
            #expect(measurement.contentHeight == sum)
            if metrics == "uikit" { #expect(sum == sum.rounded()) }
        }
    }

    @Test func `a table without sections is 0 high`() throws {
        let run = CommandRun("measure", "-", "--width", "300", "--format", "json", input: "{\"sections\": []}")
        #expect(run.code == .success)
        let measurement = try #require(try MeasuredTables(run.output).measurements.first)
        #expect(measurement.contentHeight == 0 && measurement.sections.isEmpty)
        #expect(run.errors.contains("0 rows at 1 width in"))
    }

    @Test func `a section without rows has its header and footer alone`() throws {
        let table =
            "{\"sections\": [{\"id\": \"a\", \"rows\": []}, {\"id\": \"b\", \"header\": {\"text\": \"B\"}, \"rows\": []}]}"
        let run = CommandRun("measure", "-", "--width", "300", "--format", "json", input: table)
        let measurement = try #require(try MeasuredTables(run.output).measurements.first)
        #expect(measurement.sections.map(\.id) == ["a", "b"])
        #expect(measurement.sections[0].header == nil && measurement.sections[0].footer == nil)
        #expect(measurement.sections[1].header?.height == measurement.contentHeight)
        #expect(run.output.contains("\"header\": null, \"rows\": [], \"footer\": null"))
    }

    @Test func `a width of 0 gives the heights of single characters below one another`() throws {
        let table = message("abc")
        let run = CommandRun("measure", "-", "--width", "0", "--format", "json", input: table)
        #expect(try MeasuredTables(run.output).measurements[0].contentHeight == 83)
    }

    @Test(arguments: ["a\\u0000b", "\\u0000", "\\u2028\\u2029\\r\\n\\t", "\\ud83d\\udc69\\u200d", "\\u202e\\u2066", ""])
    func `odd characters have heights`(text: String) throws {
        let run = CommandRun("measure", "-", "--width", "300", "--format", "json", input: message(text))
        #expect(run.code == .success)
        #expect(try MeasuredTables(run.output).measurements[0].contentHeight >= 44)
    }

    @Test func `the answer is the same for any number of jobs`() {
        for format in ["table", "json", "csv"] {
            let outputs = ["1", "2", "7"].map { jobs in
                CommandRun("measure", example("inbox.json"), "--width", "375", "--format", format, "--jobs", jobs)
                    .output
            }
            #expect(outputs[0].count > 1000)
            #expect(outputs[0] == outputs[1] && outputs[0] == outputs[2])
        }
    }

    @Test func `settings change the answer`() throws {
        func height(_ options: String...) throws -> Double {
            let arguments = ["measure", example("settings.json"), "--width", "375", "--format", "json"] + options
            return try MeasuredTables(CommandRun(arguments, input: Data()).output).measurements[0].contentHeight
        }
        let standard = try height()
        #expect(try height("--scale", "3", "--content-size-category", "large", "--metrics", "uikit") == standard)
        #expect(try height("--content-size-category", "accessibilityLarge") > standard)
        #expect(try height("--metrics", "css") != standard)
        #expect(try height("--scale", "1") != standard)
    }

    @Test func `a folder of fonts does not change a text that the system font has`() throws {
        let mono = URL(fileURLWithPath: example("inbox.json"))
            .appendingPathComponent("../../Fonts/NotoSansMono").standardizedFileURL.path
        let plain = CommandRun("measure", "-", "--width", "300", "--quiet", input: message("Ωabc"))
        let run = CommandRun("measure", "-", "--width", "300", "--font-directory", mono, input: message("Ωabc"))
        #expect(run.code == .success)
        // Inter has the whole text, so the folder's face is not needed.
        #expect(run.output == plain.output)
    }

    @Test func `a font of the machine is taken by its name, before the shipped ones`() throws {
        // Debian's libfontconfig1 needs some font, but which is up to the machine: the tests' own package is there.
        let run = CommandRun(
            "measure", "-", "--width", "300", "--quiet", "--system-font", "Inter Display",
            "--system-font=Inter Display",
            input: message("Ωabc"))
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output == CommandRun("measure", "-", "--width", "300", "--quiet", input: message("Ωabc")).output)
    }

    @Test func `the table has columns of offsets and heights for every width`() {
        let table = """
            {"style": "plain", "sections": [{"id": "one", "header": "Head", "footer": "Foot", "rows": [
             {"kind": "label", "id": "a\\nb", "text": "A"}, {"kind": "message", "id": "m", "text": "M", "sender": "S"}]}]}
            """
        let run = CommandRun("measure", "-", "--width", "300", "--width", "1000", input: table)
        #expect(
            run.output == """
                width     300    width    1000
                    y  height        y  height
                    0      33        0      33  one header
                   33      44       33      44  one / a\u{FFFD}b
                   77      66       77      66  one / m
                  143      28      143      28  one footer
                          171              171  content height

                """)
    }

    @Test func `csv has a line for each part and quotes what needs it`() {
        let table = """
            {"sections": [{"id": "a,b", "header": "Head", "rows": [
             {"kind": "label", "id": "say \\"hi\\"", "text": "A"}], "footer": "Foot"}]}
            """
        let run = CommandRun("measure", "-", "--width", "300", "--format", "csv", input: table)
        #expect(
            run.output == """
                width,part,section,row,y,height
                300,header,"a,b",,0,33
                300,row,"a,b","say ""hi""\",33,44
                300,footer,"a,b",,77,28
                300,content,,,0,105

                """)
    }

    @Test func `json escapes identities`() throws {
        let table = "{\"sections\": [{\"id\": \"a\\\"\\u0001\\n\", \"rows\": []}]}"
        let run = CommandRun("measure", "-", "--width", "300", "--format", "json", input: table)
        #expect(try MeasuredTables(run.output).measurements[0].sections[0].id == "a\"\u{1}\n")
    }

    @Test func `the time goes to standard error unless it is not wanted`() throws {
        let run = CommandRun("measure", example("settings.json"), "--width", "300", "--width", "400", "--jobs", "2")
        let line = try #require(run.errors.split(separator: "\n").last)
        #expect(line.wholeMatch(of: /\d+ rows at 2 widths in [\d.]+ ms, [\d.]+ µs a row \(2 jobs\)/) != nil)
        #expect(CommandRun("measure", example("settings.json"), "--width", "300", "--quiet").errors == "")
    }

    private func message(_ text: String) -> String {
        "{\"sections\": [{\"id\": \"s\", \"rows\": [{\"kind\": \"message\", \"id\": \"m\", \"text\": \"\(text)\"}]}]}"
    }

    @Test func `csv quotes a comma that has a combining mark`() {
        let table = """
            {"sections": [{"id": "a,\u{301}b", "header": "x", "rows": []}]}
            """
        let run = CommandRun("measure", "-", "--width", "300", "--format", "csv", input: table)
        #expect(run.output.contains("300,header,\"a,\u{301}b\",,0,"), "\(run.output)")
    }
}
