import HangmanKit

/// The most mistakes that any computer could force on a guesser: those on its hardest word.
///
/// Whatever a computer answers, the game ends at some word, and the guesser has made the mistakes
/// that it makes on that word.
struct Limit: Codable {
  let list: String
  let length: Int
  let guesser: String
  /// The mean over games whose chance is the tournament's.
  let mistakes: Double

  init(list: String, shape: Shape, guesser: Guesser, games: Int) {
    let start = Board(shape: shape, game: Setter.honest.game(shape, allowed: 26, seed: 1))
    let most = (1...UInt64(games)).map { seed in
      var search = Search(guesser: guesser)
      search.walk(start, SplitMix64(seed: ~seed))
      return search.most
    }
    self.list = list
    length = shape.length
    self.guesser = guesser.name
    mistakes = Double(most.reduce(0, +)) / Double(games)
  }

  private struct Search {
    let guesser: Guesser
    var most = 0

    mutating func walk(_ board: Board, _ random: SplitMix64) {
      guard !board.game.isOver else {
        most = max(most, board.game.mistakes)
        return
      }
      // A miss removes at least one word: a guesser with the list guesses letters of words left.
      guard board.game.mistakes + board.live.count > most + 1 else { return }
      var random = random
      let letter = guesser.pick(board, &random)
      for after in board.after(letter) { walk(after, random) }
    }
  }
}

/// A guesser against every answer there is: how many mistakes each word costs it.
struct EveryAnswer {
  let guesser: Guesser
  private(set) var ends: [(word: Int32, mistakes: Int)] = []

  init(guesser: Guesser) { self.guesser = guesser }

  mutating func play(_ board: Board, _ random: SplitMix64) {
    guard !board.game.isOver else {
      ends += board.live.map { ($0, board.game.mistakes) }
      return
    }
    var random = random
    let letter = guesser.pick(board, &random)
    for after in board.after(letter) { play(after, random) }
  }
}

extension Board {
  /// Itself after each answer that a letter may get.
  fileprivate func after(_ letter: Int) -> [Board] {
    shape.families(of: live, letter: letter).map { family in
      var after = self
      after.guess(letter, answeredBy: Answer(Positions(rawValue: UInt64(family.mask))))
      return after
    }
  }
}

/// Gives a fixed answer.
private struct Answer: GameplayDelegate {
  private let positions: Positions

  init(_ positions: Positions) { self.positions = positions }

  func positions(of letter: Letter, in game: Game) -> Positions? { positions }

  func revelation(of game: Game) -> Revelation? { nil }
}
