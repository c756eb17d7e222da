import Glibc
import HangmanKit

/// What one diabolical answer costs: processor time of the setter alone, one core, by length.
struct Cost: Codable {
  let list: String
  let length: Int
  let answers: Int
  let median: Double
  let p99: Double
  let worst: Double

  /// Times every answer of some games; seldom letters first, so that many words stay possible.
  init(list: String, shape: Shape, guessers: [Guesser], games: Int) {
    let hardness = shape.everyWord.flatMap { shape.bytes($0) }.withUnsafeBytes {
      Diabolical.hardness(rows: $0, length: shape.length, count: shape.letters.count)
    }
    var times: [Double] = []
    for guesser in guessers {
      for seed in 1...UInt64(games) {
        let game = Setter.diabolical.game(shape, allowed: 26, seed: seed)
        var board = Board(shape: shape, game: game)
        let delegate = EvilGameplay(entries: shape.table)
        var random = SplitMix64(seed: ~seed)
        while !board.game.isOver {
          let letter = guesser.pick(board, &random)
          times.append(Self.time(board, letter, hardness, seed))
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

  private static func time(
    _ board: Board,
    _ letter: Int,
    _ hardness: [UInt8],
    _ chance: UInt64
  ) -> Double {
    let shape = board.shape
    let ranked = board.live.sorted {
      (hardness[Int($1)], $0) < (hardness[Int($0)], $1)
    }
    var met: Set<UInt32> = []
    let simulated = ranked.enumerated().filter { place, word in
      met.insert(shape.positions(word, letter)).inserted || place < Diabolical.maxN
    }
    let rows = simulated.flatMap { shape.bytes($0.element) }
    let families = shape.families(of: board.live, letter: letter)
      .map { (mask: UInt64($0.mask), count: $0.count) }
    let start = now()
    _ = Diabolical(rows: rows, length: shape.length).keep(
      letter: Letter.all[letter].byte,
      guessed: board.guessed,
      livesLeft: board.game.mistakesLeft,
      families: families,
      chance: chance
    )
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
