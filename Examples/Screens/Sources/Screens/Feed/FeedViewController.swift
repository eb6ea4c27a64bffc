import Folio
import UIKit

/// A club's posts, the newest first; a tap shows all of a long one.
final class FeedViewController: UIViewController {
    let folioView = FolioView<String, String>(style: .plain)
    private(set) var posts: [FeedPost]
    private(set) var expanded: Set<String> = []

    init(posts: [FeedPost] = FeedPost.examples) {
        self.posts = posts
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("FeedViewController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        folioView.frame = view.bounds
        folioView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(folioView)
        render(.all)
    }

    private func render(_ reconfiguration: RowReconfiguration<String>) {
        folioView.apply(
            Content {
                Section(id: "posts") {
                    for post in posts {
                        FeedRow(
                            post: post, isExpanded: expanded.contains(post.id),
                            onLike: { [weak self] in self?.like(post.id) },
                            onSelect: { [weak self] in self?.toggle(post.id) })
                    }
                }
            }, rowReconfiguration: reconfiguration)
    }

    private func toggle(_ id: String) {
        if expanded.remove(id) == nil { expanded.insert(id) }
        render(.only([id]))
    }

    private func like(_ id: String) {
        guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
        posts[index].likes += 1
        render(.only([id]))
    }
}
