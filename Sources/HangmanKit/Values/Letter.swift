/// A letter, identified by its index in an alphabet of up to 61 letters, with the byte that entries
/// hold for it.
///
/// `Alphabet` turns text into letters once, when it comes in. After that no code folds case or checks
/// again, and only `Alphabet` knows how a letter looks.
package struct Letter: Hashable, Comparable, Sendable {
  /// The byte: 65 for the first letter and so on, leaving out `_`.
  ///
  /// The bytes of A–Z are their ASCII codes, and no letter has the byte of a sign or of a hidden
  /// position.
  package let byte: UInt8

  private static var first: UInt8 { UInt8(ascii: "A") }
  private static var last: UInt8 { UInt8(ascii: "~") }

  /// The largest number of letters in an alphabet.
  package static var limit: Int { 61 }

  /// The number of letters in A–Z.
  package static var count: Int { 26 }

  /// The letter of a byte of an entry; `nil` for any other byte.
  package init?(byte: UInt8) {
    guard (Self.first...Self.last).contains(byte), byte != Pattern.hidden else { return nil }
    self.byte = byte
  }

  /// The letter of a text of one ASCII letter in either case; `nil` for any other text.
  ///
  /// Only ASCII counts: the Kelvin sign, which Unicode lowercases to `k`, is not a letter here.
  package init?(_ text: String) {
    guard let byte = text.utf8.first, text.utf8.count == 1 else { return nil }
    self.init(ascii: byte)
  }

  /// The letter of an ASCII code in either case; `nil` for any other byte.
  package init?(ascii code: UInt8) {
    switch code {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte = code
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte = code - 32
    default: return nil
    }
  }

  package init(index: Int) {
    precondition((0..<Self.limit).contains(index))
    let byte = Self.first + UInt8(index)
    self.byte = byte < Pattern.hidden ? byte : byte + 1
  }

  /// The index in the alphabet, from 0.
  package var index: Int { Int(byte - (byte < Pattern.hidden ? Self.first : Self.first + 1)) }

  package static let all: [Letter] = (0..<count).map(Letter.init(index:))

  package static func < (left: Letter, right: Letter) -> Bool { left.byte < right.byte }
}

/// A set of letters with one bit for each, the first letter of the alphabet in the lowest bit.
package struct LetterSet: OptionSet, Hashable, Sendable {
  /// The bits, at most 61 of which are used.
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  @inline(__always)
  package init(_ letter: Letter) { rawValue = 1 << UInt64(letter.index) }

  package init(_ letters: [Letter]) {
    rawValue = letters.reduce(0) { $0 | 1 << UInt64($1.index) }
  }

  package func contains(_ letter: Letter) -> Bool { contains(LetterSet(letter)) }
}
