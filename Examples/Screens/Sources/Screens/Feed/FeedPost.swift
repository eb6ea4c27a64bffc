import Foundation

/// Something that a member of a club wrote for the others.
struct FeedPost: Identifiable, Hashable, Sendable {
    let id: String
    let author: String
    let time: String
    let body: String
    var likes: Int
}

extension FeedPost {
    static let examples = [
        FeedPost(
            id: "tide", author: "Oona", time: "08:15",
            body: "Low tide is at ten. Bring boots, a bucket, and somebody who is not afraid of crabs.", likes: 3),
        FeedPost(
            id: "survey", author: "Rui", time: "yesterday",
            body: """
                The spring survey is done: we counted 214 herons, 61 spoonbills and, for the first time since the \
                weir was opened, a pair of kingfishers.
                Thanks to all who got up at four. The list is with the ranger, and the pictures are in the hut. \
                Those who lent us binoculars can have them back on Saturday after the walk, cleaned and labelled.
                """, likes: 28),
        FeedPost(
            id: "jp", author: "さくら", time: "月曜日", body: "干潟の清掃は来週の土曜日に延期になりました。軍手は用意します。", likes: 0),
    ]
}
