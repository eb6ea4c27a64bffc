/// The names of types, which take long to make and are asked for with every row.
@MainActor
enum TypeNames {
    private static var names: [ObjectIdentifier: String] = [:]

    static func name(of type: Any.Type) -> String {
        let key = ObjectIdentifier(type)
        if let name = names[key] { return name }
        let name = String(describing: type)
        names[key] = name
        return name
    }
}
