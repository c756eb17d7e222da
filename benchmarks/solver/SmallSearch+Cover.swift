/// The cost of silence: if no letter is shown, each letter costs a mistake until one word is left.
extension SmallSearch {
  /// The most steps of a question.
  private static let patience = 20_000
  /// The number of words from which the next one to be covered is chosen.
  private static let choices = 6

  /// Returns at most this many letters, as bits, of which every word has one; `nil` if silence forces
  /// the mistakes.
  ///
  /// Letters that are in all of the words do not count. If the search takes too long, the result is all
  /// letters.
  func cover(_ words: UInt128, with letters: Int) -> UInt64? {
    let open = (0..<letterCount).filter { held[$0] & words != words }
    var steps = Self.patience
    return cover(words, letters, open.reduce(0) { $0 | 1 << UInt64($1) }, &steps)
  }

  private func cover(_ words: UInt128, _ letters: Int, _ open: UInt64, _ steps: inout Int)
    -> UInt64?
  {
    guard words != 0 else { return 0 }
    guard letters > 0 else { return nil }
    steps -= 1
    guard steps >= 0 else { return ~0 }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 128) { room in
      let counts = UnsafeMutableBufferPointer(rebasing: room[..<64])
      let most = UnsafeMutableBufferPointer(rebasing: room[64..<(64 + min(letters, 64))])
      counts.initialize(repeating: 0)
      most.initialize(repeating: 0)
      for letter in 0..<letterCount where open >> UInt64(letter) & 1 == 1 {
        counts[letter] = (held[letter] & words).nonzeroBitCount
        insert(counts[letter], into: most)
      }
      guard most.reduce(0, +) >= words.nonzeroBitCount else { return nil }
      // One of the letters of any word must be among them.
      var tried = hardest(words, open, counts)
      while tried != 0 {
        var letter = tried.trailingZeroBitCount
        for other in letter..<letterCount where tried >> UInt64(other) & 1 == 1 {
          if counts[other] > counts[letter] { letter = other }
        }
        tried &= ~(1 << UInt64(letter))
        if let others = cover(words & ~held[letter], letters - 1, open, &steps) {
          return others | 1 << UInt64(letter)
        }
      }
      return nil
    }
  }

  private func insert(_ count: Int, into most: UnsafeMutableBufferPointer<Int>) {
    var place = most.count
    while place > 0, most[place - 1] < count { place -= 1 }
    guard place < most.count else { return }
    for later in stride(from: most.count - 1, to: place, by: -1) { most[later] = most[later - 1] }
    most[place] = count
  }

  /// Returns the letters, as bits, of the word whose commonest letter is in the fewest words.
  private func hardest(
    _ words: UInt128,
    _ open: UInt64,
    _ counts: UnsafeMutableBufferPointer<Int>
  ) -> UInt64 {
    var words = words
    var hardest: UInt64 = 0
    var fewest = Int.max
    for _ in 0..<Self.choices where words != 0 {
      let letters = set.held[Int(self.words[words.trailingZeroBitCount])] & open
      words &= words - 1
      var most = 0
      for letter in 0..<letterCount where letters >> UInt64(letter) & 1 == 1 {
        most = max(most, counts[letter])
      }
      if most < fewest { (hardest, fewest) = (letters, most) }
    }
    return hardest
  }
}
