import Libc

/// The present time.
package enum Clock {
  /// Seconds since 1970.
  package static func now() -> Int64 {
    var time = timespec()
    readClock(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec)
  }

  /// Milliseconds that only increase, from an arbitrary start.
  package static func milliseconds() -> Int {
    var time = timespec()
    readClock(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

/// The time since the machine started, which no setting of the clock changes.
package struct BootClock: Hashable {
  /// A number that identifies this start of the machine; 0 if the system gives none.
  let start: Int
  /// The seconds since that start, including time asleep.
  let seconds: Int64

  /// The clock of an unknown start.
  package static let unknown = BootClock(start: 0, seconds: 0)

  package static func now() -> BootClock {
    var time = timespec()
    readClock(CLOCK_BOOTTIME, &time)
    return BootClock(start: startNumber(), seconds: Int64(time.tv_sec))
  }

  package func isSameStart(as earlier: BootClock) -> Bool {
    start != 0 && start == earlier.start && seconds >= earlier.seconds
  }

  private static func startNumber() -> Int {
    // Without /proc every start counts as a different one.
    let digits = try? Descriptor(reading: "/proc/sys/kernel/random/boot_id").read(8, at: 0)
    return digits.flatMap { Int(String(decoding: $0, as: UTF8.self), radix: 16) } ?? 0
  }
}
