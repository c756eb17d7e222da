import Libc

/// The trust in the clock when it says that a player or a room has expired.
///
/// The sweep stores the last time that it read, together with the boot clock of that moment. If the
/// clock is later found a month or more ahead of the time that the boot clock proves, then either the
/// clock is wrong or the machine was off. The extra time is trusted only after the clock has kept it for
/// another month. So a clock that is wrong by years harms nobody if it is corrected in time; one that is
/// wrong by less than a month makes players expire early by that much.
struct ClockTrust: Hashable {
  /// The seconds by which the clock may run ahead of the boot clock between two sweeps, and for which
  /// it must keep the new time after it ran ahead by more.
  static let month: Int64 = 30 * 86_400

  /// The seconds for which the clock must keep a time before a further jump is counted separately and not
  /// added to the last one.
  private static let hour: Int64 = 3600

  /// The last time that a sweep read.
  private(set) var seen: Int64
  /// The boot clock at that time.
  private(set) var boot = BootClock.unknown
  /// The seconds of the clock's time that are not trusted.
  private(set) var lag: Int64 = 0
  /// The clock's time when the lag last grew.
  private(set) var since: Int64 = 0

  mutating func note(_ now: Int64, _ boot: BootClock) {
    let passed = now - seen
    if passed - proven(by: boot) > Self.month {
      // A machine that is off several times was on in between, which confirms the earlier time.
      lag = seen - since < Self.hour ? lag + passed : passed
      since = now
    } else if passed < 0 {
      // The clock was set back: what remains of the lag is still wrong if it is more than a month.
      lag = lag + passed > Self.month ? lag + passed : 0
    }
    if now - since >= Self.month { lag = 0 }
    seen = now
    self.boot = boot
  }

  /// The seconds that certainly passed.
  ///
  /// After a restart, or on another machine, the time since the start counts, but at most a month.
  private func proven(by boot: BootClock) -> Int64 {
    boot.isSameStart(as: self.boot)
      ? boot.seconds - self.boot.seconds : min(boot.seconds, Self.month)
  }

  /// The time that decides which players have expired.
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
  /// Whether a value counts as gone.
  func isGone(_ value: Value) throws(HangmanError) -> Bool {
    guard value.isExpired(at: now, after: lifetime) else { return false }
    return value.isExpired(at: try believedTime(), after: lifetime)
  }

  /// The time of the last sweep that decides which files have expired.
  func believedTime() throws(HangmanError) -> Int64 {
    try SweepPosition.read(in: path).clock.believed(at: now, bootClock())
  }
}
