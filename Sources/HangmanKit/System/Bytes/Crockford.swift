/// Crockford's base 32: numbers as letters that people read aloud and type.
///
/// Written text has none of I, L, O and U. In text that is read, case, hyphens, blanks and line ends do
/// not matter, O counts as 0, and I and L count as 1. Source: https://www.crockford.com/base32.html.
package enum Crockford {
  private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// The number of letters for 16 bytes; the first letter holds three bits.
  package static let length = 26

  /// 16 bytes as 26 letters.
  package static func text(_ bytes: [UInt8]) -> String {
    String(decoding: digits(bytes).map { letters[Int($0)] }, as: UTF8.self)
  }

  /// 16 bytes as 26 letters and 2 check letters, in groups of four joined by hyphens.
  package static func checkedText(_ bytes: [UInt8]) -> String {
    let digits = digits(bytes)
    let text = (digits + check(digits)).map { letters[Int($0)] }
    let groups = stride(from: 0, to: text.count, by: 4).map { text[$0..<($0 + 4)] }
    return String(decoding: Array(groups.joined(separator: [UInt8(ascii: "-")])), as: UTF8.self)
  }

  /// The 16 bytes of 26 letters; `nil` for any other text.
  package static func bytes(_ text: String) -> [UInt8]? {
    guard let digits = digits(reading: text), digits.count == length else { return nil }
    return bytes(digits)
  }

  /// The 16 bytes of 28 letters; `nil` for any other text, or if the check letters do not fit.
  package static func bytes(checking text: String) -> [UInt8]? {
    guard let digits = digits(reading: text), digits.count == length + 2,
      check(Array(digits.prefix(length))) == Array(digits.suffix(2))
    else { return nil }
    return bytes(Array(digits.prefix(length)))
  }

  private static func digits(_ bytes: [UInt8]) -> [UInt8] {
    let number = bytes.reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
    return (0..<length).reversed().map {
      UInt8(truncatingIfNeeded: number >> (5 * UInt128($0))) & 31
    }
  }

  private static func bytes(_ digits: [UInt8]) -> [UInt8]? {
    // The first letter has three bits: a larger one would be another text for the same number.
    guard digits[0] < 8 else { return nil }
    let number = digits.reduce(UInt128(0)) { $0 << 5 | UInt128($1) }
    return (0..<16).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt128($0))) }
  }

  private static func digits(reading text: String) -> [UInt8]? {
    var digits: [UInt8] = []
    let text = PlainForm.of(text) ?? text
    for byte in text.utf8 {
      let upper = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
      switch upper {
      case _ where "- \t\r\n".utf8.contains(byte): continue
      case UInt8(ascii: "O"): digits.append(0)
      case UInt8(ascii: "I"), UInt8(ascii: "L"): digits.append(1)
      default:
        guard let digit = letters.firstIndex(of: upper) else { return nil }
        digits.append(UInt8(digit))
      }
      guard digits.count <= length + 2 else { return nil }
    }
    return digits
  }

  /// The two check digits.
  ///
  /// They make the sum of all digits zero, and also the sum of all digits times powers of 2, in the
  /// field of 32 elements. This is a Reed–Solomon code: it detects any two wrong letters and can locate
  /// a single one.
  private static func check(_ digits: [UInt8]) -> [UInt8] {
    var (sum, weighted): (UInt8, UInt8) = (0, 0)
    for digit in digits + [0, 0] {
      sum ^= digit
      weighted = doubled(weighted) ^ digit
    }
    // For the last two digits a and b, a + b = sum and 2a + b = weighted, so 3a = sum + weighted.
    let first = divided(sum ^ weighted)
    return [first, sum ^ first]
  }

  /// Twice a digit, modulo x⁵ + x² + 1.
  private static func doubled(_ digit: UInt8) -> UInt8 {
    digit & 16 == 0 ? digit << 1 : (digit << 1 & 31) ^ 0b00101
  }

  /// A third of a digit in the field.
  private static func divided(_ digit: UInt8) -> UInt8 {
    (0..<32).first { doubled($0) ^ $0 == digit } ?? 0
  }
}
