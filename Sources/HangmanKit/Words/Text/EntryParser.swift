/// Reads a text as an entry of a list; `data/README.md` has the same rules for operators.
package enum EntryParser {
  /// Why a line of a list was not taken.
  package enum Refusal: Error, Hashable {
    case foreignCharacter
    /// A character that counts as nothing in the list's language.
    case unknown(Unicode.Scalar)
    case notUTF8
    case doubleSpace
    case noLetter
    case tooLong

    /// The rest of a sentence that starts with the entry.
    package var text: String {
      switch self {
      case .foreignCharacter: "has other characters than A-Z, space, hyphen and apostrophe"
      case .unknown(let scalar): "has \(name(of: scalar)), which its language does not have"
      case .notUTF8: "is no UTF-8"
      case .doubleSpace: "has two spaces in a row"
      case .noLetter: "has no letter"
      case .tooLong: "has more than 64 characters"
      }
    }
  }

  /// A character and its code point, for readers who cannot see the one.
  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return scalar.value < 0xA0 ? "U+\(padded)" : "\(String(scalar)) (U+\(padded))"
  }

  private static let space = UInt8(ascii: " ")
  /// More bytes than 64 characters take, each with a few marks.
  private static let sizeLimit = 1024

  /// Appends a text as an entry, without blanks around it: of A–Z in upper case, else of a language,
  /// and behind one that is written in other characters than its letters a zero, that spelling and a
  /// zero.
  ///
  /// - Returns: How many bytes the entry has, 0 for a blank text.
  static func append(
    _ text: some BidirectionalCollection<UInt8>,
    _ folding: Folding?,
    to bytes: inout [UInt8]
  ) throws(Refusal) -> Int {
    let start = bytes.count
    do throws(Refusal) {
      guard let folding else { return try append(text, to: &bytes) }
      let text = String(validating: try trimmed(text), as: UTF8.self)
      guard let text else { throw .notUTF8 }
      let isPlain = !text.unicodeScalars.contains { Composition.isMark($0) }
      return isPlain
        ? try append(text.unicodeScalars, folding, to: &bytes)
        : try append(Composition.scalars(of: text), folding, to: &bytes)
    } catch {
      bytes.removeSubrange(start...)
      throw error
    }
  }

  private static func append(
    _ text: some BidirectionalCollection<UInt8>,
    to bytes: inout [UInt8]
  ) throws(Refusal) -> Int {
    let start = bytes.count
    var letters = 0
    for byte in try trimmed(text) {
      if let letter = Letter(ascii: byte) {
        bytes.append(letter.byte)
        letters += 1
      } else {
        bytes.append(byte)
      }
    }
    let count = bytes.count - start
    guard count > 0 else { return 0 }
    let isKnown = { (byte: UInt8) in Letter(ascii: byte) != nil || Pattern.marks.contains(byte) }
    guard letters == count || bytes[start...].allSatisfy(isKnown) else { throw .foreignCharacter }
    try check(bytes[start...], letters: letters)
    return count
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
    guard bytes.count > start else { return 0 }
    try check(bytes[start...], letters: bytes[start...].count { Letter(byte: $0) != nil })
    let count = bytes.count - start
    if isOther {
      bytes.append(0)
      for scalar in scalars { folding.appendCapital(of: scalar, to: &bytes) }
      bytes.append(0)
    }
    return count
  }

  private static func check(_ entry: ArraySlice<UInt8>, letters: Int) throws(Refusal) {
    if letters < entry.count {
      let hasGap = zip(entry, entry.dropFirst()).contains { $0 == space && $1 == space }
      guard !hasGap else { throw .doubleSpace }
      guard letters > 0 else { throw .noLetter }
    }
    guard entry.count <= Positions.limit else { throw .tooLong }
  }

  private static func trimmed<Text: BidirectionalCollection<UInt8>>(
    _ text: Text
  ) throws(Refusal) -> Text.SubSequence {
    let isBlank = { (byte: UInt8) in byte == space || byte == UInt8(ascii: "\t") }
    guard let first = text.firstIndex(where: { !isBlank($0) }),
      let last = text.lastIndex(where: { !isBlank($0) })
    else { return text[text.endIndex...] }
    guard text.distance(from: first, to: last) < sizeLimit else { throw .tooLong }
    return text[first...last]
  }
}
