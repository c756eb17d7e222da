/// The exact value of a set of words: how many mistakes the computer can force from there, if both
/// sides play perfectly and the player knows the words and the computer.
///
/// The value depends on the set alone, and a subset is never worth more. The search asks
/// "can `r` mistakes be forced?" for growing `r`. Sets are stored by the sum of 128 random bits a
/// word; two sets with equal sums would be confused, which is too unlikely to matter.
package struct Solver {
  package struct Family {
    /// Where the letter stands; 0 for the words without it.
    package let mask: UInt64
    package let words: [Int32]
  }

  /// Sets looked at since the start.
  package private(set) var visits = 0

  private let rows: [[UInt8]]
  private let letters: [UInt64]
  private let keys: [Key]
  private let budget: Int
  private var known: [Key: ClosedRange<Int>] = [:]

  /// - Parameters:
  ///   - words: words of one length as an index holds them, no two alike.
  ///   - budget: how many sets may be looked at for one value.
  package init(words: [[UInt8]], budget: Int) {
    rows = words
    letters = words.map { word in
      word.reduce(0) { set, byte in Self.letter(byte).map { set | 1 << UInt64($0) } ?? set }
    }
    var random = SystemRandomNumberGenerator()
    keys = words.map { _ in Key(high: random.next(), low: random.next()) }
    self.budget = budget
  }

  /// The mistakes that can be forced, `nil` if that takes more than the budget.
  package mutating func value(of words: [Int32]) -> Int? {
    visits = 0
    var value = 0
    while let isForced = canForce(value + 1, from: words) {
      if !isForced { return value }
      value += 1
    }
    return nil
  }

  private static let letterLimit = 61

  /// The number of a letter's byte, 0 for A: `_` is no letter, and letters continue after it.
  private static func letter(_ byte: UInt8) -> Int? {
    guard (65...126).contains(byte), byte != 95 else { return nil }
    return Int(byte) - (byte < 95 ? 65 : 66)
  }

  /// The families of a letter (0 for A), largest first.
  package func families(of words: [Int32], letter: Int) -> [Family] {
    let byte = UInt8(letter < 30 ? 65 + letter : 66 + letter)
    var masks: [UInt64] = []
    var families: [[Int32]] = []
    for word in words {
      var mask: UInt64 = 0
      if letters[Int(word)] >> UInt64(letter) & 1 == 1 {
        for (place, other) in rows[Int(word)].enumerated() where other == byte {
          mask |= 1 << UInt64(place)
        }
      }
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

  /// Whether the computer can force this many mistakes, `nil` if the budget is used up.
  private mutating func canForce(_ mistakes: Int, from words: [Int32]) -> Bool? {
    guard mistakes > 0 else { return true }
    // Every mistake removes at least one word, and the last word is never missed.
    guard words.count > mistakes else { return false }
    let key = words.reduce(into: Key(high: 0, low: 0)) { $0.add(keys[Int($1)]) }
    let bounds = known[key] ?? 0...(words.count - 1)
    if mistakes <= bounds.lowerBound { return true }
    if mistakes > bounds.upperBound { return false }
    visits += 1
    guard visits <= budget, let isForced = search(mistakes, words) else { return nil }
    let after = known[key] ?? bounds
    known[key] =
      isForced
      ? mistakes...after.upperBound
      : min(after.lowerBound, mistakes - 1)...(mistakes - 1)
    return isForced
  }

  private mutating func search(_ mistakes: Int, _ words: [Int32]) -> Bool? {
    let common = words.reduce(~0) { $0 & letters[Int($1)] }
    let some = words.reduce(0) { $0 | letters[Int($1)] }
    // A letter that every word has costs nothing and splits the words: always guessed first.
    for letter in 0..<Self.letterLimit where common >> UInt64(letter) & 1 == 1 {
      let families = families(of: words, letter: letter)
      if families.count > 1 { return anyForces(mistakes, families) }
    }
    let replies = (0..<Self.letterLimit)
      .filter { (some & ~common) >> UInt64($0) & 1 == 1 }
      .map { families(of: words, letter: $0) }
      .sorted { $0[0].words.count < $1[0].words.count }
    for families in replies {
      guard let isForced = anyForces(mistakes, families) else { return nil }
      if !isForced { return false }
    }
    return true
  }

  private mutating func anyForces(_ mistakes: Int, _ families: [Family]) -> Bool? {
    for family in families {
      let rest = family.mask == 0 ? mistakes - 1 : mistakes
      guard let isForced = canForce(rest, from: family.words) else { return nil }
      if isForced { return true }
    }
    return false
  }

  private struct Key: Hashable {
    var high: UInt64
    var low: UInt64

    mutating func add(_ other: Key) {
      high &+= other.high
      low &+= other.low
    }
  }
}
