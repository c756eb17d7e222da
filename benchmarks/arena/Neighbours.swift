/// Which letters stand beside which, learnt from a list of words.
struct Neighbours {
  /// How often a letter stands right of another; 26 is the edge of a word.
  private var pairs = [[Double]](repeating: [Double](repeating: 0.5, count: 27), count: 27)
  private var single = [Double](repeating: 0.5, count: 27)

  init(learning words: some Sequence<[UInt8]>) {
    for word in words {
      let letters = [26] + word.map { Int($0) - 65 } + [26]
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

  /// The letter not yet said that stands most likely at any hidden place of a pattern.
  func likeliest(in pattern: [UInt8], without guessed: UInt32) -> Int {
    let open = (0..<26).filter { guessed >> UInt32($0) & 1 == 0 }
    var absent = [Double](repeating: 1, count: 26)
    let places = [26] + pattern.map { $0 == UInt8(ascii: "_") ? -1 : Int($0) - 65 } + [26]
    for place in 1...pattern.count where places[place] < 0 {
      let weights = open.map { letter in
        single[letter] * lift(places[place - 1], letter) * lift(letter, places[place + 1])
      }
      let total = weights.reduce(0, +)
      for (letter, weight) in zip(open, weights) { absent[letter] *= 1 - weight / total }
    }
    return open.min { absent[$0] < absent[$1] } ?? 0
  }

  /// How much likelier two letters are side by side than by chance; 1 if one of them is hidden.
  private func lift(_ left: Int, _ right: Int) -> Double {
    left < 0 || right < 0 ? 1 : pairs[left][right] / single[right]
  }
}
