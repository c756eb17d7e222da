/// A simulated player who says, at every turn, the letter that most of the remaining entries hold.
///
/// `play` follows the game into every family it can split into, down to single entries, and so
/// finds in one walk how many mistakes this player makes on each of them: some 150 ns an entry.
/// All 26 letters are counted at once, one bit each; `Spread` is an entry turned sideways, so that
/// the positions of a letter are ten operations, however long the entry is.
struct GuesserTree<Mask: FixedWidthInteger & UnsignedInteger> {
  /// One entry.
  ///
  /// A walk permutes them, so that what it still holds possible lies together.
  struct Item {
    let number: Int32
    /// Bit `r` is set if the entry holds the letter of rank `r`.
    let letters: UInt32
    let spread: Spread<Mask>
    /// Where the letter said last stands in the entry.
    var key: Mask = 0
    /// The mistakes made on the entry, once it is played.
    var misses: UInt8 = 0
  }

  private let letterOfRank: InlineArray<26, UInt8>
  private let cap: UInt8

  /// - Parameters:
  ///   - order: the letters as the player prefers them when several are in equally many entries.
  ///   - cap: the mistakes after which the player is out; no walk goes further.
  init(order: [UInt8], cap: UInt8) {
    letterOfRank = InlineArray { order[$0] }
    self.cap = cap
  }

  /// The letters of a set whose bit 0 is A, by rank.
  func ranks(of letters: UInt32) -> UInt32 {
    var ranks: UInt32 = 0
    for rank in 0..<26 {
      ranks |= (letters >> UInt32(letterOfRank[rank] - UInt8(ascii: "A")) & 1) << UInt32(rank)
    }
    return ranks
  }

  /// Entries of `length` bytes each, ready to be played.
  func items(_ rows: UnsafeRawBufferPointer, length: Int) -> [Item] {
    var bits = [UInt32](repeating: 0, count: 256)
    for rank in 0..<26 { bits[Int(letterOfRank[rank])] = 1 << UInt32(rank) }
    return (0..<(rows.count / length)).map { number in
      let row = rows[(number * length)..<((number + 1) * length)]
      return Item(
        number: Int32(number),
        letters: row.reduce(0) { $0 | bits[Int($1)] },
        spread: Spread(UnsafeRawBufferPointer(rebasing: row))
      )
    }
  }

  /// Plays on from a turn at which the items of `range` are possible and `open` not yet said.
  func play(_ items: inout MutableSpan<Item>, _ range: Range<Int>, open: UInt32, misses: UInt8) {
    if range.count == 2 && misses < cap {
      return playPair(&items, range.lowerBound, open: open, misses: misses)
    }
    let said = range.count > 1 && misses < cap ? mostCommon(items, range, open) : 0
    guard said != 0 else {
      for place in range { items[place].misses = misses }
      return
    }
    let probe = Spread<Mask>(probe: letterOfRank[said.trailingZeroBitCount])
    var hits = range.upperBound
    var place = range.lowerBound
    while place < hits {
      if items[place].letters & said == 0 {
        place += 1
      } else {
        hits -= 1
        items.swapAt(place, hits)
        items[hits].key = items[hits].spread.positions(probe)
      }
    }
    play(&items, range.lowerBound..<hits, open: open & ~said, misses: misses + 1)
    families(&items, hits..<range.upperBound) { items, family in
      play(&items, family, open: open & ~said, misses: misses)
    }
  }

  /// The game with two entries left, told without playing it: a letter of both comes first and
  /// costs nothing, and only if no such letter tells the two apart is one of them missed once.
  private func playPair(
    _ items: inout MutableSpan<Item>,
    _ place: Int,
    open: UInt32,
    misses: UInt8
  ) {
    items[place].misses = misses
    items[place + 1].misses = misses
    let (one, other) = (items[place], items[place + 1])
    var common = one.letters & other.letters & open
    while common != 0 {
      let probe = Spread<Mask>(probe: letterOfRank[common.trailingZeroBitCount])
      if one.spread.positions(probe) != other.spread.positions(probe) { return }
      common &= common - 1
    }
    let said = ((one.letters ^ other.letters) & open).lowestBit
    if said != 0 { items[one.letters & said == 0 ? place : place + 1].misses += 1 }
  }

  /// Sorts by key, calling the body with each family, ascending.
  ///
  /// Quicksort in three ways, the fastest for few different keys: what equals the pivot is a family.
  func families(
    _ items: inout MutableSpan<Item>,
    _ range: Range<Int>,
    _ body: (inout MutableSpan<Item>, Range<Int>) -> Void
  ) {
    guard !range.isEmpty else { return }
    let pivot = items[range.lowerBound + range.count / 2].key
    var less = range.lowerBound
    var place = less
    var greater = range.upperBound
    while place < greater {
      let key = items[place].key
      if key == pivot {
        place += 1
      } else if key < pivot {
        items.swapAt(less, place)
        less += 1
        place += 1
      } else {
        greater -= 1
        items.swapAt(greater, place)
      }
    }
    families(&items, range.lowerBound..<less, body)
    body(&items, less..<greater)
    families(&items, greater..<range.upperBound, body)
  }

  /// The open letter that most of the items hold, as its bit; 0 if they hold none.
  ///
  /// Bit `p` of all 26 counts stands in plane `p`. Adding an item is a carry that ripples through
  /// the planes; four at a time pass the lowest two as full adders. The highest count is then
  /// found from the highest plane down.
  private func mostCommon(
    _ items: borrowing MutableSpan<Item>,
    _ range: Range<Int>,
    _ open: UInt32
  ) -> UInt32 {
    var planes = InlineArray<32, UInt32>(repeating: 0)
    var (ones, twos): (UInt32, UInt32) = (0, 0)
    let rest = range.upperBound - range.count % 4
    for place in stride(from: range.lowerBound, to: rest, by: 4) {
      let (a, b) = (items[place].letters, items[place + 1].letters)
      let (c, d) = (items[place + 2].letters, items[place + 3].letters)
      let left = a & b | (a ^ b) & ones
      ones ^= a ^ b
      let right = c & d | (c ^ d) & ones
      ones ^= c ^ d
      planes.add(left & right | (left ^ right) & twos, from: 2)
      twos ^= left ^ right
    }
    planes[0] = ones
    planes[1] = twos
    for place in rest..<range.upperBound { planes.add(items[place].letters, from: 0) }
    var best: UInt32 = 0
    for plane in (0..<(Int.bitWidth - range.count.leadingZeroBitCount)).reversed() {
      let held = planes[plane] & (best == 0 ? open : best)
      if held != 0 { best = held }
    }
    return best.lowestBit
  }
}

extension InlineArray where Element == UInt32 {
  fileprivate mutating func add(_ bits: UInt32, from plane: Int) {
    var (carry, plane) = (bits, plane)
    while carry != 0 {
      (self[plane], carry) = (self[plane] ^ carry, self[plane] & carry)
      plane += 1
    }
  }
}

extension UInt32 {
  fileprivate var lowestBit: UInt32 { self & (0 &- self) }
}
