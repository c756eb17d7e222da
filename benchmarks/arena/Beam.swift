internal import HangmanKit

/// A player who knows the computer's program and its seed, and searches for the best letters.
///
/// It asks the setter for its answer to each letter, keeps the `width` most promising games of every
/// turn and continues from these. The result is a game that can be played, so the computer cannot
/// force more mistakes than that. A wider beam may find a better one.
struct Beam {
  let width: Int

  /// The fewest mistakes found that win, or the mistakes allowed if no game found is won.
  func mistakes(_ setter: Setter, _ shape: Shape, allowed: Int, seed: UInt64) -> Int {
    let start = setter.game(shape, allowed: allowed, seed: seed)
    let delegate = setter.delegate(start, shape)
    var front = [Prospect(Board(shape: shape, game: start))]
    var best = allowed
    while !front.isEmpty {
      var next: [Known: Prospect] = [:]
      for board in front.map(\.board) {
        for letter in board.open {
          var after = board
          after.guess(letter, answeredBy: delegate)
          let key = Known(after)
          guard next[key] == nil else { continue }
          let prospect = Prospect(after)
          best = min(best, prospect.mistakes)
          if after.game.status == .playing, after.game.mistakes < best { next[key] = prospect }
        }
      }
      front = Array(next.values.sorted().prefix(width))
    }
    return best
  }

  /// The state that distinguishes two games at the same turn.
  private struct Known: Hashable {
    let guessed: UInt64
    let pattern: Pattern

    init(_ board: Board) {
      guessed = board.guessed
      pattern = board.game.pattern
    }
  }

  /// A game, and the most mistakes that its most frequent letter can lead to.
  private struct Prospect: Comparable {
    let board: Board
    let mistakes: Int

    init(_ board: Board) {
      self.board = board
      let rest = Hardness.most(
        board.live.flatMap { board.shape.bytes($0) },
        length: board.shape.length,
        order: board.shape.table.letterOrder
      )
      mistakes = board.game.mistakes + rest
    }

    private var rank: (Int, Int, Int, UInt64) {
      (mistakes, board.live.count, board.game.mistakes, board.guessed)
    }

    static func == (one: Self, other: Self) -> Bool {
      one.rank == other.rank && one.board.game.pattern == other.board.game.pattern
    }

    static func < (one: Self, other: Self) -> Bool {
      one.rank == other.rank
        ? one.board.game.pattern.bytes.lexicographicallyPrecedes(other.board.game.pattern.bytes)
        : one.rank < other.rank
    }
  }
}
