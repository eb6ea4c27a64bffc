extension SnapshotCommand {
    static let help = """
        folio snapshot: pins the layout of tables in files, and says what changed

        Usage: folio snapshot verify|record TABLE.json… --width W… [options]
               folio snapshot report TABLE.json… --width W… --output REPORT.html [options]
               folio snapshot stale --log FILE [--directory DIR]

          verify    compares, tells which rows changed and how, and ends with 1 where something did
          record    writes what the tables are now
          report    writes one page with all differences, pictures side by side
          stale     lists the files of a directory that a whole test run did not compare; the run writes the log where
                    FOLIO_SNAPSHOT_LOG says

          folio snapshot record Examples/inbox.json --width 320 --width 390
          folio snapshot verify Examples/*.json --width 390 --as heights --as image

        Options:
          --directory DIR               where the snapshots lie; Snapshots unless given. A table's are in a folder of its
                                        name: <table>/<kind>.<width>.<ending>
          --as KIND                     heights, tree, json, image (PNG at 2 pixels to the point) or svg; once for each
                                        wanted. heights and tree unless given
          --width W                     the table's width in points; once for each wanted
          --content-size-category NAME  the reader's text size, as in folio measure; once for each wanted
          --appearance NAME             light or dark; once for each wanted
          --direction NAME              ltr or rtl; once for each wanted
          --metrics RULE                uikit (the default) or css, as in folio measure
          --output FILE                 the page that report writes
          --log FILE                    what stale reads
          --font-directory DIR, --system-font NAME
                                        as in folio measure
          --help                        this text

        Exit codes: 0 all as recorded, 1 something differs, is missing or stale, 64 wrong arguments, 65 wrong input,
        66 no such file or folder, 74 reading or writing failed, 77 a file may not be read.

        """
}
