/// A laid-out view and those below it as a value: classes, frames, and the lines of texts. Points.
///
/// Frames are in superviews' coordinates. A table's rows, headers and footers carry their names and stand from top to bottom.
public struct LayoutTree: Codable, Hashable, Sendable {
    public struct Frame: Codable, Hashable, Sendable {
        public var x: Double
        public var y: Double
        public var width: Double
        public var height: Double

        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// A line of a text, its frame in the view's coordinates.
    public struct Line: Codable, Hashable, Sendable {
        /// UTF-16 offsets of what the line takes of the text.
        public var start: Int
        public var end: Int
        public var frame: Frame
        /// What the line shows, a truncation token included.
        public var text: String

        public init(start: Int, end: Int, frame: Frame, text: String) {
            self.start = start
            self.end = end
            self.frame = frame
            self.text = text
        }
    }

    /// The class.
    public var type: String
    /// The accessibility identifier.
    public var identifier: String?
    /// “row m001”, “header of today”.
    public var part: String?
    public var frame: Frame
    /// Where the view is scrolled to; nil at its origin.
    public var scrolledTo: [Double]?
    public var isHidden: Bool
    public var lines: [Line]
    public var children: [LayoutTree]

    public init(
        type: String, identifier: String? = nil, part: String? = nil, frame: Frame, scrolledTo: [Double]? = nil,
        isHidden: Bool = false, lines: [Line] = [], children: [LayoutTree] = []
    ) {
        self.type = type
        self.identifier = identifier
        self.part = part
        self.frame = frame
        self.scrolledTo = scrolledTo
        self.isHidden = isHidden
        self.lines = lines
        self.children = children
    }
}
