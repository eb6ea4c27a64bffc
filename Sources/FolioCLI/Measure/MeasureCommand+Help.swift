extension MeasureCommand {
    static let help = """
        folio measure: offsets and heights of a table's headers, rows and footers

        Usage: folio measure TABLE.json --width W [--width W …] [options]

        Reads a table from a JSON file (- is standard input) and prints, for every width, where each section's
        header, rows and footer stand, how high they are, and how high the whole table is. All lengths are points.

          folio measure Examples/inbox.json --width 390
          folio measure Examples/settings.json --width 320 --width 744 --format csv > heights.csv
          generate-table | folio measure - --width 390 --format json --quiet

        Options:
          --width W                     the table's width in points, 0 to 1000000; once for each width wanted
          --format FORMAT               table (the default) to read, json or csv for programs
          --metrics RULE                uikit (the default): lines as high as UIKit's, labels rounded up to pixels,
                                        rows to whole points; css: a browser's line boxes, nothing rounded
          --scale S                     pixels to a point under uikit, 0.5 to 10; 3 unless given
          --content-size-category NAME  the reader's preferred text size; large unless given. Smallest first:
                                        extraSmall, small, medium, large, extraLarge, extraExtraLarge,
                                        extraExtraExtraLarge, accessibilityMedium, accessibilityLarge,
                                        accessibilityExtraLarge, accessibilityExtraExtraLarge,
                                        accessibilityExtraExtraExtraLarge
          --font-directory DIR          fonts (.ttf, .otf, .ttc) to fall back on before the shipped ones
          --system-font NAME            fonts of this machine to fall back on before those of a folder and the shipped
                                        ones, by family, full or PostScript name; may be given again
          --jobs N                      threads that measure, 1 to 1024; as many as there are cores unless given.
                                        The answer is the same for any number
          --quiet                       do not write the time that it took to standard error
          --help                        this text

        The table file:

          {"style": "plain",
           "sections": [
             {"id": "today", "header": "Today",
              "rows": [
                {"kind": "message", "id": "m1", "sender": "Ada", "time": "09:41", "text": "Where are you?"},
                {"kind": "label", "id": "l1", "text": "Wi-Fi", "detail": "On", "detailStyle": "value1",
                 "accessory": "disclosureIndicator"}]}]}

          style        plain (the default), grouped, insetGrouped, whose rows keep away from the sides:
                       16 points, 20 in a table from 414 on
          section      id, rows; header and footer: a text, or {"text": …, "language": …}
          message row  id, text; sender, time, language, lines, textStyle
          label row    id, text; detail, detailStyle (none, subtitle, value1, value2; subtitle unless given),
                       accessory (none, disclosureIndicator, detailButton, detailDisclosureButton, checkmark),
                       language, lines, textStyle
          language     a BCP 47 tag such as ja or zh-Hant: chooses glyphs and where lines may break
          lines        the most lines of text; 0, the default, is no limit
          textStyle    largeTitle, title1, title2, title3, headline, body (the default), callout, subheadline,
                       footnote, caption1, caption2

        Section ids are unique in the file, and so are row ids. Examples/table.schema.json describes the format for
        editors. The JSON printed:

          {"measurements": [{"width", "contentHeight", "sections": [
            {"id", "header": {"y", "height"} or null, "rows": [{"id", "y", "height"}], "footer": … or null}]}]}

        Exit codes: 0 done, 64 wrong arguments, 65 wrong input, 66 no such file or folder, 74 reading or writing
        failed, 77 a file may not be read.

        """
}
