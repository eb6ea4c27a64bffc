import FolioLayout
import Foundation
import Testing

@Suite struct MeasuringTests {
    @Test func `a vertical stack is as high as its children and the gaps`() {
        let node = Node.vertical(spacing: 3) {
            Box(name: "a", natural: 100)
            Box(name: "b", natural: 40)
        }
        #expect(node.size(width: 200) == CGSize(width: 100, height: 23))
        #expect(node.size(width: 50) == CGSize(width: 50, height: 33))
    }

    @Test func `an empty stack takes nothing`() {
        #expect(Node.vertical(spacing: 5) {}.size(width: 100) == .zero)
        #expect(Node.horizontal(spacing: 5) {}.size(width: nil) == .zero)
        #expect(Node.firstFitting {}.size(width: 10) == .zero)
        #expect(Node.overlay {}.size(width: 10) == .zero)
    }

    @Test func `children that are absent leave no gap`() {
        func node(_ detail: Box?) -> Node {
            .vertical(spacing: 3) {
                Box(name: "a", natural: 10)
                if let detail { detail }
            }
        }
        #expect(node(nil).size(width: 100).height == 10)
        #expect(node(Box(name: "b", natural: 10)).size(width: 100).height == 23)
    }

    @Test func `loops and branches describe children`() {
        let isWide = true
        let node = Node.horizontal {
            for index in 0..<3 { Box(name: "\(index)", natural: 10) }
            if isWide { Box(name: "wide", natural: 30) } else { Box(name: "narrow", natural: 5) }
            Node.spacer(minimumLength: 4)
        }
        #expect(node.size(width: nil).width == 64)
        #expect(node.leaves.map(\.name) == ["0", "1", "2", "wide"])
    }

    @Test func `insets add to the size and take from the room`() {
        let node = Node.leaf(Box(name: "a", natural: 100))
            .inset(LayoutInsets(top: 1, leading: 20, bottom: 2, trailing: 30))
        #expect(node.size(width: 100) == CGSize(width: 100, height: 23))
        #expect(node.size(width: 0) == CGSize(width: 51, height: 1003))
    }

    @Test func `a higher priority is served first`() {
        let node = Node.horizontal(spacing: 10) {
            Box(name: "sender", natural: 300)
            Node.leaf(Box(name: "time", natural: 40)).priority(1)
        }
        let frames = node.frames(width: 100, height: 60)
        #expect(frames["time"]?.width == 40)
        #expect(frames["sender"]?.width == 50)
        #expect(node.size(width: 100).height == 60)
    }

    @Test func `children of one priority share equally what short ones leave`() {
        let node = Node.horizontal {
            Box(name: "long", natural: 200)
            Box(name: "short", natural: 20)
            Box(name: "longer", natural: 300)
        }
        let frames = node.frames(width: 120, height: 60)
        #expect(frames["short"]?.width == 20)
        #expect(frames["long"]?.width == 50)
        #expect(frames["longer"]?.width == 50)
    }

    @Test func `spacers take what is left in equal parts`() {
        let node = Node.horizontal {
            Node.spacer(minimumLength: 10)
            Box(name: "a", natural: 30)
            Node.spacer()
        }
        #expect(node.size(width: 100) == CGSize(width: 100, height: 10))
        #expect(node.frames(width: 100, height: 10)["a"]?.minX == 40)
        #expect(node.size(width: nil).width == 40)
    }

    @Test func `a frame without a limit takes what is left and no more than its maximum with one`() {
        let node = Node.horizontal {
            Node.leaf(Box(name: "rest", natural: 10)).frame(maximumWidth: .infinity)
            Node.leaf(Box(name: "some", natural: 10)).frame(minimumWidth: 15, maximumWidth: 25)
            Box(name: "firm", natural: 30)
        }
        let frames = node.frames(width: 200, height: 10)
        #expect(frames["some"]?.width == 25)
        #expect(frames["rest"]?.width == 145)
        #expect(frames["firm"]?.minX == 170)
        #expect(node.frames(width: 40, height: 10)["some"]?.width == 15)
    }

    @Test func `fixed frames keep their size whatever is offered`() {
        let node = Node.leaf(Box(name: "icon", natural: 8)).frame(width: 29, height: 31)
        for width in [CGFloat?.none, 0, 10, 1000] {
            #expect(node.size(width: width) == CGSize(width: 29, height: 31))
        }
    }

    @Test func `an aspect ratio fits the largest box of its shape`() {
        let node = Node.leaf(Box(name: "image", natural: 50)).aspectRatio(2)
        #expect(node.size(width: 100) == CGSize(width: 100, height: 50))
        #expect(node.size(width: 100, height: 20) == CGSize(width: 40, height: 20))
        #expect(node.size(width: nil, height: 20) == CGSize(width: 40, height: 20))
        #expect(node.size(width: nil) == CGSize(width: 50, height: 25))
        #expect(node.frames(width: 100, height: 20)["image"] == CGRect(x: 30, y: 0, width: 40, height: 20))
    }

    @Test func `the first alternative that fits is taken, else the last`() {
        let node = Node.firstFitting {
            Node.horizontal(spacing: 6) {
                Box(name: "text", natural: 60)
                Box(name: "detail", natural: 40)
            }
            Node.vertical(spacing: 3) {
                Box(name: "text", natural: 60)
                Box(name: "detail", natural: 40)
            }
        }
        #expect(node.size(width: 106) == CGSize(width: 106, height: 10))
        #expect(node.size(width: 105) == CGSize(width: 60, height: 23))
        #expect(node.frames(width: 105, height: 23)["detail"]?.minY == 13)
    }

    @Test func `an overlay is as large as its largest child`() {
        let node = Node.overlay(horizontal: .trailing, vertical: .top) {
            Node.leaf(Box(name: "back", natural: 10)).frame(width: 80, height: 40)
            Box(name: "badge", natural: 20)
        }
        #expect(node.size(width: 200) == CGSize(width: 80, height: 40))
        #expect(node.frames(width: 80, height: 40)["badge"] == CGRect(x: 60, y: 0, width: 20, height: 10))
    }

    @Test func `a text is measured once where there is nothing to share`() {
        var calls = 0
        let node = Node.vertical(spacing: 3) {
            Node.horizontal(spacing: 6) {
                Box(name: "sender", natural: 50)
                Node.spacer()
                Node.leaf(Box(name: "time", natural: 20)).priority(1)
            }
            Box(name: "text", natural: 500)
        }
        _ = node.size(fitting: ProposedSize(width: 200)) { box, proposed in
            calls += 1
            return Box.measure(box, proposed)
        }
        #expect(calls == 3)
    }

    @Test func `a column is as high as its layout at every width`() throws {
        var state: UInt64 = 5
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        func node(_ depth: Int, hasInset: Bool) -> Node {
            switch depth == 0 ? 0 : random(4) {
            case 0: return .leaf(Box(name: "\(random(99))", natural: CGFloat(random(900)) / 3))
            case 1 where !hasInset:
                return node(depth - 1, hasInset: true)
                    .inset(LayoutInsets(top: 11, leading: CGFloat(random(20)), bottom: 7.5, trailing: 8.1))
            case 1: return node(depth - 1, hasInset: hasInset).inset(LayoutInsets(top: 3))
            default:
                return .vertical(spacing: CGFloat(random(3))) {
                    Node.spacer(minimumLength: CGFloat(random(5)))
                    for _ in 0...random(3) { node(depth - 1, hasInset: hasInset) }
                }
            }
        }
        for _ in 0..<200 {
            let node = node(3, hasInset: false)
            let column = try #require(LayoutColumn(node))
            for width in stride(from: CGFloat(0), through: 500, by: 37.3) {
                let height = column.height(width: width, measure: Box.measure)
                #expect(abs(height - node.size(width: width).height) < 1e-9, "at \(width)")
            }
        }
    }

    @Test func `a layout that is more than a column is none`() {
        let leaf = Node.leaf(Box(name: "a", natural: 10))
        let insets = LayoutInsets(leading: 1)
        #expect(LayoutColumn(Node.horizontal { leaf }) == nil)
        #expect(
            LayoutColumn(
                Node.vertical {
                    leaf
                    Node.overlay { leaf }
                }) == nil)
        #expect(LayoutColumn(leaf.frame(width: 5)) == nil)
        #expect(LayoutColumn(leaf.inset(insets).inset(insets)) == nil)
        #expect(LayoutColumn(Node.vertical { Node.spacer(minimumLength: 4) }) == nil)
        #expect(LayoutColumn(Node.spacer(minimumLength: 4)) == nil)
    }
}
