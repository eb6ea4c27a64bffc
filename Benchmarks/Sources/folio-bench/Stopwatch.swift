import Foundation

/// Times passes over a workload, by the wall and by the measuring thread's own CPU time; nanoseconds.
///
/// The first pass opens fonts and fills caches: the medians are of the later ones.
struct Stopwatch {
    private(set) var wall: [Double] = []
    private(set) var cpu: [Double] = []

    var medianWall: Double { median(wall) }
    var medianCPU: Double { median(cpu) }

    mutating func time(_ pass: () -> Void) {
        let wallStart = now(CLOCK_MONOTONIC)
        let cpuStart = now(CLOCK_THREAD_CPUTIME_ID)
        pass()
        cpu.append(now(CLOCK_THREAD_CPUTIME_ID) - cpuStart)
        wall.append(now(CLOCK_MONOTONIC) - wallStart)
    }

    private func median(_ times: [Double]) -> Double {
        let later = times.dropFirst().sorted()
        return later[later.count / 2]
    }

    private func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
