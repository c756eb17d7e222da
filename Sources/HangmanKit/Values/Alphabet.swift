/// The letters of a list: turns text into letters and letters into text.
///
/// Inside the program, an entry has one byte for each position, whatever its language; a list without a
/// language has the letters A–Z, whose bytes are ASCII. A character counts as a letter only if the
/// letter's list of forms has it: no rule about case, accents or Unicode's equality is added.
package struct Alphabet: Hashable, Sendable {
  /// The data of a language, as a class because every game is copied with its alphabet.
  private final class Own: Sendable {
    let language: String
    let isRightToLeft: Bool
    let line: String
    /// The characters that count as letters, grouped by letter, with the one that is shown first.
    let forms: [Unicode.Scalar]
    /// The start of each letter's characters in `forms`.
    let starts: [Int]

    init(name: Substring, line: String, forms: [Unicode.Scalar], starts: [Int]) {
      let code = name.utf8.prefix { $0 != UInt8(ascii: "/") }
      language = String(name[..<code.endIndex])
      isRightToLeft = code.endIndex < name.endIndex
      self.line = line
      self.forms = forms
      self.starts = starts
    }
  }

  /// The language's data, `nil` for A–Z.
  private let own: Own?

  /// The most bytes of an alphabet's line: enough for 20 forms of each of 61 letters.
  static let lineLimit = 4096

  /// A–Z, in either case.
  package static var latin: Alphabet { Alphabet() }

  private init() { own = nil }

  /// The alphabet of a language; `nil` if there are not 1 to 61 letters, or one lacks a form.
  package init?(language: String, isRightToLeft: Bool = false, forms: [[Unicode.Scalar]]) {
    var line = isRightToLeft ? "\(language)/rtl" : language
    for letter in forms {
      line += " "
      line.unicodeScalars.append(contentsOf: letter)
    }
    self.init(line: line)
  }

  /// Creates the alphabet that a line describes, `nil` for any other line.
  ///
  /// The line is kept as it is, because every guess reads the alphabet's line from the player's file and
  /// from the index, and writes it back once.
  package init?(line: String) {
    guard !line.utf8.isEmpty else {
      self = .latin
      return
    }
    let name = line.utf8.prefix { $0 != UInt8(ascii: " ") }
    var (forms, starts): ([Unicode.Scalar], [Int]) = ([], [])
    forms.reserveCapacity(line.utf8.count)
    starts.reserveCapacity(Letter.limit)
    for scalar in line.unicodeScalars[name.endIndex...] {
      if scalar != " " {
        forms.append(scalar)
      } else {
        guard starts.last != forms.count else { return nil }
        starts.append(forms.count)
      }
    }
    guard (1...Letter.limit).contains(starts.count), starts.last != forms.count else { return nil }
    own = Own(name: line[..<name.endIndex], line: line, forms: forms, starts: starts)
  }

  package static func == (left: Alphabet, right: Alphabet) -> Bool {
    // The lines are compared as bytes, because to Swift some texts of different bytes are equal.
    left.own === right.own || left.line.utf8.elementsEqual(right.line.utf8)
  }

  package func hash(into hasher: inout Hasher) { for byte in line.utf8 { hasher.combine(byte) } }

  /// The code of its language, `nil` for A–Z without one.
  package var language: String? { own?.language }

  package var isRightToLeft: Bool { own?.isRightToLeft ?? false }

  /// Code and forms of all letters, separated by spaces; empty for A–Z.
  ///
  /// Where words run from right to left, `/rtl` follows the code.
  package var line: String { own?.line ?? "" }

  package var count: Int { own?.starts.count ?? Letter.count }

  /// The letters as they are shown, in their order.
  package var letters: String {
    guard own != nil else { return "ABCDEFGHIJKLMNOPQRSTUVWXYZ" }
    return text((0..<count).map { Letter(index: $0).byte })
  }

  /// Whether both alphabets have the same letters.
  package func hasLetters(of other: Alphabet) -> Bool {
    self == other || letters.utf8.elementsEqual(other.letters.utf8)
  }

  /// The text of an entry, of a pattern or of a letter.
  package func text(_ entry: [UInt8]) -> String { String(decoding: utf8(entry), as: UTF8.self) }

  /// The text of an entry, of a pattern or of a letter in UTF-8; for A–Z and ASCII signs these are the
  /// same bytes.
  package func utf8(_ entry: [UInt8]) -> [UInt8] {
    guard own != nil || !Self.isASCII(entry) else { return entry }
    var text: [UInt8] = []
    text.reserveCapacity(2 * entry.count)
    for byte in entry {
      guard let encoded = UTF8.encode(shown(byte)) else { continue }
      text.append(contentsOf: encoded)
    }
    return text
  }

  private static func isASCII(_ text: [UInt8]) -> Bool { text.allSatisfy { $0 < 128 } }

  private func shown(_ byte: UInt8) -> Unicode.Scalar {
    guard let own, let letter = Letter(byte: byte), letter.index < own.starts.count else {
      return Sign.scalar(of: byte)
    }
    return own.forms[own.starts[letter.index]]
  }

  package func letter(_ character: Unicode.Scalar) -> Letter? {
    guard let own else {
      return UInt8(exactly: character.value).flatMap { Letter(ascii: $0) }
    }
    guard let place = own.forms.firstIndex(of: character) else { return nil }
    return own.starts.lastIndex { $0 <= place }.map { Letter(index: $0) }
  }

  /// The letter that a text of one character counts as.
  package func letter(_ text: String) -> Letter? {
    guard own != nil else { return Letter(text) }
    return Self.onlyCharacter(of: text).flatMap { letter($0) }
  }

  /// The only character of a text, composed if it came decomposed; `nil` if there are none or more.
  package static func onlyCharacter(of text: String) -> Unicode.Scalar? {
    let alone = text.unicodeScalars
    if alone.count == 1 { return alone.first }
    let scalars = Composition.scalars(of: text)
    return scalars.count == 1 ? scalars[0] : nil
  }

  /// Whether an entry has only letters of this alphabet and signs that it can write.
  package func spells(_ entry: [UInt8]) -> Bool {
    for byte in entry {
      let isLetter = Letter(byte: byte).map { $0.index < count } ?? false
      guard isLetter || Sign.has(byte) else { return false }
    }
    return true
  }

  /// Returns the entry or the pattern from which `text` made these bytes, `nil` if there is none.
  package func entry(_ text: [UInt8]) -> [UInt8]? {
    guard own != nil || !Self.isASCII(text) else { return text }
    guard let text = String(validating: text, as: UTF8.self) else { return nil }
    var entry: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let own, let place = own.starts.firstIndex(where: { own.forms[$0] == scalar }) {
        entry.append(Letter(index: place).byte)
      } else if let sign = Sign.byte(of: scalar) {
        entry.append(sign)
      } else if own == nil, scalar.isASCII {
        entry.append(UInt8(scalar.value))
      } else {
        return nil
      }
    }
    return entry
  }
}
