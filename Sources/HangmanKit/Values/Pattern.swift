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
