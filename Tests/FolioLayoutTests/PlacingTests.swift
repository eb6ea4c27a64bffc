import FolioLayout
import Foundation
import Testing

@Suite struct PlacingTests {
    /// Descriptions that use every kind of node in each other.
    static let nodes: [Node] = [
        .vertical(spacing: 3) {
            Node.horizontal(spacing: 6, alignment: .bottom) {
                Box(name: "sender", natural: 140)
                Node.spacer()
                Node.leaf(Box(name: "time", natural: 45)).priority(1)
            }
            Box(name: "text", natural: 900)
        }
        .inset(LayoutInsets(top: 11, leading: 16, bottom: 11, trailing: 8)),
        .horizontal(spacing: 16, alignment: .center) {
            Node.leaf(Box(name: "icon", natural: 5)).frame(width: 29, height: 29)
            Node.vertical(spacing: 3, alignment: .leading) {
                Box(name: "title", natural: 210)
                Box(name: "subtitle", natural: 333)
            }
            Node.spacer(minimumLength: 8)
            Box(name: "value", natural: 71)
        },
        .horizontal(spacing: 4) {
            Box(name: "a", natural: 197)
            Node.horizontal(spacing: 2, alignment: .top) {
                Box(name: "b", natural: 103)
                Box(name: "c", natural: 251)
            }
            Node.vertical(alignment: .trailing) {
                Box(name: "d", natural: 61)
                Box(name: "e", natural: 19)
            }
        },
        .firstFitting {
            Node.horizontal(spacing: 6) {
                Box(name: "text", natural: 100)
                Node.spacer()
                Box(name: "detail", natural: 90)
            }
            Node.vertical(spacing: 3) {
                Box(name: "text", natural: 100)
                Box(name: "detail", natural: 90)
            }
        },
        .overlay(horizontal: .center, vertical: .center) {
            Node.leaf(Box(name: "back", natural: 60)).frame(maximumWidth: .infinity)
            Box(name: "front", natural: 130)
        },
    ]

    @Test(arguments: nodes.indices)
    func `every leaf gets the size that it measured at every width`(index: Int) {
        let node = Self.nodes[index]
        for width in stride(from: CGFloat(60), through: 700, by: 7.3) {
            let size = node.size(width: width)
            let rect = CGRect(x: 0, y: 0, width: width, height: size.height)
            let frames = node.frames(in: rect, measure: Box.measure)
            var bottom: CGFloat = 0
            for (leaf, frame) in frames where leaf.name != "icon" {
                let needed = Box.measure(leaf, ProposedSize(width: frame.width))
                #expect(frame.height >= needed.height - 1e-6, "\(leaf.name) at \(width)")
                bottom = max(bottom, frame.maxY)
            }
            #expect(bottom <= size.height + 1e-6, "at \(width)")
            #expect(frames.map(\.leaf).count == Set(frames.map(\.leaf)).count)
        }
    }

    @Test(arguments: nodes.indices)
    func `leaves beside or below one another do not overlap`(index: Int) {
        let node = Self.nodes[index]
        guard index != 4 else { return }
        for width in stride(from: CGFloat(90), through: 700, by: 11.9) {
            let rect = CGRect(x: 0, y: 0, width: width, height: node.size(width: width).height)
            let frames = node.frames(in: rect, measure: Box.measure).map(\.frame)
            for (first, frame) in frames.enumerated() {
                for other in frames[(first + 1)...] {
                    let common = frame.insetBy(dx: 1e-4, dy: 1e-4).intersection(other.insetBy(dx: 1e-4, dy: 1e-4))
                    #expect(common.isNull || common.isEmpty, "\(frame) and \(other) at \(width)")
                }
            }
        }
    }

    @Test(arguments: nodes.indices)
    func `right to left mirrors left to right`(index: Int) {
        let rect = CGRect(x: 10, y: 20, width: 300, height: 200)
        let left = Self.nodes[index].frames(in: rect, measure: Box.measure)
        let right = Self.nodes[index].frames(in: rect, layoutDirection: .rightToLeft, measure: Box.measure)
        #expect(left.count == right.count)
        for (one, other) in zip(left, right) {
            #expect(one.leaf == other.leaf)
            #expect(abs((one.frame.minX - rect.minX) - (rect.maxX - other.frame.maxX)) < 1e-9)
            #expect(abs(one.frame.width - other.frame.width) < 1e-9)
            #expect(one.frame.minY == other.frame.minY && one.frame.height == other.frame.height)
        }
    }

    @Test func `alignment decides where a narrower child stands`() {
        func minX(_ alignment: HorizontalAlignment) -> CGFloat? {
            Node.vertical(alignment: alignment) { Box(name: "a", natural: 40) }.frames(width: 100, height: 10)["a"]?
                .minX
        }
        #expect(minX(.leading) == 0)
        #expect(minX(.center) == 30)
        #expect(minX(.trailing) == 60)
        #expect(minX(.fill) == 0)
    }

    @Test func `a filling child becomes as wide as its place`() {
        let node = Node.vertical { Box(name: "a", natural: 40) }
        #expect(node.frames(width: 100, height: 10)["a"]?.width == 100)
    }

    @Test func `spacers push children apart where the rectangle is higher than needed`() {
        let node = Node.vertical {
            Node.spacer()
            Box(name: "a", natural: 40)
            Node.spacer()
        }
        #expect(node.frames(width: 100, height: 44)["a"]?.minY == 17)
    }

    /// What is measured without a limit, by adding up, is what sharing a length gives that is enough for all.
    @Test(arguments: nodes.indices)
    func `natural lengths and shared ones agree where nothing is scarce`(index: Int) {
        let node = Self.nodes[index]
        for width in stride(from: CGFloat(60), through: 700, by: 13.7) {
            let size = node.size(width: width)
            let again = node.size(width: width, height: size.height)
            #expect(abs(again.height - size.height) < 1e-6, "at \(width)")
            #expect(abs(again.width - size.width) < 1e-6, "at \(width)")
        }
        #expect(node.size(width: nil) == node.size(width: nil, height: nil))
    }

    @Test func `leaves keep their order however deep they stand`() {
        func name(_ number: Int) -> Box { Box(name: "\(number)", natural: 10) }
        let node: Node = .vertical {
            name(0)
            Node.horizontal {
                name(1)
                Node.overlay {
                    name(2)
                    name(3)
                }
                .inset(LayoutInsets(leading: 1))
            }
            .priority(2)
            Node.firstFitting {
                Node.leaf(name(4)).frame(width: 10)
                Node.leaf(name(5)).aspectRatio(2)
            }
            name(6)
        }
        #expect(node.leaves.map(\.name) == (0...6).map(String.init))
        let lengths = node.map { $0.name.count }
        #expect(lengths.leaves == Array(repeating: 1, count: 7))
        let frames = node.frames(width: 100, height: 200)
        #expect(Set(frames.keys) == ["0", "1", "2", "3", "4", "6"])
    }
}
