import Testing

@testable import HangmanKit

struct ReplayTests {
  private let words = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

  @Test func `a replay shows what was possible at each guess`() throws {
    let table = try TestList(words).table(like: "BEAR")
    let game = try Game.make(mistakes: 2).playing("EA", against: EvilGameplay(entries: table))
    let replay = Replay(of: game, over: table)
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
    let replay = Replay(of: game, over: table)
    #expect(replay.turns.map(\.after) == [1, 1, 1, 1])
    #expect(replay.turns[0].families.first { $0.isKept }?.pattern.bytes == Array("___E".utf8))
  }

  @Test func `of a list of few words the first letter is proved too`() throws {
    let table = try TestList(words).table(like: "BEAR")
    let game = try Game.make(mistakes: 3).playing("ZEAD", against: EvilGameplay(entries: table))
    let letters = Replay(of: game, over: table, withLetters: true).turns.map(\.letters)
    #expect(letters.map { $0?.yours.value } == [2, 2, 1])
    #expect(letters.map { $0?.best.value } == [1, 1, 1])
  }

  @Test func `a diabolical replay shows the simulated player's mistakes for each family`() throws {
    let hard = ["BALL", "CALL", "FALL", "GALL", "HALL", "MALL", "TALL", "WALL"]
    let easy = ["SEAT", "SEED", "SIDE", "SITE", "SNOW", "SORE", "STAR", "STEM", "STIR"]
    let table = try TestList(hard + easy).table(like: "BEAR")
    let game = try Game.make(mistakes: 3, cunning: .diabolical)
      .playing("SABC", against: EvilGameplay(entries: table))
    let turns = Replay(of: game, over: table).turns
    let patterns = turns[0].families.map { String(decoding: $0.pattern.bytes, as: UTF8.self) }
    #expect(patterns == ["S___", "____"])
    // SNOW and STAR, for example, cost two. Six words of _ALL cost all three mistakes, of which this
    // letter is the first.
    #expect(turns[0].families.map(\.mistakes) == [[4, 3, 2], [0, 1, 1, 6]])
    #expect(turns[1].families.map(\.mistakes) == [nil], "one family needs no simulation")
    #expect(turns.last?.families.map(\.mistakes) == [nil, nil], "a last miss is taken at once")
  }

  @Test func `an answer that would differ today is shown without reasons`() throws {
    let table = try TestList(["BALL", "CALL", "FALL", "SEAT"]).table(like: "BEAR")
    let start = Game.make(cunning: .diabolical)
    let letter = try #require(Letter("S"))
    let other = Guess(letter: letter, positions: Positions(of: letter, in: Array("SEAT".utf8)))
    let game = try #require(
      Game(replaying: [other], from: start, status: .playing, revelation: nil, endedAt: nil)
    )
    #expect(Replay(of: game, over: table).turns[0].families.map(\.mistakes) == [nil, nil])
    let today = try start.playing("S", against: EvilGameplay(entries: table))
    #expect(
      Replay(of: today, over: table).turns[0].families.map(\.mistakes) == [[0, 1, 1, 1], [1]]
    )
  }

  @Test func `a game over a few entries of its own is shown like one over a list`() throws {
    let table = try TestList(words).table(like: "BEAR")
    let entries = words.map { Array($0.utf8) }
    let few = EntryTable(of: entries)
    let game = try Game.make(mistakes: 2).playing("EAD", against: TrapGameplay(entries: few))
    #expect(game.isOver)
    let trap = Replay(of: game, over: few)
    #expect(trap.turns == Replay(of: game, over: table).turns)
    #expect(trap.value == 1...1)
    let alone = try Game.make(word: "DUCK")
      .playing("EDUCK", against: GoodGameplay(word: entries[3]))
    let word = EntryTable(of: [entries[3]])
    #expect(Replay(of: alone, over: word).turns.map(\.after) == [1, 1, 1, 1, 1])
  }
}
