/// The positions of a letter in an entry: one bit each, the first position in the lowest bit.
///
/// Two entries belong to the same family of a letter if its positions in them are equal. The 64 bits
/// are the reason why an entry has at most 64 positions.
package struct Positions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The length of the longest entry whose positions fit.
  package static let limit = 64

  /// The positions of the letter in the entry; empty if it is not there.
  package init(of letter: Letter, in entry: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    for (position, byte) in entry.enumerated() {
      bits |= (byte == letter.byte ? 1 : 0) << UInt64(position)
    }
    rawValue = bits
  }

  package var indices: some Sequence<Int> {
    sequence(state: rawValue) { rest in
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }
}

/// The entries among those still possible that have a letter at the same positions.
package struct Family: Hashable, Sendable {
  /// The positions of the letter; empty for the family that lacks it.
  package let positions: Positions
  /// The number of entries in the family, at least one.
  package let count: Int
}
