#if THREAD_SANITIZER
    internal import Foundation

    /// Stands in for `Synchronization.Mutex` in this module where the thread sanitizer runs (`Scripts/sanitize`).
    ///
    /// On Linux that mutex waits inside a library which the sanitizer does not see into, so that every lock that had to be
    /// waited for looks like none. This one locks what the sanitizer knows.
    struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
        private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

        init(_ value: consuming sending Value) {
            pthread_mutex_init(lock, nil)
            self.value.initialize(to: value)
        }

        deinit {
            value.deinitialize(count: 1)
            value.deallocate()
            pthread_mutex_destroy(lock)
            lock.deallocate()
        }

        borrowing func withLock<Result: ~Copyable, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            pthread_mutex_lock(lock)
            defer { pthread_mutex_unlock(lock) }
            nonisolated(unsafe) let value = value
            return try body(&value.pointee)
        }
    }
#endif
