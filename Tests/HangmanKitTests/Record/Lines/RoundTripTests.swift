import Testing

@testable import HangmanKit

/// Whatever is written can be read: a value comes back equal, or the writer refuses it.
struct RoundTripTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `any session is refused, or comes back as it was stored`(seed: UInt64) {
    var anything = Anything(seed: seed, oddness: 400)
    tryRoundTrips(seed) { anything.session() }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `any room is refused, or comes back as it was stored`(seed: UInt64) {
    var anything = Anything(seed: seed, oddness: 200)
    tryRoundTrips(seed) { anything.room() }
  }

  private func tryRoundTrips<Value: Stored>(_ seed: UInt64, _ value: () -> Value) {
    var counts = (written: 0, refused: 0)
    for number in 0..<150 {
      let value = value()
      guard let bytes = try? value.encoded() else {
        counts.refused += 1
        continue
      }
      counts.written += 1
      #expect(bytes.count <= Value.sizeLimit)
      let isEqual = Value(encoded: bytes) == value
      #expect(isEqual, "seed \(seed), number \(number): \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(counts.written > 15 && counts.refused > 15, "seed \(seed): \(counts)")
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `nothing that a program can make is refused`(seed: UInt64) throws {
    var anything = Anything(seed: seed, oddness: 0)
    for _ in 0..<50 {
      let (session, room) = (anything.session(), anything.room())
      #expect(Session(encoded: try session.encoded()) == session)
      #expect(Room(encoded: try room.encoded()) == room)
    }
  }

  private static func session(scoreOf size: Int) -> Session {
    var session = Session(changed: 5)
    let score = History.Score(
      word: Array(repeating: UInt8(ascii: "A"), count: size),
      mistakes: 0,
      guesses: 1,
      settings: Settings(),
      game: "0123456789abcdef",
      endedAt: 5
    )
    session.history = History(scores: [score], played: 1, won: 1, streak: 1, bestStreak: 1)
    return session
  }

  @Test func `a file of the largest size is written, and none of a byte more`() throws {
    let least = try Self.session(scoreOf: 10_000).encoded().count
    let largest = Self.session(scoreOf: 10_000 + Session.sizeLimit - least)
    let bytes = try largest.encoded()
    #expect(bytes.count == Session.sizeLimit)
    #expect(Session(encoded: bytes) == largest)
    let larger = Self.session(scoreOf: 10_001 + Session.sizeLimit - least)
    #expect(throws: HangmanError.unstorable("player's file: its size")) { try larger.encoded() }
  }

  @Test func `the log names the line that is refused`() {
    var session = Session(changed: 5)
    session.game = .make(kind: .today(CalendarDay(number: -1)))
    #expect(throws: HangmanError.unstorable("player's file: day")) { try session.encoded() }
  }
}
