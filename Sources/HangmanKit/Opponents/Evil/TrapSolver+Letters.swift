/// The letters of the words, and the families into which each letter splits them.
extension TrapSolver {
  /// A letter that splits the words.
  struct Splitter {
    let letter: Letter
    var holders: UInt64
    /// The range of its families within the families of all letters; the family without the letter is
    /// not stored.
    var families: Range<Int>
  }

  /// Returns the letters that split the words, the families of each letter, the largest first, and
  /// the letters that have the same positions in all words.
  static func splitters(
    of words: [UInt8],
    length: Int
  ) -> (letters: [Splitter], families: [UInt64], shared: LetterSet) {
    var letters: [Splitter] = []
    letters.reserveCapacity(Letter.limit)
    var families: [UInt64] = []
    families.reserveCapacity(2 * Letter.limit)
    var (shared, met): (LetterSet, [UInt64]) = ([], [])
    forEachLetter(of: words, length: length) { letter, positions in
      let start = families.count
      append(positions, to: &families, &met)
      if families.count - start > 1 || positions.contains(0) {
        let holders = families[start...].reduce(0, |)
        letters.append(Splitter(letter: letter, holders: holders, families: start..<families.count))
      } else {
        shared.insert(LetterSet(letter))
      }
    }
    return (letters, families, shared)
  }

  /// Calls the body with each letter that a word contains, and with its positions in each word.
  private static func forEachLetter(
    of words: [UInt8],
    length: Int,
    _ body: (Letter, ArraySlice<UInt64>) -> Void
  ) {
    let count = words.count / length
    var positions = [UInt64](repeating: 0, count: Letter.limit * count)
    var met = LetterSet()
    for index in 0..<count {
      for position in 0..<length {
        guard let letter = Letter(byte: words[index * length + position]) else { continue }
        met.insert(LetterSet(letter))
        positions[letter.index * count + index] |= 1 &<< UInt64(position)
      }
    }
    var rest = met.rawValue
    while rest != 0 {
      let letter = Letter(index: rest.trailingZeroBitCount)
      body(letter, positions[(letter.index * count)..<((letter.index + 1) * count)])
      rest &= rest - 1
    }
  }

  /// Appends the families of a letter that contain it, the largest first; `met` is scratch memory for
  /// positions.
  private static func append(
    _ positions: ArraySlice<UInt64>,
    to families: inout [UInt64],
    _ met: inout [UInt64]
  ) {
    let start = families.count
    met.removeAll(keepingCapacity: true)
    var bit: UInt64 = 1
    for mask in positions {
      defer { bit &<<= 1 }
      guard mask != 0 else { continue }
      if let known = met.firstIndex(of: mask) {
        families[start + known] |= bit
      } else {
        met.append(mask)
        families.append(bit)
      }
    }
    // An insertion sort, because the families are few and the library's sort would be specialized into
    // the program once more.
    for index in families[start...].indices {
      var free = index
      while free > start, isLarger(families[free], than: families[free - 1]) {
        families.swapAt(free, free - 1)
        free -= 1
      }
    }
  }

  private static func isLarger(_ family: UInt64, than other: UInt64) -> Bool {
    (other.nonzeroBitCount, family) < (family.nonzeroBitCount, other)
  }
}
