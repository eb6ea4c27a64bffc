import FolioCLI
import TestSupport
import Testing

@Suite struct ArgumentTests {
    private static let empty = "{\"sections\": []}"

    private func usage(_ arguments: [String], _ parts: String...) {
        let run = CommandRun(arguments, input: .init(Self.empty.utf8))
        #expect(run.code == .usage)
        #expect(run.output == "")
        for part in parts + ["--help"] { #expect(run.errors.contains(part), "\(run.errors)") }
    }

    @Test func `wrong arguments are named with what was expected`() {
        usage([], "expected a command: measure")
        usage(["mesure"], "there is no command \"mesure\"", "measure")
        usage(["help", "mesure"], "there is no command \"mesure\"")
        usage(["measure"], "expected a table file")
        usage(["measure", "-"], "expected --width")
        usage(["measure", "-", "--width"], "--width needs a value")
        usage(["measure", "-", "other", "--width", "1"], "not also \"other\"")
        usage(["measure", "-", "--width", "1", "--colour"], "no option --colour; known are", "--scale")
        usage(["measure", "-", "--width", "1", "--quiet=yes"], "--quiet takes no value")
        usage(["measure", "-", "--width", "1", "--format", "xml"], "--format: expected one of table, json, csv", "xml")
        usage(["measure", "-", "--width", "1", "--format", "csv", "--format", "json"], "--format is given twice")
        usage(["measure", "-", "--width", "1", "--metrics", "android"], "--metrics: expected one of uikit, css")
        usage(["measure", "-", "--width", "1", "--scale", "0"], "--scale: expected pixels to a point")
        usage(["measure", "-", "--width", "1", "--scale", "2", "--metrics", "css"], "--scale is for --metrics uikit")
        usage(["measure", "-", "--width", "1", "--content-size-category", "big"], "extraSmall", "\"big\"")
        usage(["measure", "-", "--width", "1", "--jobs", "0"], "--jobs: expected a whole number from 1 to 1024")
        usage(["measure", "-", "--width", "1", "--jobs", "two"], "--jobs", "\"two\"")
    }

    @Test(arguments: ["-1", "nan", "inf", "-inf", "1e400", "1000001", "", "wide", "0x10", "3,5", "1e"])
    func `widths that no table has are refused`(width: String) {
        usage(["measure", "-", "--width", width], "--width: expected points from 0 to 1000000, not \"\(width)\"")
    }

    @Test func `an option and its value may be one argument`() {
        let run = CommandRun("measure", "--width=320.5", "--format=csv", "-", input: Self.empty)
        #expect(run.code == .success)
        #expect(run.output == "width,part,section,row,y,height\n320.5,content,,,0,0\n")
    }

    @Test func `after two hyphens nothing is an option`() {
        let run = CommandRun("measure", "--width", "1", "--", "--help")
        #expect(run.code == .noInput && run.errors.contains("--help: there is no such file"))
    }

    @Test func `help explains every option`() {
        for arguments in [["measure", "--help"], ["help", "measure"], ["measure", "-", "--width", "1", "-h"]] {
            let run = CommandRun(arguments, input: .init())
            #expect(run.code == .success)
            for option in [
                "--width", "--format", "--metrics", "--scale", "--content-size-category", "--font-directory", "--jobs",
                "--quiet", "--help", "Exit codes",
            ] {
                #expect(run.output.contains(option))
            }
        }
        let overview = CommandRun("--help")
        #expect(overview.code == .success && overview.output.contains("measure"))
        #expect(CommandRun("--version").output == "folio \(FolioCommand.version)\n")
    }
}
