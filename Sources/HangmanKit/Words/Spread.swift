/// An entry turned sideways: bit `b` of each of its letters, as masks over the positions.
///
/// The low five bits of an ASCII letter are its number, 1 to 26; other bytes count as 0.
struct Spread<Mask: FixedWidthInteger & UnsignedInteger> {
  private var bit0: Mask = 0
  private var bit1: Mask = 0
  private var bit2: Mask = 0
  private var bit3: Mask = 0
  private var bit4: Mask = 0

  init(_ entry: UnsafeRawBufferPointer) {
    var position: Mask = 1
    for byte in entry {
      if byte >= UInt8(ascii: "A") {
        if byte & 1 != 0 { bit0 |= position }
        if byte & 2 != 0 { bit1 |= position }
        if byte & 4 != 0 { bit2 |= position }
        if byte & 8 != 0 { bit3 |= position }
        if byte & 16 != 0 { bit4 |= position }
      }
      position <<= 1
    }
  }

  /// What `positions` needs to find a letter: all ones for each bit that the letter lacks.
  init(probe letter: UInt8) {
    bit0 = letter & 1 == 0 ? ~0 : 0
    bit1 = letter & 2 == 0 ? ~0 : 0
    bit2 = letter & 4 == 0 ? ~0 : 0
    bit3 = letter & 8 == 0 ? ~0 : 0
    bit4 = letter & 16 == 0 ? ~0 : 0
  }

  /// Where the letter of the probe stands.
  func positions(_ probe: Spread) -> Mask {
    (bit0 ^ probe.bit0) & (bit1 ^ probe.bit1) & (bit2 ^ probe.bit2)
      & (bit3 ^ probe.bit3) & (bit4 ^ probe.bit4)
  }
}
