/// A character of an entry that is not a letter: it is shown from the start and never guessed.
///
/// Signs are spaces, hyphens, apostrophes, digits, punctuation and currency signs. In an entry's bytes
/// an ASCII sign has its own code; the other signs have the bytes from 128 on.
package enum Sign {
  /// The signs outside ASCII that come before those of Unicode's block of currency signs.
  private static let others: StaticString =
    "…¢£¤¥\u{58F}\u{60B}\u{7FE}\u{7FF}\u{9F2}\u{9F3}\u{9FB}\u{AF1}\u{BF9}\u{E3F}\u{17DB}"
  private static let otherCount: UInt8 = 16
  private static let firstOther: UInt8 = 128
  private static let currencies: ClosedRange<UInt32> = 0x20A0...0x20C0
  private static let end: UInt8 = 177

  /// Whether a byte of an entry is a sign.
  package static func has(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"): false
    case UInt8(ascii: " ")...UInt8(ascii: "@"), firstOther..<end: true
    default: false
    }
  }

  /// Returns the byte of a character, `nil` if it is not a sign; a grave accent counts as an
  /// apostrophe, because people type it for one.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x60: return UInt8(ascii: "'")
    case 0..<128: return has(UInt8(scalar.value)) ? UInt8(scalar.value) : nil
    case currencies:
      return firstOther + otherCount + UInt8(scalar.value - currencies.lowerBound)
    default:
      var byte = firstOther
      for other in others.description.unicodeScalars {
        if other == scalar { return byte }
        byte += 1
      }
      return nil
    }
  }

  /// The character of a sign's byte.
  static func scalar(of byte: UInt8) -> Unicode.Scalar {
    guard byte >= firstOther else { return Unicode.Scalar(byte) }
    let place = byte - firstOther
    guard place < otherCount else {
      return Unicode.Scalar(currencies.lowerBound + UInt32(place - otherCount)) ?? "¤"
    }
    let scalars = others.description.unicodeScalars
    return scalars[scalars.index(scalars.startIndex, offsetBy: Int(place))]
  }

  /// The signs that a text can have.
  static var all: [Unicode.Scalar] { (0..<end).filter(has).map(scalar) }
}
