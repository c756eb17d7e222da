/// Words of one length, and the families that each letter makes of them.
package struct WordSet {
  package struct Family {
    /// The positions of the letter; 0 for the words without it.
    package let mask: UInt64
    package let words: [Int32]
  }

  /// The words as an index holds them, all different.
  package let words: [[UInt8]]
  /// The bytes of the letters that occur, ascending.
  package let letters: [UInt8]
  /// For each word the numbers of its letters, as bits.
  let held: [UInt64]
  /// The positions of each letter in each word: those of the first letter, then of the second and so
  /// on.
  private let masks: [UInt64]

  package init(_ words: [[UInt8]]) {
    let letters = Set(words.joined()).filter(Self.isLetter).sorted()
    self.words = words
    self.letters = letters
    masks = letters.flatMap { letter in
      words.map { word in
        word.enumerated().reduce(0) { $1.element == letter ? $0 | 1 << UInt64($1.offset) : $0 }
      }
    }
    held = words.map { word in
      word.reduce(0) { set, byte in
        letters.firstIndex(of: byte).map { set | 1 << UInt64($0) } ?? set
      }
    }
  }

  package var all: [Int32] { Array(0..<Int32(words.count)) }

  /// Returns the positions of a letter, by its number, in a word.
  @inline(__always)
  func mask(_ letter: Int, _ word: Int32) -> UInt64 { masks[letter * words.count + Int(word)] }

  /// The families of a letter, by its number, largest first.
  package func families(of set: [Int32], letter: Int) -> [Family] {
    var masks: [UInt64] = []
    var families: [[Int32]] = []
    for word in set {
      let mask = mask(letter, word)
      if let place = masks.firstIndex(of: mask) {
        families[place].append(word)
      } else {
        masks.append(mask)
        families.append([word])
      }
    }
    return zip(masks, families).map { Family(mask: $0, words: $1) }
      .sorted { ($1.words.count, $0.mask) < ($0.words.count, $1.mask) }
  }

  /// Returns letters, by their numbers, of which one is the best.
  ///
  /// If a letter is in all of the words and distinguishes them, it is returned alone, because it costs
  /// nothing. Otherwise a letter is left out if another one is in all the words that have it, because
  /// saying the other one is never worse.
  func lettersWorthSaying(of words: [Int32]) -> [Int] {
    var along = [UInt64](repeating: ~0, count: letters.count)
    var counts = [Int](repeating: 0, count: letters.count)
    for word in words {
      let held = held[Int(word)]
      for letter in letters.indices where held >> UInt64(letter) & 1 == 1 {
        along[letter] &= held
        counts[letter] += 1
      }
    }
    let common = letters.indices.filter { counts[$0] == words.count }
    if let free = common.first(where: { families(of: words, letter: $0).count > 1 }) {
      return [free]
    }
    let some = letters.indices.filter { counts[$0] > 0 && counts[$0] < words.count }
    return some.filter { letter in
      !some.contains { other in
        let isAlong = other != letter && along[letter] >> UInt64(other) & 1 == 1
        return isAlong && (counts[other] > counts[letter] || other < letter)
      }
    }
  }

  /// The letters after Z come after `_`, which is not a letter.
  private static func isLetter(_ byte: UInt8) -> Bool { (65...126).contains(byte) && byte != 95 }
}
