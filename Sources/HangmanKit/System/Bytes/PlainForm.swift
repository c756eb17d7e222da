/// The plain form of text from phones, word processors and web pages: the characters of a keyboard.
///
/// Characters without a width are removed. Blanks, apostrophes, quotation marks and dashes of all kinds
/// become the plain ones. Ligatures, full-width forms, raised digits, Roman numerals and fractions become
/// the letters, digits and signs that they look like.
package enum PlainForm {
  /// The text in plain form; `nil` if it already is.
  package static func of(_ text: String) -> String? {
    // Each character below begins with one of these bytes, and letters of most scripts do not.
    let leads: [UInt8] = [0x60, 0xC2, 0xCA, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0]
    guard text.utf8.contains(where: leads.contains) else { return nil }
    return replacing(text, form)
  }

  /// A sentence without characters that have no width, and with blanks for line ends and tabs; `nil` if
  /// it already is.
  package static func ofSentence(_ text: String) -> String? {
    replacing(text) { scalar in
      switch scalar.value {
      case 9...0xD, 0x85, 0x2028, 0x2029: " "
      case 0..<0x20, 0x7F...0x9F: ""
      default: scalar.hasNoWidth ? "" : nil
      }
    }
  }

  private static func replacing(
    _ text: String,
    _ form: (Unicode.Scalar) -> String?
  ) -> String? {
    guard text.unicodeScalars.contains(where: { form($0) != nil }) else { return nil }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let form = form(scalar) else {
        plain.append(scalar)
        continue
      }
      // A fraction after a digit is a number of its own: 5½ is 5 1/2, and not 51/2.
      if form.utf8.count > 1, form.utf8.contains(UInt8(ascii: "/")),
        let last = plain.last, (0x30...0x39).contains(last.value)
      {
        plain.append(" ")
      }
      plain.append(contentsOf: form.unicodeScalars)
    }
    return String(plain)
  }

  private static let fractions = [
    "1/7", "1/9", "1/10", "1/3", "2/3", "1/5", "2/5", "3/5", "4/5", "1/6", "5/6", "1/8", "3/8",
    "5/8", "7/8",
  ]
  private static let numerals = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "L", "C", "D", "M",
  ]

  private static func form(of scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    return switch value {
    case _ where scalar.hasNoWidth: ""
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0x60, 0xB4, 0x2BB, 0x2BC, 0x2018...0x201B, 0x2032, 0xFF07, 0xFF40: "'"
    case 0xAB, 0xBB, 0x201C...0x201F, 0x2033: "\""
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: "-"
    case 0xFB00: "ff"
    case 0xFB01: "fi"
    case 0xFB02: "fl"
    case 0xFB03: "ffi"
    case 0xFB04: "ffl"
    case 0xFB05, 0xFB06: "st"
    case 0x2116: "No"
    case 0x2044, 0x2215: "/"
    case 0xBC: "1/4"
    case 0xBD: "1/2"
    case 0xBE: "3/4"
    case 0x2150...0x215E: fractions[Int(value - 0x2150)]
    case 0x2160...0x216F: numerals[Int(value - 0x2160)]
    case 0x2170...0x217F:
      String(decoding: numerals[Int(value - 0x2170)].utf8.lowercased, as: UTF8.self)
    case 0x2460...0x2473: String(value - 0x245F)
    default: look(of: value).flatMap { Unicode.Scalar($0) }.map { String($0) }
    }
  }

  /// Returns the plain character of which this one is a variant in another font, size or position.
  private static func look(of value: UInt32) -> UInt32? {
    switch value {
    case 0xFF01...0xFF5E: value - 0xFEE0
    case 0xFFE0, 0xFFE1: value - 0xFFE0 + 0xA2
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    case 0x2126: 0x3A9
    case 0x212B: 0xC5
    case 0xB2, 0xB3: value - 0xB2 + 0x32
    case 0xB9: 0x31
    case 0x212A: 0x4B
    case 0x2070, 0x2074...0x2079: value - 0x2070 + 0x30
    case 0x2080...0x2089: value - 0x2080 + 0x30
    case 0x24B6...0x24CF: value - 0x24B6 + 0x41
    case 0x24D0...0x24E9: value - 0x24D0 + 0x61
    // Letters and digits of formulas, in thirteen and five styles.
    case 0x1D400...0x1D6A3: letter(of: (value - 0x1D400) % 52)
    case 0x1D7CE...0x1D7FF: (value - 0x1D7CE) % 10 + 0x30
    default: nil
    }
  }

  private static func letter(of number: UInt32) -> UInt32 {
    number < 26 ? number + 0x41 : number - 26 + 0x61
  }
}
