import Foundation

/// A journey in a travel diary.
struct Trip: Identifiable, Sendable {
    let id: String
    let destination: String
    let note: String
    let duration: String
    /// BCP 47.
    let language: String
}

/// The trips of one month.
struct Month: Sendable {
    let name: String
    let trips: [Trip]
}
