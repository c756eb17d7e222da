import Glibc
import HangmanKit

/// A person who does not know the list: guesses by the words that come to mind, and by feeling when
/// none of them fits any more.
struct Person: Sendable {
  enum Feeling: String, CaseIterable, Sendable {
    /// How often letters are beside each other.
    case pairs
    /// The commonest letter not said yet.
    case order
  }

  let name: String
  /// How many words the person knows.
  let size: Int
  /// How many fitting words come to mind, commoner ones likelier; `nil` for all.
  let recall: Int?

  static let all = [
    Person(name: "recall-15k", size: 15_000, recall: 10),
    Person(name: "recall-40k", size: 40_000, recall: 10),
    Person(name: "greedy-40k", size: 40_000, recall: nil),
  ]

  /// The player with a vocabulary of its own.
  func guesser(_ vocabulary: Vocabulary, _ feeling: Feeling) -> Guesser {
    Guesser(name: "\(name), \(feeling.rawValue)") { board, random in
      let unsaid = vocabulary.letterOrder.filter { board.guessed >> UInt64($0) & 1 == 0 }
      var counts = [Int](repeating: 0, count: vocabulary.letterOrder.count)
      for word in thoughtOf(vocabulary.fitting(board), &random) {
        for letter in Vocabulary.letters(of: word) { counts[letter] += 1 }
      }
      // Among equals `max` takes the first, which is the commonest.
      if let best = unsaid.max(by: { counts[$0] < counts[$1] }), counts[best] > 0 {
        return best
      }
      switch feeling {
      case .pairs: return vocabulary.neighbours.likeliest(of: unsaid, in: board.game.pattern.bytes)
      case .order: return unsaid.first ?? 0
      }
    }
  }

  private func thoughtOf(
    _ fitting: [(letters: [UInt8], weight: Double)],
    _ random: inout SplitMix64
  ) -> [[UInt8]] {
    guard let recall, fitting.count > recall else { return fitting.map(\.letters) }
    // The smallest of exponential times of these rates are a sample without replacement.
    let times = fitting.map { word in
      (time: -log(Double.random(in: .ulpOfOne..<1, using: &random)) / word.weight, word.letters)
    }
    return times.sorted { $0.time < $1.time }.prefix(recall).map(\.1)
  }
}
