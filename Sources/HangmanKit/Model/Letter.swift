/// One of the 26 letters A–Z.
///
/// Text becomes a letter once, at the border; behind it nobody folds case or checks again. Only
/// ASCII counts: the Kelvin sign, which Unicode lowercases to `k`, is not a letter here.
package struct Letter: Hashable, Comparable, Sendable {
  /// The ASCII code of the upper-case letter, 65…90.
  package let byte: UInt8

  /// The letter of one ASCII byte in either case, `nil` for any other byte.
  package init?(byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self.byte = byte
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self.byte = byte - 32
    default: return nil
    }
  }

  /// The letter of a text of exactly one byte, `nil` for anything else.
  package init?(_ text: String) {
    guard let byte = text.utf8.first, text.utf8.count == 1 else { return nil }
    self.init(byte: byte)
  }

  /// How many letters there are.
  package static var count: Int { 26 }

  package init(index: Int) {
    precondition((0..<Self.count).contains(index))
    byte = UInt8(ascii: "A") + UInt8(index)
  }

  /// 0 for A … 25 for Z.
  package var index: Int { Int(byte - UInt8(ascii: "A")) }

  /// All letters from A to Z.
  package static let all: [Letter] = (0..<count).map(Letter.init(index:))

  /// Alphabetical order.
  package static func < (left: Letter, right: Letter) -> Bool { left.byte < right.byte }
}

/// A set of letters, one bit each: A in the lowest.
package struct LetterSet: OptionSet, Hashable, Sendable {
  /// The bits, 26 of them in use.
  package let rawValue: UInt32

  /// The set with these bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set that holds one letter.
  package init(_ letter: Letter) { rawValue = 1 << UInt32(letter.index) }

  package func contains(_ letter: Letter) -> Bool { contains(LetterSet(letter)) }
}
