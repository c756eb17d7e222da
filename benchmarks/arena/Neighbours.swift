import HangmanKit

/// How often letters are beside each other, learnt from a list of words.
struct Neighbours {
  /// The number for the edge of a word, and for its marks.
  private let edge: Int
  /// The number of times that a letter follows another.
  private var pairs: [[Double]]
  private var single: [Double]

  init(learning words: some Sequence<[UInt8]>, letterCount: Int) {
    edge = letterCount
    single = [Double](repeating: 0.5, count: letterCount + 1)
    pairs = [[Double]](repeating: single, count: letterCount + 1)
    for word in words {
      let letters = [edge] + word.map { Letter(byte: $0)?.index ?? letterCount } + [edge]
      for (left, right) in zip(letters, letters.dropFirst()) {
        pairs[left][right] += 1
        single[right] += 1
      }
    }
    let total = single.reduce(0, +)
    single = single.map { $0 / total }
    pairs = pairs.map { row in
      let total = row.reduce(0, +)
      return row.map { $0 / total }
    }
  }

  /// The letter not guessed yet that is likeliest at any hidden position of a pattern.
  func likeliest(of open: [Int], in pattern: [UInt8]) -> Int {
    var absent = [Double](repeating: 1, count: edge)
    let places = [edge] + pattern.map { Letter(byte: $0)?.index ?? -1 } + [edge]
    for place in 1...pattern.count where places[place] < 0 {
      let weights = open.map { letter in
        single[letter] * lift(places[place - 1], letter) * lift(letter, places[place + 1])
      }
      let total = weights.reduce(0, +)
      for (letter, weight) in zip(open, weights) { absent[letter] *= 1 - weight / total }
    }
    return open.min { absent[$0] < absent[$1] } ?? 0
  }

  /// How much likelier two letters are side by side than by chance; 1 if one is hidden.
  private func lift(_ left: Int, _ right: Int) -> Double {
    left < 0 || right < 0 ? 1 : pairs[left][right] / single[right]
  }
}
