import Glibc
import HangmanKit

/// A way to guess: from what a player sees to a letter, 0 for the first of the alphabet.
struct Guesser: Sendable {
  let name: String
  let pick: @Sendable (Board, inout SplitMix64) -> Int
}

extension Guesser {
  /// The commonest letter that can still be a hit: in English, or in the words of the list.
  static let english = Guesser(name: "english") { board, _ in
    let open = board.open
    return board.shape.table.letterOrder.first { open.contains($0.index) }?.index ?? 0
  }

  /// The letter in most of the words that still fit.
  static let frequent = Guesser(name: "frequent") { board, random in
    let counts = board.shape.counts(of: board.live)
    return best(board, &random) { Double(counts[$0]) }
  }

  /// The letter whose largest family is smallest.
  static let minimax = Guesser(name: "minimax") { board, random in
    best(board, &random) { letter in
      -Double(board.shape.families(of: board.live, letter: letter).map(\.count).max() ?? 0)
    }
  }

  /// The letter in most of the words that still fit; of several the one whose largest family is smallest.
  static let careful = Guesser(name: "careful") { board, random in
    let counts = board.shape.counts(of: board.live)
    return best(board, &random) { letter in
      guard counts[letter] == board.open.map({ counts[$0] }).max() else { return -1 }
      let largest = board.shape.families(of: board.live, letter: letter).map(\.count).max() ?? 0
      return Double(board.live.count - largest)
    }
  }

  /// The one whose largest family is smallest, where words that lack the letter count four times.
  static let thrifty = Guesser(name: "thrifty") { board, random in
    let counts = board.shape.counts(of: board.live)
    return best(board, &random) { letter in
      let missed = 4 * (board.live.count - counts[letter])
      let largest = board.shape.families(of: board.live, letter: letter).map(\.count).max() ?? 0
      return -Double(max(missed, largest))
    }
  }

  /// The letter with the most information, in Shannon's sense.
  static let entropy = Guesser(name: "entropy") { board, random in
    best(board, &random) { letter in
      board.shape.families(of: board.live, letter: letter).reduce(0) {
        $0 - Double($1.count) * log2(Double($1.count))
      }
    }
  }

  /// A person with a feeling for words: a random letter, likelier the more words hold it.
  static let noisy = Guesser(name: "noisy") { board, random in
    let counts = board.shape.counts(of: board.live)
    let weights = board.open.map { letter in
      (letter, pow(Double(counts[letter]) / Double(board.live.count), 4))
    }
    var left = Double.random(in: 0..<weights.reduce(0) { $0 + $1.1 }, using: &random)
    for (letter, weight) in weights {
      left -= weight
      if left < 0 { return letter }
    }
    return weights.last?.0 ?? 0
  }

  /// The letter in most words that fit, common ones counting fifty times.
  static func vocabulary(_ common: Set<[UInt8]>) -> Guesser {
    Guesser(name: "vocabulary") { board, random in
      let counts = board.shape.counts(of: board.live) { word in
        common.contains(Array(board.shape.bytes(word))) ? 50 : 1
      }
      return best(board, &random) { Double(counts[$0]) }
    }
  }

  /// A player without the list: judges hidden positions by their neighbours.
  static func stranger(_ statistics: Neighbours) -> Guesser {
    Guesser(name: "stranger") { board, _ in
      let unsaid = (0..<board.shape.letterCount).filter { board.guessed >> UInt64($0) & 1 == 0 }
      return statistics.likeliest(of: unsaid, in: board.game.pattern.bytes)
    }
  }

  /// The open letter of the highest score; ties by chance.
  private static func best(
    _ board: Board,
    _ random: inout SplitMix64,
    score: (Int) -> Double
  ) -> Int {
    let scores = board.open.map { (letter: $0, score: score($0)) }
    let top = scores.map(\.score).max()
    return scores.filter { $0.score == top }.randomElement(using: &random)?.letter ?? 0
  }
}

/// The players' chance: the numbers of HangmanKit's generator, in order.
struct SplitMix64: RandomNumberGenerator {
  private let chance: Chance
  private var index = 0

  init(seed: UInt64) { chance = Chance(seed: seed) }

  mutating func next() -> UInt64 {
    index += 1
    return chance.number(index)
  }
}
