/// How a header or footer is shown: the view's type and reuse identifier, which a section keeps in each of the two roles.
public struct SectionBoundaryRenderingIdentity: Hashable, Sendable, CustomStringConvertible {
    public let viewTypeID: ObjectIdentifier
    public let viewTypeName: String
    public let viewReuseID: String

    public init(viewTypeID: ObjectIdentifier, viewTypeName: String, viewReuseID: String) {
        self.viewTypeID = viewTypeID
        self.viewTypeName = viewTypeName
        self.viewReuseID = viewReuseID
    }

    public var description: String { "\(viewTypeName) “\(viewReuseID)”" }
}
