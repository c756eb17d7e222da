/// Contenders that are possible together, in memory that somebody else owns.
///
/// To split a company is to move its members, so that each part lies together again. Both ways to
/// split take no branch that depends on an entry: it would be guessed wrong every other time.
struct Company<Form: ContenderForm> {
  typealias Mask = Form.Mask

  private let first: UnsafeMutablePointer<Contender<Form>>
  let count: Int

  init(_ members: UnsafeMutableBufferPointer<Contender<Form>>) {
    self.init(members.baseAddress.unsafelyUnwrapped, count: members.count)
  }

  private init(_ first: UnsafeMutablePointer<Contender<Form>>, count: Int) {
    self.first = first
    self.count = count
  }

  /// Smaller companies are split family by family, larger ones sorted first.
  private static var smallSize: Int { 32 }

  /// The first of the members.
  func prefix(_ count: Int) -> Company { Company(first, count: count) }

  private func dropFirst(_ count: Int) -> Company {
    Company(first + count, count: self.count - count)
  }

  /// One of the members.
  subscript(place: Int) -> Contender<Form> { first[place] }

  /// The letters of a member.
  @inline(__always)
  func letters(_ place: Int) -> LetterSet { LetterSet(rawValue: UInt64(letterBits(place))) }

  @inline(__always)
  func letterBits(_ place: Int) -> Form.LetterBits {
    let raw = UnsafeRawPointer(first + place) + Contender<Form>.letterOffset
    return raw.loadUnaligned(as: Form.LetterBits.self)
  }

  /// The key of a member.
  @inline(__always)
  func key(_ place: Int) -> Mask {
    (UnsafeRawPointer(first + place) + Contender<Form>.keyOffset).loadUnaligned(as: Mask.self)
  }

  @inline(__always)
  func setKey(_ key: Mask, of place: Int) {
    (UnsafeMutableRawPointer(first + place) + Contender<Form>.keyOffset)
      .storeBytes(of: key, as: Mask.self)
  }

  /// Gives all members one key.
  func setKeys(_ key: Mask) {
    for place in 0..<count { setKey(key, of: place) }
  }

  /// How many members have the key.
  func count(ofKey key: Mask) -> Int { (0..<count).count { self.key($0) == key } }

  /// Makes the positions of a letter the key of each member.
  func find(_ probe: Contender<Form>.Probe) {
    for place in 0..<count { setKey(first[place].positions(probe), of: place) }
  }

  /// Those that lack the letters, and the others.
  func parted(by letters: LetterSet) -> (lacking: Company, holding: Company) {
    let letters = Form.LetterBits(truncatingIfNeeded: letters.rawValue)
    var lacking = 0
    for place in 0..<count {
      let isLacking = letterBits(place) & letters == 0
      swap(place, lacking)
      lacking += isLacking ? 1 : 0
    }
    return (prefix(lacking), dropFirst(lacking))
  }

  /// Calls the body with those of each key.
  func forEachFamily(_ body: (Company) -> Void) {
    guard count > Self.smallSize else { return forEachKey(body) }
    forEachBucket { $0.forEachKey(body) }
  }

  private func forEachKey(_ body: (Company) -> Void) {
    var rest = self
    while rest.count > 0 {
      let key = rest.key(0)
      var same = 1
      while same < rest.count, rest.key(same) == key { same += 1 }
      for place in min(same + 1, rest.count)..<rest.count {
        let isSame = rest.key(place) == key
        rest.swap(place, same)
        same += isSame ? 1 : 0
      }
      body(rest.prefix(same))
      rest = rest.dropFirst(same)
    }
  }

  /// Calls the body with those whose keys have the same lowest bit: counted, then moved there.
  private func forEachBucket(_ body: (Company) -> Void) {
    var ends = InlineArray<65, Int>(repeating: 0)
    for place in 0..<count { ends[key(place).trailingZeroBitCount] += 1 }
    var next = ends
    var start = 0
    for bucket in 0...Mask.bitWidth {
      next[bucket] = start
      start += ends[bucket]
      ends[bucket] = start
    }
    for bucket in 0...Mask.bitWidth {
      var place = next[bucket]
      while place < ends[bucket] {
        let other = key(place).trailingZeroBitCount
        if other == bucket {
          place += 1
        } else {
          swap(place, next[other])
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
  private func swap(_ place: Int, _ other: Int) {
    let member = first[place]
    first[place] = first[other]
    first[other] = member
  }
}
