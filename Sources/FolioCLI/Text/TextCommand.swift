import FolioText
import Foundation

/// `folio text CASES.json --font-directory DIR`: lines, widths and heights of texts with CSS's options.
enum TextCommand: Subcommand {
    static let name = "text"
    static let summary = "lines, widths and heights of texts with CSS's options"

    static func run(_ arguments: [String], console: Console) throws {
        let arguments = try Arguments(
            arguments, options: ["--font-directory": .value, "--metrics": .value], command: name)
        guard let file = arguments.positional.first, arguments.positional.count == 1 else {
            throw CommandError(.usage, "text: expected one file of cases, or - for standard input")
        }
        guard let directory = arguments.value("--font-directory"), !directory.isEmpty else {
            throw CommandError(.usage, "text: expected --font-directory with the folder of the cases' fonts")
        }
        let isUIKit = try arguments.choice("--metrics", ["css": false, "uikit": true]) ?? false
        do {
            let folder = URL(fileURLWithPath: directory, isDirectory: true)
            var measurer = try TextCaseMeasurer(fontDirectory: folder, metrics: isUIKit ? .uikit : .css)
            try write(file, &measurer, console)
        } catch let error as FontError {
            throw CommandError(fontDirectory: directory, error)
        }
    }

    private static func write(_ file: String, _ measurer: inout TextCaseMeasurer, _ console: Console) throws {
        let bytes = [UInt8](try console.contents(ofFile: file))
        let cases: [TextCase]
        do throws(JSONError) {
            cases = try TextCaseReader.read(bytes, fontNames: measurer.fontNames)
        } catch {
            throw CommandError(.data, error.description(file: file == "-" ? "standard input" : file, bytes: bytes))
        }
        var lines: [String] = []
        for textCase in cases { lines.append("\(textCase.id.json):\(try measurer.measure(textCase).json)") }
        try console.print("{\n" + lines.joined(separator: ",\n") + "\n}\n")
    }

    static let help = """
        folio text: lines, widths and heights of texts with CSS's options

        Usage: folio text CASES.json --font-directory DIR [--metrics css|uikit]

        Reads a list of texts (- is standard input) and prints, for each, the lines that it breaks into. All lengths
        are pixels.

          folio text cases.json --font-directory Fonts > lines.json

        Options:
          --font-directory DIR   the folder that has the font files which the cases name
          --metrics RULE         css (the default): a browser's line boxes; uikit: ascent and descent as they are
          --help                 this text

        A case:

          {"id": "a", "text": "Hello", "fonts": ["Inter-Regular.otf", "NotoColorEmoji.ttf"], "size": 17, "width": 320}

          fonts          files of the folder in order of fallback
          lang           a BCP 47 tag: chooses glyphs and where lines may break
          whiteSpace     normal (the default), nowrap, pre, pre-wrap, pre-line
          direction      ltr (the default), rtl, auto (the first strong character), plaintext (in each paragraph)
          lineHeight     normal (the default), or pixels
          letterSpacing  pixels
          wordBreak      normal (the default), break-all, keep-all
          overflowWrap   normal (the default), break-word, anywhere
          lineBreak      auto (the default), loose, normal, strict, anywhere
          tabSize        the distance of tab stops in spaces; 8 unless given

        The JSON printed, one case a line:

          {id: {"h": height, "max": max-content width, "min": min-content width,
                "lines": [[start, end, width, height, baseline], …]}}

        Start and end are UTF-16 offsets; the baseline is the distance from the text's top.

        Exit codes: 0 done, 64 wrong arguments, 65 wrong input, 66 no such file or folder, 74 reading or writing
        failed, 77 a file may not be read.

        """
}
