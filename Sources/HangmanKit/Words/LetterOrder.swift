/// Something of each letter, by its index.
package typealias ByLetter<Value> = InlineArray<61, Value>

/// Something of each number of mistakes that can be made in a game, or none.
package typealias ByMistakes<Value> = InlineArray<27, Value>

/// Which letters a player tries first when nothing else decides.
package enum LetterOrder {
  /// The letters of English from the most to the least common.
  package static let english = "ETAOINSHRDLCUMWFGYPBVKJXQZ".utf8.compactMap { Letter(byte: $0) }

  /// The letters that stand in the most entries first.
  static func byEntries(_ entries: SortedEntries, letterCount: Int) -> [Letter] {
    var counts = [Int](repeating: 0, count: letterCount)
    for group in entries.groups {
      for start in stride(from: 0, to: group.rows.count, by: group.shape.length) {
        var letters: UInt64 = 0
        for byte in group.rows[start..<(start + group.shape.length)] {
          if let letter = Letter(byte: byte) { letters |= 1 << UInt64(letter.index) }
        }
        while letters != 0 {
          counts[letters.trailingZeroBitCount] += 1
          letters &= letters - 1
        }
      }
    }
    return counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.map(Letter.init(index:))
  }
}
