/// What a command's exit status says; the numbers are those of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
    case success = 0
    /// All went well, and what was compared is not as it should be; as `diff` and `cmp` have it.
    case difference = 1
    /// The arguments are wrong.
    case usage = 64
    /// The input is wrong.
    case data = 65
    /// A file or folder is not there.
    case noInput = 66
    /// A fault of the program's own.
    case software = 70
    /// Reading or writing failed.
    case io = 74
    /// A file may not be read.
    case noPermission = 77
}
