import HangmanKit

/// Every setter against every guesser over the lengths of a list.
struct Tournament {
  struct Effort {
    /// The number of games for each cell; against an honest computer there are more, because its word is
    /// drawn at random.
    let games: Int
    let honestGames: Int
    /// Games in which all words are tried.
    let limitGames: Int
    let beam: Int
    let beamGames: Int

    static let quick = Effort(games: 4, honestGames: 40, limitGames: 1, beam: 16, beamGames: 1)
    static let full = Effort(games: 16, honestGames: 200, limitGames: 4, beam: 24, beamGames: 1)
  }

  /// The result of one guesser against one setter at one length.
  struct Cell: Codable {
    let list: String
    let length: Int
    let setter: String
    let guesser: String
    let games: Int
    /// Mean mistakes until the word is found, with no limit reached.
    let mistakes: Double
    /// The share of games won with 6 and with 10 mistakes allowed: the 6th or 10th loses.
    let wins6: Double
    let wins10: Double
  }

  let words: Words
  let guessers: [Guesser]
  let effort: Effort

  func cells(_ setter: Setter, _ shape: Shape) -> [Cell] {
    let games = setter == .honest ? effort.honestGames : effort.games
    var cells = guessers.map { guesser in
      cell(setter, shape, guesser.name, games: games) { allowed, seed in
        Self.play(setter, shape, guesser, allowed: allowed, seed: seed)
      }
    }
    // Against an honest computer this player would simply know the word.
    if setter != .honest {
      cells.append(
        cell(setter, shape, "beam", games: effort.beamGames) { allowed, seed in
          Beam(width: effort.beam).mistakes(setter, shape, allowed: allowed, seed: seed)
        }
      )
    }
    return cells
  }

  private func cell(
    _ setter: Setter,
    _ shape: Shape,
    _ guesser: String,
    games: Int,
    mistakes: (_ allowed: Int, _ seed: UInt64) -> Int
  ) -> Cell {
    let seeds = 1...UInt64(games)
    let free = seeds.map { mistakes(26, $0) }
    // Only diabolical depends on the mistakes left; the others play the same game and stop earlier.
    func wins(_ allowed: Int) -> Double {
      let found = setter == .diabolical ? seeds.map { mistakes(allowed, $0) } : free
      return Double(found.count { $0 < allowed }) / Double(games)
    }
    return Cell(
      list: words.name,
      length: shape.length,
      setter: setter.rawValue,
      guesser: guesser,
      games: games,
      mistakes: Double(free.reduce(0, +)) / Double(games),
      wins6: wins(6),
      wins10: wins(10)
    )
  }

  /// The mistakes made until the game is over.
  static func play(
    _ setter: Setter,
    _ shape: Shape,
    _ guesser: Guesser,
    allowed: Int,
    seed: UInt64
  ) -> Int {
    var board = Board(shape: shape, game: setter.game(shape, allowed: allowed, seed: seed))
    let delegate = setter.delegate(board.game, shape)
    var random = SplitMix64(seed: ~seed)
    while !board.game.isOver {
      board.guess(guesser.pick(board, &random), answeredBy: delegate)
    }
    return board.game.mistakes
  }
}
