internal import HangmanKit
internal import Solver

/// The rate at which an evil computer gives a mistake away when few words are left.
///
/// The states come from games of all setters and guessers. The exact value of each family is
/// computed; a state counts if the values differ. The family that the computer keeps is compared
/// with the best.
struct Endgames {
  struct Regret: Codable {
    let list: String
    let setter: String
    /// How many words were left.
    let words: String
    /// States where the choice matters.
    let decisions: Int
    let suboptimal: Int
    /// The mean number of mistakes given away at a decision.
    let lost: Double
  }

  let words: Words
  let guessers: [Guesser]
  /// How many states to find for each number of words.
  let states: Int

  private static let sizes = [4...19, 20...59, 60...150]
  private static let budget = 20_000

  func regrets() -> [Regret] {
    Self.sizes.flatMap { size in
      var found = 0
      var losses: [Setter: [Int]] = [:]
      // Most games pass through such a state, so the search seldom ends without enough of them.
      for seed in 1...UInt64(100 * states) where found < states {
        guard let state = state(size, seed: seed), let values = values(of: state) else { continue }
        found += 1
        for setter in [Setter.classic, .diabolical] {
          guard let kept = setter.answer(state.board, state.letter, seed: seed) else { continue }
          losses[setter, default: []].append((values.values.max() ?? 0) - (values[kept] ?? 0))
        }
      }
      return losses.sorted { $0.key.rawValue < $1.key.rawValue }.map { setter, losses in
        Regret(
          list: words.name,
          setter: setter.rawValue,
          words: "\(size.lowerBound)-\(size.upperBound)",
          decisions: losses.count,
          suboptimal: losses.count { $0 > 0 },
          lost: Double(losses.reduce(0, +)) / Double(losses.count)
        )
      }
    }
  }

  private struct State {
    let board: Board
    let letter: Int
  }

  /// A turn of a game with this many words left, and the letter guessed then.
  private func state(_ size: ClosedRange<Int>, seed: UInt64) -> State? {
    var random = SplitMix64(seed: seed)
    let shapes = words.shapes.filter { (4...12).contains($0.length) }
    guard let shape = shapes.randomElement(using: &random),
      let setter = Setter.allCases.randomElement(using: &random),
      let guesser = guessers.randomElement(using: &random)
    else { return nil }
    var board = Board(shape: shape, game: setter.game(shape, allowed: 26, seed: seed))
    let delegate = setter.delegate(board.game, shape)
    var states: [State] = []
    while !board.game.isOver {
      let letter = guesser.pick(board, &random)
      if size.contains(board.live.count) { states.append(State(board: board, letter: letter)) }
      board.guess(letter, answeredBy: delegate)
    }
    return states.randomElement(using: &random)
  }

  /// The mistakes that each answer leads to, if they differ and can be found.
  private func values(of state: State) -> [UInt64: Int]? {
    let shape = state.board.shape
    var solver = Solver(
      words: state.board.live.map { Array(shape.bytes($0)) },
      budget: Self.budget
    )
    let byte = Letter(index: state.letter).byte
    guard let letter = solver.set.letters.firstIndex(of: byte) else { return nil }
    var values: [UInt64: Int] = [:]
    for family in solver.set.families(of: solver.set.all, letter: letter) {
      guard let value = solver.value(of: family.words) else { return nil }
      values[family.mask] = value + (family.mask == 0 ? 1 : 0)
    }
    return Set(values.values).count > 1 ? values : nil
  }
}

extension Setter {
  /// The setter's answer at a turn of another setter's game.
  func answer(_ board: Board, _ letter: Int, seed: UInt64) -> UInt64? {
    let game = Game(
      replaying: board.game.guesses,
      from: game(board.shape, allowed: 26, seed: seed),
      status: .playing,
      revelation: nil,
      endedAt: nil
    )
    guard let game else { return nil }
    return delegate(game, board.shape).positions(of: Letter(index: letter), in: game)?.rawValue
  }
}
