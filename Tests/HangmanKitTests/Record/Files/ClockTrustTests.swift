import Testing

@testable import HangmanKit

struct ClockTrustTests {
  private static let day: Int64 = 86_400

  /// The boot clock of a machine on a day; `start` identifies its start.
  private func boot(_ days: Int64, start: Int = 1) -> BootClock {
    BootClock(start: start, seconds: days * Self.day)
  }

  @Test(arguments: [1, 8, 45, 200])
  func `a clock that goes on as the boot clock does is believed, however seldom it is read`(
    step: Int64
  ) {
    var trust = ClockTrust(seen: 0, boot: boot(3))
    for days in stride(from: Int64(0), through: 900, by: Int64.Stride(step)) {
      trust.note(days * Self.day, boot(3 + days))
    }
    #expect(trust.believed(at: 900 * Self.day, boot(903)) == 900 * Self.day)
  }

  @Test func `a machine that is restarted each month is believed, one off for longer is not`() {
    var trust = ClockTrust(seen: 0, boot: boot(3))
    for month in Int64(1)...20 {
      trust.note(month * 30 * Self.day, boot(0, start: Int(month) + 1))
    }
    #expect(trust.lag == 0)
    trust.note(651 * Self.day, boot(20, start: 90))
    #expect(trust.lag == 51 * Self.day)
  }

  @Test func `on a machine that is off for 61 days and on for one players expire`() {
    let start = 1000 * Self.day
    var trust = ClockTrust(seen: start, boot: boot(1))
    for cycle in Int64(1)...13 {
      let morning = start + cycle * 62 * Self.day
      trust.note(morning, boot(0, start: Int(cycle) + 1))
      // Nobody expires because of days that no sweep saw.
      #expect((61 * Self.day...62 * Self.day).contains(trust.lag))
      let evening = BootClock(start: Int(cycle) + 1, seconds: Self.day - 600)
      trust.note(morning + Self.day - 600, evening)
    }
    let end = start + 806 * Self.day
    #expect(end - trust.believed(at: end, boot(0, start: 90)) < 100 * Self.day)
  }

  @Test func `two jumps within an hour are one`() {
    var trust = ClockTrust(seen: 0, boot: boot(3))
    trust.note(401 * Self.day, boot(3))
    trust.note(802 * Self.day + 60, boot(0, start: 2))
    #expect(trust.lag == 802 * Self.day + 60)
  }

  @Test func `no start is proven by another one for longer than a month`() {
    var trust = ClockTrust(seen: 0, boot: boot(3))
    trust.note(59 * Self.day, boot(400, start: 2))
    #expect(trust.lag == 0)
    trust.note(120 * Self.day, boot(500, start: 3))
    #expect(trust.lag == 61 * Self.day)
  }

  @Test func `where no start is known a clock is believed from month to month`() {
    var trust = ClockTrust(seen: 0)
    for days in stride(from: Int64(0), through: 900, by: 30) {
      trust.note(days * Self.day, .unknown)
    }
    #expect(trust.lag == 0)
    trust.note(931 * Self.day, .unknown)
    #expect(trust.lag == 31 * Self.day)
  }

  @Test func `a jump ahead counts once the clock has held for 30 days`() {
    var trust = ClockTrust(seen: 0, boot: boot(3))
    let jump = 401 * Self.day
    for days in Int64(0)..<30 {
      trust.note(jump + days * Self.day, boot(3 + days))
      #expect(trust.believed(at: jump + days * Self.day, boot(3 + days)) == days * Self.day)
    }
    #expect(
      trust.believed(at: jump + 30 * Self.day, boot(33)) == jump + 30 * Self.day
    )
  }

  @Test func `a clock put right is believed at once`() {
    var trust = ClockTrust(seen: 100, boot: boot(3))
    trust.note(100 + 401 * Self.day, boot(3))
    trust.note(200, boot(3))
    #expect(trust.believed(at: 300, boot(3)) == 300)
  }
}
