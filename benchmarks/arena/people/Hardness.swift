import HangmanKit

/// The hardness of each word of a list for people who do not know it: the mistakes before they find it.
struct PeopleHardnessTable {
  /// Vocabularies that no measurement uses.
  private static let seeds = [UInt64](1...4) + [UInt64](21...28)
  /// Games of a person who thinks of some words by chance; the others play alike each time.
  private static let games = 4
  /// Mistakes that make a level.
  private static let step = 4.0

  /// The shares of the words of a length that have level 3, and that have level 2 or 3.
  private static let shares = [0.04, 0.2]

  let words: Words
  let frequencies: Frequencies
  /// Whether levels are shares of the words of a length, and not steps of mistakes.
  ///
  /// Some lists cost people so many mistakes that steps would name half of the words, which tells little.
  let isByShares: Bool

  /// The words of levels 2 and 3, a line each: `data/people`.
  var text: String {
    zip(words.shapes, mistakes).map { shape, means in
      zip(shape.everyWord, levels(means)).compactMap { word, level in
        let text = words.alphabet.text(Array(shape.bytes(word)))
        return level > 1 ? "\(text) \(level)\n" : nil
      }.joined()
    }.joined()
  }

  private func levels(_ means: [Double]) -> [Int] {
    guard isByShares else {
      return means.map { min(3, max(1, Int(($0 / Self.step).rounded()))) }
    }
    let falling = means.sorted(by: >)
    let least = Self.shares.map { falling[Int(Double(falling.count) * $0)] }
    return means.map { mean in 1 + least.count { mean > $0 } }
  }

  /// Their mean over all people, by shapes and words.
  private var mistakes: [[Double]] {
    var means = words.shapes.map { [Double](repeating: 0, count: $0.everyWord.count) }
    let people = Double(Person.all.count * Person.Feeling.allCases.count * Self.seeds.count)
    for person in Person.all {
      let games = person.recall == nil ? 1 : Self.games
      for seed in Self.seeds {
        let guessers = guessers(person, seed)
        for (place, shape) in words.shapes.enumerated() {
          let start = Board(shape: shape, game: Setter.honest.game(shape, allowed: 26, seed: 1))
          for guesser in guessers {
            for game in 1...games {
              var walk = EveryAnswer(guesser: guesser)
              walk.play(start, SplitMix64(seed: seed << 8 | UInt64(game)))
              for (word, mistakes) in walk.ends {
                means[place][Int(word)] += Double(mistakes) / (people * Double(games))
              }
            }
          }
        }
      }
    }
    return means
  }

  private func guessers(_ person: Person, _ seed: UInt64) -> [Guesser] {
    let vocabulary = Vocabulary(
      of: person.size,
      from: frequencies,
      letterCount: words.letterCount,
      seed: seed
    )
    return Person.Feeling.allCases.map { person.guesser(vocabulary, $0) }
  }
}
