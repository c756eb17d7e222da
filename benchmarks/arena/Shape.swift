import HangmanKit

/// All words of one length of a list, for the players and as HangmanKit compiled them.
final class Shape {
  let length: Int
  let table: EntryTable
  /// The letters of each word, A in the lowest bit.
  let letters: [UInt32]
  private let rows: [UInt8]
  /// For counting families without a dictionary.
  private var tally: [Int32]

  init(table: EntryTable) {
    self.table = table
    length = table.shape.length
    rows = (0..<UInt32(table.count)).flatMap { table.text(ofRow: $0) }
    tally = [Int32](repeating: 0, count: 1 << length)
    var letters = [UInt32](repeating: 0, count: table.count)
    for (place, byte) in rows.enumerated() { letters[place / length] |= 1 << UInt32(byte - 65) }
    self.letters = letters
  }

  var everyWord: [Int32] { (0..<Int32(letters.count)).map { $0 } }

  func bytes(_ word: Int32) -> ArraySlice<UInt8> {
    rows[(Int(word) * length)..<((Int(word) + 1) * length)]
  }

  /// The positions at which a word holds a letter.
  func positions(_ word: Int32, _ letter: Int) -> UInt32 {
    if letters[Int(word)] >> UInt32(letter) & 1 == 0 { return 0 }
    let start = Int(word) * length
    return rows.withUnsafeBufferPointer { rows in
      (0..<length).reduce(0) {
        rows[start + $1] == UInt8(65 + letter) ? $0 | 1 << UInt32($1) : $0
      }
    }
  }

  /// The families that a letter makes of some words, ascending masks.
  func families(of live: [Int32], letter: Int) -> [(mask: UInt32, count: Int)] {
    var masks: [UInt32] = []
    for word in live {
      let mask = positions(word, letter)
      if tally[Int(mask)] == 0 { masks.append(mask) }
      tally[Int(mask)] += 1
    }
    return masks.sorted().map { mask in
      defer { tally[Int(mask)] = 0 }
      return (mask, Int(tally[Int(mask)]))
    }
  }

  /// In how many of the words each letter stands, every word counting as its weight.
  func counts(of live: [Int32], weight: (Int32) -> Int = { _ in 1 }) -> [Int] {
    var counts = [Int](repeating: 0, count: 26)
    for word in live {
      var rest = letters[Int(word)]
      let weight = weight(word)
      while rest != 0 {
        counts[rest.trailingZeroBitCount] += weight
        rest &= rest - 1
      }
    }
    return counts
  }
}
