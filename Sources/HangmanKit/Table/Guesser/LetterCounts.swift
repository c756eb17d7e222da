/// The number of entries that contain each letter, as a bit-sliced carry-save counter.
///
/// Plane *p* holds bit *p* of the counts of all letters, one letter per column. Counting an entry adds
/// its set of letters, and the carry ripples through the planes. Four entries are counted together: the
/// two lowest planes take them as full adders, and only one carry leaves these planes.
struct LetterCounts<Bits: FixedWidthInteger & UnsignedInteger> {
  private var planes = InlineArray<32, Bits>(repeating: 0)

  init<Form: CandidateForm>(_ candidates: CandidateSlice<Form>) where Form.LetterBits == Bits {
    var (ones, twos): (Bits, Bits) = (0, 0)
    let rest = candidates.count & ~3
    for index in stride(from: 0, to: rest, by: 4) {
      let (a, b) = (candidates.letterBits(index), candidates.letterBits(index + 1))
      let (c, d) = (candidates.letterBits(index + 2), candidates.letterBits(index + 3))
      let left = a & b | (a ^ b) & ones
      ones ^= a ^ b
      let right = c & d | (c ^ d) & ones
      ones ^= c ^ d
      add(left & right | (left ^ right) & twos, from: 2)
      twos ^= left ^ right
    }
    planes[0] = ones
    planes[1] = twos
    for index in rest..<candidates.count { add(candidates.letterBits(index), from: 0) }
  }

  /// The letters among the given ones that are in most entries; empty if none is in any entry.
  func mostCommon(of letters: LetterSet, among count: Int) -> LetterSet {
    var best = Bits(truncatingIfNeeded: letters.rawValue)
    var isHeld = false
    for plane in (0..<(Int.bitWidth - count.leadingZeroBitCount)).reversed() {
      let held = planes[plane] & best
      guard held != 0 else { continue }
      best = held
      isHeld = true
    }
    return isHeld ? LetterSet(rawValue: UInt64(best)) : []
  }

  @inline(__always)
  private mutating func add(_ bits: Bits, from plane: Int) {
    var (carry, plane) = (bits, plane)
    while carry != 0 {
      (planes[plane], carry) = (planes[plane] ^ carry, planes[plane] & carry)
      plane += 1
    }
  }
}
