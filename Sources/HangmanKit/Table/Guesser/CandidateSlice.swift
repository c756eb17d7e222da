/// Candidates that are possible together: a slice of memory that the caller owns.
///
/// Splitting a slice reorders its members, so that each part is a slice again. Slices of the same
/// memory therefore see each other's changes. No split branches on an entry, because the processor
/// would mispredict every second branch.
struct CandidateSlice<Form: CandidateForm> {
  typealias Mask = Form.Mask

  private let first: UnsafeMutablePointer<Candidate<Form>>
  let count: Int

  /// Creates a slice of the first items, which must live as long as the slice.
  init(_ items: borrowing Items<Candidate<Form>>, count: Int) {
    self.init(items.memory.baseAddress.unsafelyUnwrapped, count: count)
  }

  private init(_ first: UnsafeMutablePointer<Candidate<Form>>, count: Int) {
    self.first = first
    self.count = count
  }

  /// The size below which slices are split family by family; larger ones are sorted first.
  private static var smallSize: Int { 32 }

  func prefix(_ count: Int) -> CandidateSlice { CandidateSlice(first, count: count) }

  private func dropFirst(_ count: Int) -> CandidateSlice {
    CandidateSlice(first + count, count: self.count - count)
  }

  subscript(index: Int) -> Candidate<Form> { first[index] }

  @inline(__always)
  func letters(_ index: Int) -> LetterSet { LetterSet(rawValue: UInt64(letterBits(index))) }

  @inline(__always)
  func letterBits(_ index: Int) -> Form.LetterBits {
    let raw = UnsafeRawPointer(first + index) + Candidate<Form>.letterOffset
    return raw.loadUnaligned(as: Form.LetterBits.self)
  }

  /// The hardness of a member for people, 1 to 3; 0 if its shape has none.
  @inline(__always)
  func level(_ index: Int) -> Int { Int(letterBits(index) >> Form.levelShift) }

  /// The value stored last for a member: the positions of a letter, or the mistakes made on it.
  @inline(__always)
  func value(_ index: Int) -> Mask {
    (UnsafeRawPointer(first + index) + Candidate<Form>.valueOffset).loadUnaligned(as: Mask.self)
  }

  @inline(__always)
  func store(_ value: Mask, for index: Int) {
    (UnsafeMutableRawPointer(first + index) + Candidate<Form>.valueOffset)
      .storeBytes(of: value, as: Mask.self)
  }

  func storeForAll(_ value: Mask) {
    for index in 0..<count { store(value, for: index) }
  }

  /// Stores the positions of the probe's letter for each member.
  func storePositions(of probe: Candidate<Form>.Probe) {
    for index in 0..<count { store(first[index].positions(probe), for: index) }
  }

  /// Moves the members without any of the letters before the others.
  func partition(by letters: LetterSet) -> (lacking: CandidateSlice, holding: CandidateSlice) {
    let letters = Form.LetterBits(truncatingIfNeeded: letters.rawValue)
    var lacking = 0
    for index in 0..<count {
      let isLacking = letterBits(index) & letters == 0
      swap(index, lacking)
      lacking += isLacking ? 1 : 0
    }
    return (prefix(lacking), dropFirst(lacking))
  }

  /// Groups members of equal value and calls the body with each group.
  func forEachValue(_ body: (CandidateSlice) -> Void) {
    guard count > Self.smallSize else { return forEachValueInSmall(body) }
    forEachBucket { $0.forEachValueInSmall(body) }
  }

  private func forEachValueInSmall(_ body: (CandidateSlice) -> Void) {
    var rest = self
    while rest.count > 0 {
      let value = rest.value(0)
      var same = 1
      while same < rest.count, rest.value(same) == value { same += 1 }
      for index in min(same + 1, rest.count)..<rest.count {
        let isSame = rest.value(index) == value
        rest.swap(index, same)
        same += isSame ? 1 : 0
      }
      body(rest.prefix(same))
      rest = rest.dropFirst(same)
    }
  }

  /// Calls the body with each group of members whose values have the same lowest bit; counts the
  /// members first, then moves them.
  private func forEachBucket(_ body: (CandidateSlice) -> Void) {
    var ends = InlineArray<65, Int>(repeating: 0)
    for index in 0..<count { ends[value(index).trailingZeroBitCount] += 1 }
    var next = ends
    var start = 0
    for bucket in 0...Mask.bitWidth {
      next[bucket] = start
      start += ends[bucket]
      ends[bucket] = start
    }
    for bucket in 0...Mask.bitWidth {
      var index = next[bucket]
      while index < ends[bucket] {
        let other = value(index).trailingZeroBitCount
        if other == bucket {
          index += 1
        } else {
          swap(index, next[other])
          next[other] += 1
        }
      }
    }
    start = 0
    for bucket in 0...Mask.bitWidth where ends[bucket] > start {
      body(dropFirst(start).prefix(ends[bucket] - start))
      start = ends[bucket]
    }
  }

  @inline(__always)
  private func swap(_ index: Int, _ other: Int) {
    let member = first[index]
    first[index] = first[other]
    first[other] = member
  }
}
