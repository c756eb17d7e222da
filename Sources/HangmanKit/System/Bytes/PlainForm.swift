/// The plain form of text from phones, word processors and web pages: the characters of a keyboard.
///
/// Characters without a width are removed. Blanks, apostrophes, quotation marks and dashes of all kinds
/// become the plain ones. Whatever Unicode calls a compatible form of letters, digits and signs becomes
/// these: ligatures, full-width forms, raised letters and digits, Roman numerals, fractions, units.
package enum PlainForm {
  /// The text in plain form; `nil` if it already is.
  ///
  /// Characters that `isKept` names, because they are letters of a language, stay as they are.
  package static func of(
    _ text: String,
    keeping isKept: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String? {
    // Each character below begins with one of these bytes, and letters of most scripts do not.
    let leads: [UInt8] = [
      0x60, 0xC2, 0xC4, 0xC5, 0xC7, 0xCA, 0xCB, 0xCD, 0xCF,
      0xD6, 0xD8, 0xE1, 0xE2, 0xE3, 0xEA, 0xEF, 0xF0,
    ]
    guard text.utf8.contains(where: leads.contains) else { return nil }
    return replacing(text) { scalar in
      form(of: scalar).flatMap { isKept(scalar) ? nil : $0 }
    }
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
    "5/8", "7/8", "1/",
  ]
  private static let numerals = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "L", "C", "D", "M",
  ]
  /// The letters of each Greek alphabet of formulas.
  private static let greek: StaticString =
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΘΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂εθκφρπ"

  private static func form(of scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    return switch value {
    case _ where scalar.hasNoWidth: ""
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0x60, 0xB4, 0x2BB, 0x2BC, 0x2018...0x201B, 0x2032, 0xFF07, 0xFF40: "'"
    case 0xAB, 0xBB, 0x201C...0x201F, 0x2033: "\""
    case 0x2D7, 0x58A, 0x5BE, 0x1400, 0x1806, 0x2010...0x2015, 0x207B, 0x208B, 0x2212, 0x2796: "-"
    case 0x2E17, 0x2E1A, 0x2E3A, 0x2E3B, 0x2E40, 0x2E5D, 0x301C, 0x3030, 0x30A0: "-"
    case 0xFE31, 0xFE32, 0xFE58, 0xFE63, 0xFF0D, 0x10D6E, 0x10EAD: "-"
    case 0x2044, 0x2215: "/"
    case 0xBC: "1/4"
    case 0xBD: "1/2"
    case 0xBE: "3/4"
    case 0x2189: "0/3"
    case 0x2150...0x215F: fractions[Int(value - 0x2150)]
    case 0x2160...0x216F: numerals[Int(value - 0x2160)]
    case 0x2170...0x217F:
      String(decoding: numerals[Int(value - 0x2170)].utf8.lowercased, as: UTF8.self)
    default:
      number(of: value) ?? look(of: value).flatMap { Unicode.Scalar($0) }.map { String($0) }
        ?? CompatibleForms.plain(of: scalar)
    }
  }

  /// Returns the text of a number or letter in a circle, in parentheses, or before a full stop or a comma.
  private static func number(of value: UInt32) -> String? {
    switch value {
    case 0x2460...0x2473: String(value - 0x245F)
    case 0x2474...0x2487: "(" + String(value - 0x2473) + ")"
    case 0x2488...0x249B: String(value - 0x2487) + "."
    case 0x249C...0x24B5: "(" + String(UnicodeScalar(UInt8(value - 0x249C + 0x61))) + ")"
    case 0x3251...0x325F: String(value - 0x323C)
    case 0x32B1...0x32BF: String(value - 0x328D)
    case 0x1F101...0x1F10A: String(value - 0x1F101) + ","
    case 0x1F110...0x1F129: "(" + String(UnicodeScalar(UInt8(value - 0x1F110 + 0x41))) + ")"
    default: nil
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
    case 0x24EA: 0x30
    case 0x2070, 0x2074...0x2079: value - 0x2070 + 0x30
    case 0x2080...0x2089: value - 0x2080 + 0x30
    case 0x24B6...0x24CF: value - 0x24B6 + 0x41
    case 0x24D0...0x24E9: value - 0x24D0 + 0x61
    case 0x1F130...0x1F149: value - 0x1F130 + 0x41
    case 0x1CCD6...0x1CCEF: value - 0x1CCD6 + 0x41
    case 0x1CCF0...0x1CCF9: value - 0x1CCF0 + 0x30
    case 0x1FBF0...0x1FBF9: value - 0x1FBF0 + 0x30
    // Letters and digits of formulas, in thirteen styles of Latin and five of the others.
    case 0x1D400...0x1D6A3: letter(of: (value - 0x1D400) % 52)
    case 0x1D6A8...0x1D7C9: greekLetter(of: Int(value - 0x1D6A8) % 58)
    case 0x1D7CE...0x1D7FF: (value - 0x1D7CE) % 10 + 0x30
    default: nil
    }
  }

  private static func letter(of number: UInt32) -> UInt32 {
    number < 26 ? number + 0x41 : number - 26 + 0x61
  }

  private static func greekLetter(of number: Int) -> UInt32 {
    let letters = greek.description.unicodeScalars
    return letters[letters.index(letters.startIndex, offsetBy: number)].value
  }
}
