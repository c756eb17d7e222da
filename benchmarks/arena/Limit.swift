import HangmanKit

/// The most mistakes that any computer could take from a player who knows the list: what the word
/// costs that is hardest for it.
///
/// Whatever a computer answers, the game ends at some word, and the player has made the mistakes
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
      // A miss takes a word away at least: whoever knows the list says letters of words left.
      guard board.game.mistakes + board.live.count > most + 1 else { return }
      var random = random
      let letter = guesser.pick(board, &random)
      for family in board.shape.families(of: board.live, letter: letter) {
        var after = board
        after.guess(letter, answeredBy: Answer(Positions(rawValue: UInt64(family.mask))))
        walk(after, random)
      }
    }
  }
}

/// Says what it is told to say, once.
private struct Answer: GameplayDelegate {
  private let positions: Positions

  init(_ positions: Positions) { self.positions = positions }

  func positions(of letter: Letter, in game: Game) -> Positions? { positions }

  func revelation(of game: Game) -> Revelation? { nil }
}
