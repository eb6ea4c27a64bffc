import FolioCLI
import Foundation
import TestSupport
import Testing

/// Files that are no plain files: pipes, links, folders where a file is wanted, and an input that is too large.
struct FileTests {
    private let directory: TemporaryFolder
    private static let table = "{\"sections\": [{\"id\": \"s\", \"rows\": []}]}"
    private static let measured = "width,part,section,row,y,height\n300,content,,,0,0\n"

    init() throws { directory = try TemporaryFolder() }

    private func render(_ output: String) -> CommandRun {
        let table = "{\"sections\": [{\"id\": \"s\", \"header\": \"Heute\", \"rows\": []}]}"
        return CommandRun("render", "-", "--width", "40", "--scale", "1", "--output", output, input: table)
    }

    private func type(_ path: String) throws -> FileAttributeType? {
        try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    }

    @Test func aTableIsReadFromAPipe() throws {
        let path = directory.path("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        let writing = Thread {
            // Waits until the command opens the pipe to read.
            try? FileHandle(forWritingTo: URL(fileURLWithPath: path)).write(contentsOf: Data(Self.table.utf8))
        }
        writing.start()
        let run = CommandRun("measure", path, "--width", "300", "--format", "csv", "--quiet")
        #expect(run.output == Self.measured, "\(run.errors)")
    }

    @Test func whatIsNoPlainFileIsWrittenIntoAndNotReplaced() throws {
        let path = directory.path("pipe.png")
        #expect(mkfifo(path, 0o600) == 0)
        let pipe = try #require(FileHandle(forUpdatingAtPath: path))
        let run = render(path)
        #expect(run.code == .success, "\(run.errors)")
        try #require(try type(path) != .typeRegular)
        #expect(try pipe.read(upToCount: 4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func aLinkIsFollowedAndPermissionsStay() throws {
        let (target, link) = (directory.path("target.png"), directory.path("link.png"))
        try Data("old".utf8).write(to: URL(fileURLWithPath: target))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        #expect(render(link).code == .success)
        #expect(try type(link) == .typeSymbolicLink)
        #expect(directory.data("target.png")?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        let permissions = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? NSNumber
        #expect(permissions?.intValue == 0o640)
    }

    @Test func aFolderIsNoFileToWrite() throws {
        let path = directory.path("folder.png")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        let run = render(path)
        #expect(run.code == .noInput && run.errors.contains("\(path): is a folder; expected a file"))
    }

    @Test func aPageIsNotWrittenWithoutItsFonts() throws {
        try Data("in the way".utf8).write(to: URL(fileURLWithPath: directory.path("page-fonts")))
        let run = render(directory.path("page.html"))
        #expect(run.code == .io && run.errors.contains("page-fonts: the folder cannot be made"))
        #expect(directory.data("page.html") == nil)
    }

    @Test func anInputThatIsTooLargeIsRefused() {
        let run = CommandRun(["measure", "-", "--width", "1"], input: Data(count: (1 << 29) + 1))
        #expect(run.code == .data)
        #expect(run.errors.contains("standard input: is larger than the 536870912 bytes that are read"))
    }

    @Test func emptyNamesAreNoFilesAndNoFolders() {
        let file = CommandRun("measure", "", "--width", "1")
        #expect(file.code == .noInput && file.errors.contains("expected a file, not an empty name"))
        let fonts = CommandRun("measure", "-", "--width", "1", "--font-directory", "", input: Self.table)
        #expect(fonts.code == .usage && fonts.errors.contains("--font-directory: expected a folder"))
        let snapshots = CommandRun("snapshot", "verify", "a.json", "--width", "1", "--directory", "")
        #expect(snapshots.code == .usage && snapshots.errors.contains("--directory: expected a folder, not \"\""))
    }

    @Test func aSnapshotThatCannotBeReadIsNamed() throws {
        try Data(Self.table.utf8).write(to: URL(fileURLWithPath: directory.path("t.json")))
        let folder = directory.path("snapshots/t/heights.300.txt")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let run = CommandRun(
            "snapshot", "verify", directory.path("t.json"), "--width", "300", "--as", "heights", "--directory",
            directory.path("snapshots"))
        #expect(run.code == .io && run.errors.contains("heights.300.txt: "), "\(run.errors)")
    }

    @Test func sizesInMessagesAreWholeNumbers() {
        let run = CommandRun(
            "render", "-", "--width", "0", "--output", directory.path("none.png"), input: Self.table)
        #expect(run.code == .data && run.errors.contains("A picture of 0 × 0 pixels"), "\(run.errors)")
    }
}
