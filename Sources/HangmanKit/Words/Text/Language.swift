/// The content of `languages/CODE.plist`: an alphabet, the characters that stand for several of its
/// letters, and a keyboard.
package struct Language {
  package let name: String
  package let alphabet: Alphabet
  let folding: Folding
  /// The rows of keys; the alphabet in even rows if the file has none.
  package let keys: [String]
  /// The keys of the file that have no meaning here.
  package let unknown: [String]

  /// The most keys in a row.
  static let lineLimit = 12

  /// The code of the language of lists that name none.
  package static let english = "en"

  /// Whether a text could be the code of a language; no other text becomes part of a path.
  package static func isCode(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count <= 4
      && parts.allSatisfy { part in
        (2...8).contains(part.count) && part.allSatisfy { $0.isSmallLetter }
      }
  }

  package init(code: String, propertyList data: [UInt8]) throws(HangmanError) {
    var reader = LanguageReader(code: code, data)
    try reader.read()
    name = reader.name
    alphabet = try reader.alphabet()
    folding = Folding(reader.forms.map { $0.scalars }, spelled: reader.spelled)
    unknown = reader.unknown
    keys = reader.keys.isEmpty ? Self.lines(of: alphabet) : reader.keys
  }

  private static func lines(of alphabet: Alphabet) -> [String] {
    let letters = Array(alphabet.letters.unicodeScalars)
    let count = (letters.count + lineLimit - 1) / lineLimit
    let size = (letters.count + count - 1) / count
    return stride(from: 0, to: letters.count, by: size).map { start in
      var line = ""
      line.unicodeScalars.append(contentsOf: letters[start..<min(start + size, letters.count)])
      return line
    }
  }
}

/// A table that turns the text of a list into the bytes of entries.
///
/// It is a class, because each character looks it up, and a copy of a structure would retain four arrays.
final class Folding {
  /// The meaning of each character by its code point.
  ///
  /// It is the byte of a letter or a sign, or 0 for a character that counts as nothing, or `spelling`
  /// plus a place in `spellings` for one that counts as several letters. `other` is added if the
  /// character's capital differs from the letter as it is shown.
  private var table = [UInt16](repeating: 0, count: tableSize)
  /// The meanings of characters with higher code points, in ascending order.
  private var others: [(scalar: Unicode.Scalar, meaning: UInt16)] = []
  private var spellings: [[UInt8]] = []
  private let shown: [Unicode.Scalar]

  private static let tableSize = 0x2200
  private static let spelling: UInt16 = 0x100
  private static let other: UInt16 = 0x8000
  /// The characters that people write for an apostrophe.
  static let apostrophes: [Unicode.Scalar] = ["'", "\u{2019}", "\u{2BC}"]

  init(_ forms: [[Unicode.Scalar]], spelled: [(character: Unicode.Scalar, letters: [UInt8])]) {
    shown = forms.map { $0[0] }
    for sign in Sign.all { set(sign, Sign.byte(of: sign).map { UInt16($0) } ?? 0) }
    for apostrophe in Self.apostrophes { set(apostrophe, UInt16(UInt8(ascii: "'"))) }
    for (index, letter) in forms.enumerated() {
      for form in letter {
        let capital = Capitals.capital(of: form)
        let isOther = capital != letter[0] && letter.contains(capital)
        set(form, UInt16(Letter(index: index).byte) | (isOther ? Self.other : 0))
      }
    }
    for (place, spelling) in spelled.enumerated() {
      spellings.append(spelling.letters)
      set(spelling.character, Self.spelling + UInt16(place) | Self.other)
    }
    others = others.inOrder { $0.scalar < $1.scalar }
  }

  private func set(_ scalar: Unicode.Scalar, _ meaning: UInt16) {
    if scalar.value < UInt32(Self.tableSize) {
      table[Int(scalar.value)] = meaning
    } else {
      others.append((scalar, meaning))
    }
  }

  /// Appends the letters or the sign that a character counts as, and returns `false` if it counts as
  /// none.
  ///
  /// A Korean syllable that the language does not have counts as its letters. `isOther` becomes true if
  /// the character's capital differs from the letter as it is shown.
  func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8], isOther: inout Bool) -> Bool {
    var meaning = meaning(of: scalar)
    guard meaning > 0 else {
      let letters = Syllable.letters(of: scalar)
      isOther = isOther || !letters.isEmpty
      return !letters.isEmpty && letters.allSatisfy { append($0, to: &bytes, isOther: &isOther) }
    }
    if meaning >= Self.other {
      isOther = true
      meaning -= Self.other
    }
    if meaning < Self.spelling {
      bytes.append(UInt8(meaning))
    } else {
      bytes += spellings[Int(meaning - Self.spelling)]
    }
    return true
  }

  /// Appends a character as it is written among capitals, in UTF-8; it must count as a letter or a
  /// sign.
  func appendCapital(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let meaning = meaning(of: scalar)
    var capital = Capitals.capital(of: scalar)
    if (1..<Self.other).contains(meaning) {
      let byte = UInt8(truncatingIfNeeded: meaning)
      capital = Letter(byte: byte).map { shown[$0.index] } ?? Sign.scalar(of: byte)
    }
    if let encoded = UTF8.encode(capital) { bytes.append(contentsOf: encoded) }
  }

  /// Whether a character itself counts as a letter or a sign.
  func has(_ scalar: Unicode.Scalar) -> Bool { meaning(of: scalar) > 0 }

  private func meaning(of scalar: Unicode.Scalar) -> UInt16 {
    scalar.value < UInt32(Self.tableSize) ? table[Int(scalar.value)] : meaning(ofHigh: scalar)
  }

  private func meaning(ofHigh scalar: Unicode.Scalar) -> UInt16 {
    let place = Order.firstPlace(others.count) { others[$0].scalar < scalar }
    return place < others.count && others[place].scalar == scalar ? others[place].meaning : 0
  }
}

/// The rules by which the words of a list are read: those of its language, or English ones.
package final class EntryFolding {
  /// Whether words of only A to Z need no folding.
  let isEnglish: Bool
  private let load: () -> Folding?
  /// The folding, `nil` for A to Z without a file of the language.
  private(set) lazy var folding = load()

  /// Creates the rules for words of a language.
  init(_ language: Language) {
    isEnglish = false
    load = { language.folding }
  }

  /// Creates the rules for words of lists that name no language.
  ///
  /// The English folding is loaded at the first word with a character outside A to Z, because few lists
  /// have any.
  init(english load: @escaping () -> Folding?) {
    isEnglish = true
    self.load = load
  }

  /// Whether a character counts as a letter or a sign without being brought to a plain form.
  func has(_ scalar: Unicode.Scalar) -> Bool { folding?.has(scalar) ?? false }
}
