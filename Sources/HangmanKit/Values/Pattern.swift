/// The player's view of an entry: one byte for each position, with `_` for a hidden letter.
///
/// Signs are shown from the start and are never guessed. A pattern in which no letter is shown is the
/// *shape* of an entry: its length, and its signs in their places.
package struct Pattern: Hashable, Sendable {
  /// The bytes of letters, `_` and signs; 1 to 64 bytes.
  package private(set) var bytes: [UInt8]

  package static var hidden: UInt8 { UInt8(ascii: "_") }

  package init(hiding entry: [UInt8]) {
    bytes = entry.map { Letter(byte: $0) == nil ? $0 : Self.hidden }
  }

  /// A pattern as it was written, `nil` if a byte has no place in one.
  package init?(_ text: [UInt8]) {
    let isKnown = text.allSatisfy {
      $0 == Self.hidden || Sign.has($0) || Letter(byte: $0) != nil
    }
    guard isKnown, (1...Positions.limit).contains(text.count) else { return nil }
    bytes = text
  }

  /// The number of positions, signs included.
  package var length: Int { bytes.count }

  /// Whether no letter is hidden any more.
  package var isComplete: Bool { !bytes.contains(Self.hidden) }

  /// The pattern with every letter hidden again.
  package var shape: Pattern { Pattern(hiding: bytes) }

  package func revealing(_ letter: Letter, at positions: Positions) -> Pattern {
    var pattern = self
    for position in positions.indices where position < length {
      pattern.bytes[position] = letter.byte
    }
    return pattern
  }
}

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

/// A guessed letter and its answer.
package struct Guess: Hashable, Sendable {
  package let letter: Letter
  /// The positions of the letter; empty for a mistake.
  package let positions: Positions
}

extension Collection<Guess> {
  /// Whether an entry has the letters at the positions that were answered.
  package func fit(_ entry: [UInt8]) -> Bool {
    allSatisfy { Positions(of: $0.letter, in: entry) == $0.positions }
  }

  package func fitting(_ entries: [[UInt8]]) -> [[UInt8]] { entries.filter(fit) }
}

/// A value for each number of mistakes that a game can have, including none.
package typealias ByMistakes<Value> = InlineArray<27, Value>
