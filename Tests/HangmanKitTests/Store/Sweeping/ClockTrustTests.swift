import Testing

@testable import HangmanKit

struct ClockTrustTests {
  private static let day: Int64 = 86_400

  @Test func `a clock that goes on as clocks do is believed`() {
    var trust = ClockTrust(seen: 0)
    for days in stride(from: Int64(0), through: 900, by: 7) { trust.note(days * Self.day) }
    #expect(trust.believed(at: 900 * Self.day) == 900 * Self.day)
  }

  @Test func `a jump ahead counts once the clock has held for 30 days`() {
    var trust = ClockTrust(seen: 0)
    let jump = 401 * Self.day
    for days in Int64(0)..<30 {
      trust.note(jump + days * Self.day)
      #expect(trust.believed(at: jump + days * Self.day) == days * Self.day)
    }
    #expect(trust.believed(at: jump + 30 * Self.day) == jump + 30 * Self.day)
  }

  @Test func `a clock put right is believed at once`() {
    var trust = ClockTrust(seen: 100)
    trust.note(100 + 401 * Self.day)
    trust.note(200)
    #expect(trust.believed(at: 300) == 300)
  }
}
