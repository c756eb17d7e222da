import Libc

/// How far the clock is believed when it says that a player has expired.
///
/// The sweep keeps the last time that it read. Where the clock has gone ahead by more than a week
/// since then, it was either wrong or nobody played: the difference counts only once the clock has
/// held for 30 days. So a clock that is wrong by years costs nobody anything if it is put right
/// within a month, and a right one lets some players live longer.
struct ClockTrust: Hashable {
  /// Seconds by which the clock may go ahead from one sweep to the next.
  static let step: Int64 = 7 * 86_400
  /// Seconds that a clock has to hold after it went ahead by more.
  static let probation: Int64 = 30 * 86_400

  /// The last time that was read.
  private(set) var seen: Int64
  /// Seconds of the clock's time that are not believed.
  private(set) var lag: Int64 = 0
  /// When the lag last grew, by the clock.
  private(set) var since: Int64 = 0

  init(seen: Int64, lag: Int64 = 0, since: Int64 = 0) {
    self.seen = seen
    self.lag = lag
    self.since = since
  }

  init(seenAtChangeOf file: borrowing Descriptor) throws(SystemFailure) {
    self.init(seen: Int64(try file.status().st_mtim.tv_sec))
  }

  mutating func note(_ now: Int64) {
    let passed = now - seen
    seen = now
    if passed > Self.step {
      lag += passed
      since = now
    } else if passed < 0 {
      // What is left of it is the time for which it was wrong.
      lag = lag + passed > Self.step ? lag + passed : 0
    }
    if now - since >= Self.probation { lag = 0 }
  }

  /// The time at which players expire.
  func believed(at now: Int64) -> Int64 {
    var trust = self
    trust.note(now)
    return now - trust.lag
  }
}

extension SessionStore {
  /// Whether a player is to be treated as gone.
  func hasExpired(_ session: Session) throws(SystemFailure) -> Bool {
    guard session.isExpired(at: now, after: lifetime) else { return false }
    let trust = try SweepProgress.read(in: path).clock
    return session.isExpired(at: trust.believed(at: now), after: lifetime)
  }
}
