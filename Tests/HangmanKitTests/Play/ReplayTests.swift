import HangmanKit
import Testing

struct ReplayTests {
  private let words = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

  @Test func `a replay tells what was possible at each guess`() throws {
    let table = try TestList(words).table(like: "BEAR")
    let game = try Game.make(mistakes: 2).playing("EA", against: EvilGameplay(entries: table))
    let replay = Replay(of: game, entries: table)
    let first = try #require(replay.turns.first)
    #expect((first.before, first.after, first.familyCount) == (5, 2, 4))
    #expect(
      first.families.map { String(decoding: $0.pattern.bytes, as: UTF8.self) }
        == ["____", "_E__", "_EE_", "___E"]
    )
    #expect(first.families.map(\.isKept) == [true, false, false, false])
    #expect(first.families[0].examples == [Array("BOAR".utf8), Array("DUCK".utf8)])
    #expect(replay.turns.map(\.before) == [5, 2])
  }

  @Test func `in a good game the kept family is the one of its word`() throws {
    let table = try TestList(words).table(like: "BEAR")
    let game = try Game.make(evil: false, word: "HARE")
      .playing("ERAH", against: GoodGameplay(word: Array("HARE".utf8)))
    let replay = Replay(of: game, entries: table)
    #expect(replay.turns.map(\.after) == [1, 1, 1, 1])
    #expect(replay.turns[0].families.first { $0.isKept }?.pattern.bytes == Array("___E".utf8))
  }
}
