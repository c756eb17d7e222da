import Testing

@testable import HangmanKit

struct GameTests {
  private let hangman = GoodGameplay(word: Array("HANGMAN".utf8))

  private func game(mistakes: Int = 6) -> Game {
    .make(like: "HANGMAN", mistakes: mistakes, evil: false, word: "HANGMAN")
  }

  @Test func `the sample game on HANGMAN, a letter repeated and forgiven`() throws {
    var game = game()
    let expected: [(String, Game.Outcome, String, Int)] = [
      ("E", .miss, "_______", 5), ("A", .hit, "_A___A_", 5), ("e", .repeat, "_A___A_", 5),
      ("I", .miss, "_A___A_", 4), ("N", .hit, "_AN__AN", 4), ("H", .hit, "HAN__AN", 4),
      ("G", .hit, "HANG_AN", 4), ("M", .hit, "HANGMAN", 4),
    ]
    for (text, outcome, shown, left) in expected {
      let letter = try #require(Letter(text))
      #expect(game.guess(letter, answeredBy: hangman, at: 9) == outcome)
      #expect(game.shown == shown)
      #expect(game.mistakesLeft == left)
    }
    #expect(game.status == .won)
    #expect(game.endedAt == 9)
    #expect(game.revelation == Revelation(answer: Array("HANGMAN".utf8), candidates: 1))
  }

  @Test(arguments: [1, 2, 6, 17])
  func `the wrong guess that makes the limit loses`(limit: Int) throws {
    let wrong = Letter.all.filter { !"HANGMAN".utf8.contains($0.byte) }
    var game = game(mistakes: limit)
    for letter in wrong.prefix(limit) {
      #expect(game.status == .playing)
      _ = game.guess(letter, answeredBy: hangman, at: 3)
    }
    #expect(game.status == .lost)
    #expect(game.revelation?.answer == Array("HANGMAN".utf8))
  }

  @Test func `nothing is taken after the end`() throws {
    let over = try game(mistakes: 1).playing("E", against: hangman)
    var game = over
    #expect(game.guess(try #require(Letter("A")), answeredBy: hangman, at: 4) == nil)
    #expect(game.guess(try #require(Letter("E")), answeredBy: hangman, at: 4) == .repeat)
    #expect(game == over)
  }

  /// SHA-256 of `00112233445566778899aabbccddeeff:HANGMAN`, by sha256sum.
  @Test func `a good game commits to its word from the start`() {
    #expect(
      game().commitment == "dc377f32a66205bd9e14bb33ff8d58365819eb42e69071cd236a845e2f38cd02"
    )
    #expect(Game.make().commitment == nil)
  }

  @Test func `a stored game whose parts contradict each other is no game`() throws {
    let miss = Guess(letter: try #require(Letter("E")), positions: [])
    let restored = { (guesses: [Guess], status: Game.Status) in
      Game(replaying: guesses, from: game(), status: status, revelation: nil, endedAt: nil)
    }
    #expect(restored([miss], .playing)?.mistakes == 1)
    #expect(restored([miss, miss], .playing) == nil, "a letter twice")
    #expect(restored([miss], .won) == nil, "another status than the guesses make")
    #expect(restored([miss], .void)?.status == .void)
  }
}
