import Glibc
import HangmanKit

/// The cost of one diabolical answer by length: processor time of only the setter on one core.
struct Cost: Codable {
  let list: String
  let length: Int
  let answers: Int
  let median: Double
  let p99: Double
  let worst: Double

  /// Times every answer of some games.
  init(list: String, shape: Shape, guessers: [Guesser], games: Int) {
    var times: [Double] = []
    for guesser in guessers {
      for seed in 1...UInt64(games) {
        let game = Setter.diabolical.game(shape, allowed: 26, seed: seed)
        var board = Board(shape: shape, game: game)
        let delegate = EvilGameplay(entries: shape.table)
        var random = SplitMix64(seed: ~seed)
        while !board.game.isOver {
          let letter = guesser.pick(board, &random)
          times.append(Self.time(board, Letter(index: letter)))
          board.guess(letter, answeredBy: delegate)
        }
      }
    }
    times.sort()
    self.list = list
    length = shape.length
    answers = times.count
    median = times[times.count / 2]
    p99 = times[times.count * 99 / 100]
    worst = times[times.count - 1]
  }

  private static func time(_ board: Board, _ letter: Letter) -> Double {
    let delegate = EvilGameplay(entries: board.shape.table)
    let start = now()
    _ = delegate.positions(of: letter, in: board.game)
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
