/// A parser of texts that are entries of a list, by the rules that `data/README.md` gives to operators.
package enum EntryParser {
  /// The reason why a line of a list was refused.
  package enum Refusal: Error, Hashable {
    /// A character that counts as nothing in the list's language.
    case unknown(Unicode.Scalar)
    /// Something that another program wrote beside the entries, as the rest of a sentence about it.
    case foreign(String)
    case notUTF8
    case doubleSpace
    case noLetter
    /// A text of signs without a letter.
    case onlySigns
    case tooLong

    /// The rest of a sentence that starts with the entry.
    package var text: String {
      switch self {
      case .unknown(let scalar):
        "has \(name(of: scalar)), which is not a letter or sign of its language"
      case .foreign(let reason): reason
      case .notUTF8: "is not UTF-8"
      case .doubleSpace: "has two spaces in a row"
      case .noLetter, .onlySigns: "has no letter"
      case .tooLong: "has more than 64 characters"
      }
    }
  }

  /// Returns a character and its code point, for readers whose screen does not show the character.
  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return scalar.value < 0xA0 ? "U+\(padded)" : "\(String(scalar)) (U+\(padded))"
  }

  private static let space = UInt8(ascii: " ")
  /// The most bytes of a text: enough for 64 characters with a few marks each.
  private static let sizeLimit = 1024

  /// Appends a text as an entry in plain form, without the blanks around it.
  ///
  /// Entries of A–Z without a folding are appended in upper case, others as the letters of their
  /// language. If the text's spelling differs from its letters, a zero, the spelling and another zero
  /// follow.
  ///
  /// - Returns: The number of bytes of the entry, 0 for a blank text.
  static func append(
    _ text: ArraySlice<UInt8>,
    _ folding: EntryFolding,
    to bytes: inout [UInt8]
  ) throws(Refusal) -> Int {
    let start = bytes.count
    do throws(Refusal) {
      let text = try trimmed(text)
      if folding.isEnglish, text.allSatisfy({ $0 < 0x80 }) {
        for byte in text { bytes.append(try english(Unicode.Scalar(byte))) }
        return try checked(bytes, from: start)
      }
      guard let whole = String(validating: text, as: UTF8.self) else { throw .notUTF8 }
      guard let plain = PlainForm.of(whole, keeping: folding.has) else {
        return try append(whole, folding.folding, to: &bytes)
      }
      let blanksGone = String(decoding: try trimmed(Array(plain.utf8)[...]), as: UTF8.self)
      return try append(blanksGone, folding.folding, to: &bytes)
    } catch {
      bytes.removeSubrange(start...)
      throw error
    }
  }

  private static func append(
    _ text: String,
    _ folding: Folding?,
    to bytes: inout [UInt8]
  ) throws(Refusal) -> Int {
    guard let folding else {
      let start = bytes.count
      for scalar in text.unicodeScalars { bytes.append(try english(scalar)) }
      return try checked(bytes, from: start)
    }
    let isPlain = !text.unicodeScalars.contains { Composition.isPart($0) }
    return isPlain
      ? try append(text.unicodeScalars, folding, to: &bytes)
      : try append(Composition.scalars(of: text), folding, to: &bytes)
  }

  /// Returns the byte of a letter A–Z or of a sign.
  private static func english(_ scalar: Unicode.Scalar) throws(Refusal) -> UInt8 {
    if scalar.isASCII, let letter = Letter(ascii: UInt8(scalar.value)) { return letter.byte }
    guard let sign = Sign.byte(of: scalar) else { throw .unknown(scalar) }
    return sign
  }

  /// Checks the entry that starts at an offset and returns its number of bytes, 0 for a blank text.
  private static func checked(_ bytes: [UInt8], from start: Int) throws(Refusal) -> Int {
    let entry = bytes[start...]
    let letters = entry.count { Letter(byte: $0) != nil }
    if letters < entry.count {
      let hasGap = zip(entry, entry.dropFirst()).contains { $0 == space && $1 == space }
      guard !hasGap else { throw .doubleSpace }
      guard letters > 0 else { throw entry.contains(where: isRare) ? .onlySigns : .noLetter }
    }
    guard entry.count <= Positions.limit else { throw .tooLong }
    return entry.count
  }

  private static func append(
    _ scalars: some Collection<Unicode.Scalar>,
    _ folding: Folding,
    to bytes: inout [UInt8]
  ) throws(Refusal) -> Int {
    let start = bytes.count
    var isOther = false
    for scalar in scalars where !folding.append(scalar, to: &bytes, isOther: &isOther) {
      throw .unknown(scalar)
    }
    let count = try checked(bytes, from: start)
    if isOther {
      bytes.append(0)
      for scalar in scalars { folding.appendCapital(of: scalar, to: &bytes) }
      bytes.append(0)
    }
    return count
  }

  /// Whether a sign is not one of those that join the letters of words.
  private static func isRare(_ byte: UInt8) -> Bool { !" -'".utf8.contains(byte) }

  private static func trimmed(_ text: ArraySlice<UInt8>) throws(Refusal) -> ArraySlice<UInt8> {
    let text = text.trimmed
    guard text.count <= sizeLimit else { throw .tooLong }
    return text
  }
}
