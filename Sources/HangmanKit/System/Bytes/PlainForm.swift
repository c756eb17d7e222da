/// The plain form of text from phones, word processors and web pages: the characters of a keyboard.
///
/// Characters without a width are removed. Blanks, apostrophes and dashes of all kinds become the plain
/// ones. Ligatures and full-width forms become the letters that they look like.
package enum PlainForm {
  /// The text in plain form; `nil` if it already is.
  package static func of(_ text: String) -> String? {
    // Each character below begins with one of these bytes, and letters of most scripts do not.
    let leads: [UInt8] = [0xC2, 0xCA, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF]
    guard text.utf8.contains(where: leads.contains) else { return nil }
    var (plain, isOther) = (String.UnicodeScalarView(), false)
    for scalar in text.unicodeScalars {
      guard let form = form(of: scalar.value) else {
        plain.append(scalar)
        continue
      }
      isOther = true
      plain.append(contentsOf: form.unicodeScalars)
    }
    return isOther ? String(plain) : nil
  }

  private static func form(of value: UInt32) -> String? {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064,
      0x2066...0x206F, 0xFE00...0xFE0F, 0xFEFF:
      ""
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0xB4, 0x2BC, 0x2018, 0x2019, 0x201B, 0x2032, 0xFF07: "'"
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: "-"
    case 0xFB00: "ff"
    case 0xFB01: "fi"
    case 0xFB02: "fl"
    case 0xFB03: "ffi"
    case 0xFB04: "ffl"
    case 0xFB05, 0xFB06: "st"
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0).map { String($0) }
    default: nil
    }
  }
}
