/// The game in which only the words of a trap are possible, searched to its end.
///
/// What can be forced depends on the words left alone, not on the letters said before. The words
/// are the bits of a number. This solver shares no code with the one that proves the traps
/// (`benchmarks/solver`): a proof by the code to be proved would be none.
struct TrapSolver: ~Copyable {
  private let count: Int
  /// For each letter the words that lack it.
  private var lacking = ByLetter<UInt128>(repeating: 0)
  /// For each letter the words that hold it, by its positions: those of A, largest first, then
  /// those of B and so on.
  private let holding: UnsafeMutableBufferPointer<UInt128>
  /// Where those of each letter end.
  private var ends = ByLetter<Int>(repeating: 0)
  private var memory = SolvedSets()

  init(_ entries: [[UInt8]]) {
    precondition(entries.count <= UInt128.bitWidth)
    count = entries.count
    var families: [UInt128] = []
    for letter in Letter.all {
      var split: [Positions: UInt128] = [:]
      for (place, entry) in entries.enumerated() {
        split[Positions(of: letter, in: entry), default: 0] |= 1 << UInt128(place)
      }
      lacking[letter.index] = split.removeValue(forKey: []) ?? 0
      families += split.values.sorted { ($1.nonzeroBitCount, $0) < ($0.nonzeroBitCount, $1) }
      ends[letter.index] = families.count
    }
    holding = .allocate(capacity: families.count)
    _ = holding.initialize(fromContentsOf: families)
  }

  deinit { holding.deallocate() }

  /// The words of which, by their numbers, the condition is true.
  func words(where isOne: (Int) -> Bool) -> UInt128 {
    (0..<count).reduce(0) { isOne($1) ? $0 | 1 << UInt128($1) : $0 }
  }

  /// Whether this many mistakes are certain whatever the player says.
  mutating func canForce(_ mistakes: Int, from words: UInt128) -> Bool {
    guard mistakes > 0 else { return true }
    // Every mistake rules out a word at least, and the last word is never missed.
    guard words.nonzeroBitCount > mistakes else { return false }
    if let answer = memory.answer(mistakes, words) { return answer }
    let answer = search(mistakes, words)
    memory.note(answer, mistakes, words)
    return answer
  }

  private mutating func search(_ mistakes: Int, _ words: UInt128) -> Bool {
    // A letter of all words that splits them costs nothing: said first, always.
    for letter in 0..<Letter.count where lacking[letter] & words == 0 && splits(words, by: letter) {
      return canAnswer(letter, mistakes, words)
    }
    // Of the others each is lacked by some words.
    guard mistakes > 1 else { return true }
    for letter in 0..<Letter.count {
      let rest = lacking[letter] & words
      guard rest != 0, rest != words else { continue }
      if !canAnswer(letter, mistakes, words) { return false }
    }
    return true
  }

  private func families(of letter: Int) -> Range<Int> {
    (letter == 0 ? 0 : ends[letter - 1])..<ends[letter]
  }

  private func splits(_ words: UInt128, by letter: Int) -> Bool {
    for place in families(of: letter) where holding[place] & words == words { return false }
    return true
  }

  private mutating func canAnswer(_ letter: Int, _ mistakes: Int, _ words: UInt128) -> Bool {
    let rest = lacking[letter] & words
    if rest != 0, canForce(mistakes - 1, from: rest) { return true }
    for place in families(of: letter) where holding[place] & words != 0 {
      if canForce(mistakes, from: holding[place] & words) { return true }
    }
    return false
  }
}

/// What was found out about some words: how many mistakes can be forced, and how many cannot.
///
/// A hash table with open addressing, since the library's hashes so well that it took longer than
/// the search.
private struct SolvedSets: ~Copyable {
  /// No words mark a free slot.
  private struct Slot {
    var words: UInt128 = 0
    var forced: Int32 = 0
    var refuted = Int32.max
  }

  private var slots: UnsafeMutableBufferPointer<Slot>
  private var used = 0

  init(capacity: Int = 256) {
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot())
  }

  deinit { slots.deallocate() }

  func answer(_ mistakes: Int, _ words: UInt128) -> Bool? {
    let slot = slots[place(of: words)]
    if mistakes <= slot.forced { return true }
    return mistakes >= slot.refuted ? false : nil
  }

  mutating func note(_ isForced: Bool, _ mistakes: Int, _ words: UInt128) {
    let place = place(of: words)
    if slots[place].words == 0 { used += 1 }
    slots[place].words = words
    if isForced {
      slots[place].forced = max(slots[place].forced, Int32(mistakes))
    } else {
      slots[place].refuted = min(slots[place].refuted, Int32(mistakes))
    }
    if used * 2 > slots.count { grow() }
  }

  /// The slot of some words, or the free one where they belong.
  private func place(of words: UInt128) -> Int {
    let low = UInt64(truncatingIfNeeded: words) &* 0x9E37_79B9_7F4A_7C15
    let high = UInt64(truncatingIfNeeded: words >> 64) &* 0xC2B2_AE3D_27D4_EB4F
    var place = Int(truncatingIfNeeded: (low ^ high) >> 32) & (slots.count - 1)
    while slots[place].words != words, slots[place].words != 0 {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    var larger = SolvedSets(capacity: slots.count * 2)
    for slot in slots where slot.words != 0 { larger.slots[larger.place(of: slot.words)] = slot }
    swap(&slots, &larger.slots)
  }
}
