/// Which option of a radio section is selected, whatever is asked for.
public enum RadioRules {
    /// The first of those asked for; where none is, the first of all if one always is, else none.
    public static func selectedIndex(of selected: [Bool], alwaysSelectsOneOption: Bool) -> Int? {
        selected.firstIndex(of: true) ?? (alwaysSelectsOneOption && !selected.isEmpty ? 0 : nil)
    }
}
