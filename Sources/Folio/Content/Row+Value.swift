extension Row {
    /// Whether another row shows the same: of the same type, `Equatable`, and equal.
    func hasSameValue(as other: any Row) -> Bool {
        guard let value = self as? any Equatable else { return false }
        return isEqual(value, other)
    }

    private func isEqual<Value: Equatable>(_ value: Value, _ other: any Row) -> Bool {
        (other as? Value).map { $0 == value } ?? false
    }
}
