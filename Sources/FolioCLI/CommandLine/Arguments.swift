/// A command's arguments, taken apart: options with a value, flags, and the rest.
///
/// `--name value` and `--name=value` are the same; everything after `--` is not an option, nor is `-`.
public struct Arguments {
    /// What follows an option.
    public enum Option: Sendable {
        /// Nothing.
        case flag
        /// A value; the option is given once at most.
        case value
        /// A value; the option may be given again.
        case values
    }

    public private(set) var positional: [String] = []
    private var values: [String: [String]] = [:]
    private let command: String

    /// - Throws: `CommandError` (usage) for an unknown option, a missing value or a repeated option.
    public init(_ arguments: [String], options: [String: Option], command: String) throws(CommandError) {
        self.command = command
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                positional += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                positional.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let option = options[name] else {
                let known = options.keys.sorted().joined(separator: ", ")
                throw CommandError(.usage, "\(command): there is no option \(name); known are \(known)")
            }
            switch option {
            case .flag:
                guard parts.count == 1 else {
                    throw CommandError(.usage, "\(command): \(name) takes no value, but has \(String(parts[1]).quoted)")
                }
                values[name, default: []].append("")
            case .value, .values:
                guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                    throw CommandError(.usage, "\(command): \(name) needs a value after it")
                }
                if case .value = option, let first = values[name]?.first {
                    throw CommandError(
                        .usage, "\(command): \(name) is given twice, \(first.quoted) and \(value.quoted)")
                }
                values[name, default: []].append(value)
            }
        }
    }

    public func has(_ flag: String) -> Bool { values[flag] != nil }

    public func values(_ name: String) -> [String] { values[name] ?? [] }

    public func value(_ name: String) -> String? { values[name]?.first }

    /// An error that names an option, its value and what was expected.
    public func error(_ name: String, _ value: String, expected: String) -> CommandError {
        CommandError(.usage, "\(command): \(name): expected \(expected), not \(value.quoted)")
    }

    /// One of the named values; nil where the option is not given.
    func choice<Value>(_ name: String, _ choices: KeyValuePairs<String, Value>) throws(CommandError) -> Value? {
        guard let value = value(name) else { return nil }
        return try choice(name, value, choices)
    }

    /// The named values of an option that may be given again.
    func choices<Value>(_ name: String, _ choices: KeyValuePairs<String, Value>) throws(CommandError) -> [Value] {
        var found: [Value] = []
        for value in values(name) { found.append(try choice(name, value, choices)) }
        return found
    }

    private func choice<Value>(
        _ name: String, _ value: String, _ choices: KeyValuePairs<String, Value>
    ) throws(CommandError) -> Value {
        guard let choice = choices.first(where: { $0.key == value }) else {
            throw error(name, value, expected: "one of \(choices.map(\.key).joined(separator: ", "))")
        }
        return choice.value
    }
}
