/// A letter by its place in an alphabet of up to 61 letters, and the byte that entries hold for it.
///
/// Text becomes a letter once, at the border (`Alphabet`); behind it nobody folds case or checks
/// again, and no code but `Alphabet` knows how a letter looks.
package struct Letter: Hashable, Comparable, Sendable {
  /// 65 for the first letter and so on, `_` left out: those of A–Z are their ASCII codes, and no
  /// letter is a mark or a hidden position.
  package let byte: UInt8

  private static var first: UInt8 { UInt8(ascii: "A") }
  private static var last: UInt8 { UInt8(ascii: "~") }

  /// The most letters an alphabet can have.
  package static var limit: Int { 61 }

  /// How many letters A–Z has.
  package static var count: Int { 26 }

  /// The letter of a byte of an entry, `nil` for any other byte.
  package init?(byte: UInt8) {
    guard (Self.first...Self.last).contains(byte), byte != Pattern.hidden else { return nil }
    self.byte = byte
  }

  /// The letter of a text of one ASCII letter in either case, `nil` for anything else.
  ///
  /// Only ASCII counts: the Kelvin sign, which Unicode lowercases to `k`, is not a letter here.
  package init?(_ text: String) {
    guard let byte = text.utf8.first, text.utf8.count == 1 else { return nil }
    self.init(ascii: byte)
  }

  /// The letter of an ASCII code in either case, `nil` for any other byte.
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

  /// 0 for the first letter of its alphabet.
  package var index: Int { Int(byte - (byte < Pattern.hidden ? Self.first : Self.first + 1)) }

  package static let all: [Letter] = (0..<count).map(Letter.init(index:))

  package static func < (left: Letter, right: Letter) -> Bool { left.byte < right.byte }
}

/// A set of letters, one bit each: the first of the alphabet in the lowest.
package struct LetterSet: OptionSet, Hashable, Sendable {
  /// The bits, at most 61 of them in use.
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  @inline(__always)
  package init(_ letter: Letter) { rawValue = 1 << UInt64(letter.index) }

  package init(_ letters: [Letter]) {
    rawValue = letters.reduce(0) { $0 | 1 << UInt64($1.index) }
  }

  package func contains(_ letter: Letter) -> Bool { contains(LetterSet(letter)) }
}
