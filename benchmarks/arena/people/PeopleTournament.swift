import HangmanKit

/// The evil computers against people who do not know the list.
struct PeopleTournament {
  /// The result of one person against one setter at one length.
  struct Cell: Codable {
    let list: String
    let length: Int
    let setter: String
    let person: String
    let games: Int
    /// Mean mistakes until the word is found, with no limit reached.
    let mistakes: Double
    /// The share of games won with 6, 8 and 10 mistakes allowed.
    let wins: [Double]
  }

  static let allowed = [6, 8, 10]

  let words: Words
  let frequencies: Frequencies
  /// The seeds, one for each vocabulary and the game with it.
  let seeds: ClosedRange<UInt64>

  func cells() -> [Cell] {
    Person.all.flatMap { person in
      let vocabularies = seeds.map { seed in
        Vocabulary(of: person.size, from: frequencies, letterCount: words.letterCount, seed: seed)
      }
      return Person.Feeling.allCases.flatMap { feeling in
        let guessers = vocabularies.map { person.guesser($0, feeling) }
        return words.shapes.flatMap { shape in
          [Setter.classic, .diabolical].map { cell($0, shape, guessers) }
        }
      }
    }
  }

  private func cell(_ setter: Setter, _ shape: Shape, _ guessers: [Guesser]) -> Cell {
    func mistakes(_ allowed: Int) -> [Int] {
      zip(seeds, guessers).map { seed, guesser in
        Tournament.play(setter, shape, guesser, allowed: allowed, seed: seed)
      }
    }
    let games = Double(guessers.count)
    return Cell(
      list: words.name,
      length: shape.length,
      setter: setter.rawValue,
      person: guessers[0].name,
      games: guessers.count,
      mistakes: Double(mistakes(26).reduce(0, +)) / games,
      wins: Self.allowed.map { allowed in
        Double(mistakes(allowed).count { $0 < allowed }) / games
      }
    )
  }

  /// One line for each person, with the mistakes and wins against both setters.
  static func text(_ cells: [Cell]) -> String {
    let titles = ["mistakes"] + allowed.map { "wins with \($0), %" }
    var lines = [
      "", "\(cells[0].list), people; classic and diabolical",
      Report.pad("", 20) + titles.map { Report.pad($0, -18) }.joined(),
    ]
    for person in Report.distinct(cells.map(\.person)) {
      let values: [(Cell) -> Double] =
        [{ $0.mistakes }] + allowed.indices.map { place in { 100 * $0.wins[place] } }
      let columns = values.map { value in
        [Setter.classic, .diabolical].map { setter in
          let met = cells.filter { $0.person == person && $0.setter == setter.rawValue }
          let mean = met.map(value).reduce(0, +) / Double(met.count)
          return Report.pad(Report.fixed(mean, 1), -9)
        }.joined()
      }
      lines.append(Report.pad(person, 20) + columns.joined())
    }
    return lines.joined(separator: "\n")
  }
}
