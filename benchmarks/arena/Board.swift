import HangmanKit

/// A game as its player sees it, and the words that still fit.
///
/// The computer's side is HangmanKit's own: the delegate answers `Game.guess` as in the program.
struct Board {
  let shape: Shape
  private(set) var game: Game
  private(set) var live: [Int32]
  /// The letters guessed, the first of the alphabet in the lowest bit.
  private(set) var guessed: UInt64 = 0

  init(shape: Shape, game: Game) {
    self.shape = shape
    self.game = game
    live = shape.everyWord
  }

  /// The letters that could be a hit.
  var open: [Int] {
    let possible = live.reduce(0) { $0 | shape.letters[Int($1)] } & ~guessed
    return (0..<shape.letterCount).filter { possible >> UInt64($0) & 1 == 1 }
  }

  mutating func guess(_ letter: Int, answeredBy delegate: some GameplayDelegate) {
    _ = game.guess(Letter(index: letter), answeredBy: delegate, at: 0)
    guard let answer = game.guesses.last?.positions.rawValue else { return }
    guessed |= 1 << UInt64(letter)
    live.removeAll { [shape] in UInt64(shape.positions($0, letter)) != answer }
  }
}

/// The computer's ways to answer.
enum Setter: String, CaseIterable {
  case honest
  case classic
  case diabolical

  /// The start of a game; all its chance comes from the seed.
  func game(_ shape: Shape, allowed: Int, seed: UInt64) -> Game {
    Game(
      Game.Identity(id: "", nonce: "", time: 0),
      settings: Settings(
        length: shape.length,
        mistakes: allowed,
        isEvil: self != .honest,
        cunning: self == .diabolical ? .diabolical : .classic
      ),
      chance: Chance(seed: seed),
      kind: .seeded,
      shape: shape.table.shape
    )
  }

  func delegate(_ game: Game, _ shape: Shape) -> any GameplayDelegate {
    switch self {
    case .honest:
      let row = game.chance.number(0, below: shape.table.count)
      return GoodGameplay(word: shape.table.text(ofRow: UInt32(row)))
    case .classic, .diabolical:
      return EvilGameplay(entries: shape.table)
    }
  }
}
