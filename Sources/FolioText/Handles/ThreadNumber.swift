internal import Foundation
import Synchronization

/// Numbers threads in the order in which they first ask.
enum ThreadNumber {
    private static let last = Atomic<Int>(0)

    /// Where each thread keeps its number: a pointer's bits, nil where it has none yet.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let error = pthread_key_create(&key, nil)
        precondition(error == 0, "no place for a thread's number: \(String(cString: strerror(error)))")
        return key
    }()

    /// The calling thread's, from 1.
    @inline(__always)
    static var current: Int {
        if let number = pthread_getspecific(key) { return Int(bitPattern: number) }
        return make()
    }

    @inline(never)
    private static func make() -> Int {
        let number = last.wrappingAdd(1, ordering: .relaxed).newValue
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: number))
        return number
    }
}
