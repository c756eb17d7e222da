extension LetterOrder {
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
    return Order.places(letterCount) { counts[$1] < counts[$0] }.map(Letter.init(index:))
  }
}
