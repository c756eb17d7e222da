/// The letters of a list: turns text into letters and letters into text.
///
/// Inside, an entry is one byte a position, whatever its language; a list without a language has
/// the letters A–Z, whose bytes are ASCII. No case, no accent and no equality of Unicode counts:
/// what is not listed for a letter is another character.
package struct Alphabet: Hashable, Sendable {
  /// The code of its language, `nil` for A–Z without one.
  package let language: String?
  /// For each letter, in order, the characters that count as it; the first is shown. Empty without
  /// a language.
  private let forms: [[Unicode.Scalar]]

  /// A–Z, in either case.
  package static var latin: Alphabet { Alphabet() }

  private init() { (language, forms) = (nil, []) }

  /// The alphabet of a language; `nil` if there are not 1 to 61 letters, or one lacks a form.
  package init?(language: String, forms: [[Unicode.Scalar]]) {
    guard (1...Letter.limit).contains(forms.count), !forms.contains(where: { $0.isEmpty }) else {
      return nil
    }
    self.language = language
    self.forms = forms
  }

  /// How many letters there are.
  package var count: Int { language == nil ? Letter.count : forms.count }

  /// All letters as they are shown, in their order.
  package var letters: String {
    guard language != nil else { return "ABCDEFGHIJKLMNOPQRSTUVWXYZ" }
    return text((0..<count).map { Letter(index: $0).byte })
  }

  /// Whether letters mean the same in both.
  package func hasLetters(of other: Alphabet) -> Bool {
    self == other || letters.utf8.elementsEqual(other.letters.utf8)
  }

  /// The text of an entry, of a pattern or of a letter.
  package func text(_ entry: [UInt8]) -> String {
    guard language != nil else { return String(decoding: entry, as: UTF8.self) }
    var text = ""
    for byte in entry { text.unicodeScalars.append(shown(byte)) }
    return text
  }

  private func shown(_ byte: UInt8) -> Unicode.Scalar {
    guard let letter = Letter(byte: byte), letter.index < forms.count else {
      return Unicode.Scalar(byte)
    }
    return forms[letter.index][0]
  }

  /// The letter that a character counts as.
  package func letter(_ character: Unicode.Scalar) -> Letter? {
    guard language != nil else {
      return UInt8(exactly: character.value).flatMap { Letter(ascii: $0) }
    }
    return forms.firstIndex { $0.contains(character) }.map { Letter(index: $0) }
  }

  /// The letter that a text of one character counts as.
  package func letter(_ text: String) -> Letter? {
    guard language != nil else { return Letter(text) }
    return Self.onlyCharacter(of: text).flatMap { letter($0) }
  }

  /// The only character of a text, composed if it came decomposed; `nil` if there are none or more.
  package static func onlyCharacter(of text: String) -> Unicode.Scalar? {
    if text.utf8.count == 1 { return text.unicodeScalars.first }
    let scalars = Composition.scalars(of: text)
    return scalars.count == 1 ? scalars[0] : nil
  }

  /// An entry or a pattern as `text` told it, `nil` if it tells none.
  package func entry(_ text: [UInt8]) -> [UInt8]? {
    guard language != nil else { return text }
    guard let text = String(validating: text, as: UTF8.self) else { return nil }
    var entry: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let place = forms.firstIndex(where: { $0[0] == scalar }) {
        entry.append(Letter(index: place).byte)
      } else if let mark = UInt8(exactly: scalar.value), Pattern.marks.contains(mark) {
        entry.append(mark)
      } else {
        return nil
      }
    }
    return entry
  }
}

extension Alphabet {
  /// Code and forms in one line, separated by spaces; empty for A–Z.
  package var line: String {
    guard let language else { return "" }
    var line = language
    for letter in forms {
      line += " "
      line.unicodeScalars.append(contentsOf: letter)
    }
    return line
  }

  /// The alphabet that such a line tells, `nil` if it tells none.
  package init?(line: String) {
    guard !line.utf8.isEmpty else {
      self = .latin
      return
    }
    let fields = line.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    self.init(language: String(fields[0]), forms: fields.dropFirst().map(Array.init))
  }
}
