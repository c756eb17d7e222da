import HangmanKit

/// All words of one length of a list, for the players and as HangmanKit compiled them.
final class Shape {
  let length: Int
  let table: EntryTable
  /// How many letters its alphabet has.
  let letterCount: Int
  /// The letters of each word, the first of the alphabet in the lowest bit.
  let letters: [UInt64]
  private let rows: [UInt8]
  /// For counting families without a dictionary.
  private var tally: [Int32]

  init(table: EntryTable) {
    self.table = table
    length = table.shape.length
    letterCount = table.letterOrder.count
    rows = (0..<UInt32(table.count)).flatMap { table.text(ofRow: $0) }
    tally = [Int32](repeating: 0, count: 1 << length)
    var letters = [UInt64](repeating: 0, count: table.count)
    for (place, byte) in rows.enumerated() {
      if let letter = Letter(byte: byte) { letters[place / length] |= LetterSet(letter).rawValue }
    }
    self.letters = letters
  }

  var everyWord: [Int32] { (0..<Int32(letters.count)).map { $0 } }

  func bytes(_ word: Int32) -> ArraySlice<UInt8> {
    rows[(Int(word) * length)..<((Int(word) + 1) * length)]
  }

  /// The positions at which a word holds a letter.
  func positions(_ word: Int32, _ letter: Int) -> UInt32 {
    if letters[Int(word)] >> UInt64(letter) & 1 == 0 { return 0 }
    let (start, byte) = (Int(word) * length, Letter(index: letter).byte)
    return rows.withUnsafeBufferPointer { rows in
      (0..<length).reduce(0) {
        rows[start + $1] == byte ? $0 | 1 << UInt32($1) : $0
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

  /// The number of words that hold each letter, each word counted with its weight.
  func counts(of live: [Int32], weight: (Int32) -> Int = { _ in 1 }) -> [Int] {
    var counts = [Int](repeating: 0, count: letterCount)
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
