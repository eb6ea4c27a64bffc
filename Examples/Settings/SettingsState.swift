/// What the user has set.
struct SettingsState: Equatable {
    /// The switches that are on.
    var switches: Set<String> = ["badges"]
    /// The options that are selected.
    var options: Set<String> = ["appearance-auto", "ar-calendar", "ja-flick", "lang-sv"]
}
