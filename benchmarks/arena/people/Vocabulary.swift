internal import FoundationEssentials
import Glibc
import HangmanKit

/// The words of a language, the commonest first.
struct Frequencies {
  let entries: [(letters: [UInt8], weight: Double)]

  /// Reads lines of a word and how rare it is: 100 more is a tenth as common.
  init(path: String, alphabet: Alphabet) throws {
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    entries = text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let parts = line.split(separator: UInt8(ascii: " "))
      guard parts.count == 2, let rarity = Double(String(parts[1]) ?? ""),
        let letters = alphabet.entry(Array(parts[0]))
      else { return nil }
      return (letters, pow(10, -rarity / 100))
    }
  }
}

/// The words that one person knows, who has not read the computer's list.
struct Vocabulary {
  /// The factor by which chance moves a word from its rank, up or down, two times in three.
  private static let spread = 1.65

  let neighbours: Neighbours
  /// All letters, those of most words known first.
  let letterOrder: [Int]
  private typealias Known = (letters: [UInt8], weight: Double, set: UInt64)
  private let words: [Int: [Known]]

  /// Creates a vocabulary of about this many of the commonest words; the seed decides which words near the
  /// limit belong to it.
  init(of size: Int, from frequencies: Frequencies, letterCount: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let scale = log(Self.spread)
    // Less than one in ten thousand of the words beyond is known.
    let words = frequencies.entries.prefix(8 * size).enumerated().filter { rank, _ in
      let normal = (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
      return Double(rank) * exp(scale * normal) < Double(size)
    }.map(\.element)
    neighbours = Neighbours(learning: words.lazy.map(\.letters), letterCount: letterCount)
    var counts = [Int](repeating: 0, count: letterCount)
    for word in words { for letter in Self.letters(of: word.letters) { counts[letter] += 1 } }
    let known = words.map { word -> Known in
      (word.letters, word.weight, Self.letters(of: word.letters).reduce(0) { $0 | 1 << UInt64($1) })
    }
    self.words = Dictionary(grouping: known) { $0.letters.count }
    letterOrder = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
  }

  /// The known words that fit a game.
  func fitting(_ board: Board) -> [(letters: [UInt8], weight: Double)] {
    let pattern = board.game.pattern.bytes
    let shown = Self.letters(of: pattern).reduce(0 as UInt64) { $0 | 1 << UInt64($1) }
    var fitting: [(letters: [UInt8], weight: Double)] = []
    // For nearly all words the sets of letters decide.
    for word in words[pattern.count] ?? [] where word.set & board.guessed == shown {
      let isLike = zip(word.letters, pattern).allSatisfy { letter, place in
        guard place == Pattern.hidden else { return letter == place }
        return Letter(byte: letter).map { shown >> UInt64($0.index) & 1 == 0 } ?? false
      }
      if isLike { fitting.append((word.letters, word.weight)) }
    }
    return fitting
  }

  /// The letters of a word, each once.
  static func letters(of word: [UInt8]) -> Set<Int> {
    Set(word.compactMap { Letter(byte: $0)?.index })
  }
}
