extension RenderCommand {
    static let help = """
        folio render: a table as a picture or as a page

        Usage: folio render TABLE.json --width W --output FILE [options]

        Reads a table from a JSON file (- is standard input; folio measure --help tells the format), lays it out in
        cells as an app would, and draws what is on the screen. Equal tables give equal bytes, on every machine.

          folio render Examples/settings.json --width 390 --output settings.png
          folio render Examples/inbox.json --width 390 --visible 0,844 --appearance dark --output inbox.pdf
          folio render Examples/inbox.json --width 390 --output inbox.html --self-contained

        Options:
          --width W                     the table's width in points, 0 to 1000000
          --output FILE                 what to write: .png, .svg, .pdf or .html; - is standard output
          --format FORMAT               png, svg, pdf or html, where the file's name does not say it
          --visible Y,HEIGHT            only this part of the content, in points; all of it unless given
          --scale S                     pixels to a point in PNG, 3 unless given; the file's size to the table's in SVG
                                        and PDF, 1 unless given. 0.1 to 10
          --appearance NAME             light (the default) or dark
          --direction NAME              ltr (the default) or rtl: where the interface begins
          --content-size-category NAME  the reader's preferred text size, as in folio measure
          --metrics RULE                uikit or css, as in folio measure; css unless given for a page, which needs it
          --guides                      draws frames of rows (green), line boxes (blue) and baselines (red)
          --text KIND                   in SVG and PDF: outlines, or fonts, text with the fonts in the file; unless
                                        given outlines in SVG, fonts in PDF
          --self-contained              a page with its fonts in it; else they go into FILE-fonts beside it
          --font-directory DIR          fonts to fall back on before the shipped ones
          --system-font NAME            fonts of this machine to fall back on before those; may be given again
          --help                        this text

        A page's rows are elements with data-folio-kind, data-folio-id and data-folio-height, the height computed;
        a browser's own flow of the text gives them that height.

        Exit codes: 0 done, 64 wrong arguments, 65 wrong input or a picture that would be too large, 66 no such file or
        folder, 74 reading or writing failed, 77 a file may not be read.

        """
}
