import Libc

/// How far the clock is believed when it says that a player or a room has expired.
///
/// The sweep keeps the last time that it read, and the boot clock of that moment. Where the clock
/// went ahead by a month more than the boot clock can account for, it was either wrong or the
/// machine was off: that time counts only once the clock has held for another month. So a clock that
/// is wrong by years costs nobody anything if it is put right in time, and one that is wrong by less
/// makes players expire that much early.
struct ClockTrust: Hashable {
  /// Seconds by which the clock may go ahead of the boot clock from one sweep to the next, and for
  /// which it has to hold after it went ahead by more.
  static let month: Int64 = 30 * 86_400

  /// Seconds for which the clock has to hold before another time of which nothing is known, so that
  /// both are not taken for one.
  private static let hour: Int64 = 3600

  /// The last time that was read.
  private(set) var seen: Int64
  /// The boot clock of that moment.
  private(set) var boot = BootClock.unknown
  /// Seconds of the clock's time that are not believed.
  private(set) var lag: Int64 = 0
  /// When the lag last grew, by the clock.
  private(set) var since: Int64 = 0

  mutating func note(_ now: Int64, _ boot: BootClock) {
    let passed = now - seen
    if passed - proven(by: boot) > Self.month {
      // A machine that is off again and again was on in between, which shows the earlier time right.
      lag = seen - since < Self.hour ? lag + passed : passed
      since = now
    } else if passed < 0 {
      // What is left of it is the time for which it was wrong.
      lag = lag + passed > Self.month ? lag + passed : 0
    }
    if now - since >= Self.month { lag = 0 }
    seen = now
    self.boot = boot
  }

  /// Seconds that passed for certain.
  ///
  /// Of another start, which can be another machine's, only as many as a clock has to hold.
  private func proven(by boot: BootClock) -> Int64 {
    boot.isSameStart(as: self.boot)
      ? boot.seconds - self.boot.seconds : min(boot.seconds, Self.month)
  }

  /// The time at which players expire.
  func believed(at now: Int64, _ boot: BootClock) -> Int64 {
    var trust = self
    trust.note(now, boot)
    return now - trust.lag
  }
}

extension ClockTrust {
  init(seenAtChangeOf file: borrowing Descriptor) throws(HangmanError) {
    self.init(seen: Int64(try file.status().st_mtim.tv_sec))
  }
}

extension FileStore {
  /// Whether a value is to be treated as gone.
  func isGone(_ value: Value) throws(HangmanError) -> Bool {
    guard value.isExpired(at: now, after: lifetime) else { return false }
    return value.isExpired(at: try believedTime(), after: lifetime)
  }

  /// The time at which files expire, by the last sweep.
  func believedTime() throws(HangmanError) -> Int64 {
    try SweepPosition.read(in: path).clock.believed(at: now, bootClock())
  }
}
