/// Reads a text as an entry of a list; `data/README.md` has the same rules for operators.
package enum EntryParser {
  /// Why a line of a list was not taken.
  package enum Refusal: Error, Hashable {
    /// A character that counts as nothing in the list's language.
    case unknown(Unicode.Scalar)
    /// A line of what signs a text.
    case signature
    case notUTF8
    case doubleSpace
    case noLetter
    case tooLong

    /// The rest of a sentence that starts with the entry.
    package var text: String {
      switch self {
      case .unknown(let scalar): "has \(name(of: scalar)), which its language does not have"
      case .signature: "belongs to a signature, and is no entry"
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

  /// Appends a text as an entry, without blanks around it, in plain forms: of A–Z in upper case where
  /// there is no folding, else of a language, and behind one that is written in other characters than
  /// its letters a zero, that spelling and a zero.
  ///
  /// - Returns: How many bytes the entry has, 0 for a blank text.
  static func append(
    _ text: some BidirectionalCollection<UInt8>,
    _ folding: EntryFolding,
    to bytes: inout [UInt8]
  ) throws(Refusal) -> Int {
    let start = bytes.count
    do throws(Refusal) {
      let text = try trimmed(text)
      if folding.isEnglish, text.allSatisfy({ $0 < 0x80 }) {
        return try append(ascii: text, to: &bytes)
      }
      guard let whole = String(validating: text, as: UTF8.self) else { throw .notUTF8 }
      guard let plain = PlainForm.of(whole) else {
        return try append(whole, folding.folding, to: &bytes)
      }
      let blanksGone = String(decoding: try trimmed(Array(plain.utf8)), as: UTF8.self)
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
      let other = text.unicodeScalars.first { $0.value >= 0x80 }
      if let other { throw .unknown(other) }
      return try append(ascii: Array(text.utf8), to: &bytes)
    }
    let isPlain = !text.unicodeScalars.contains { Composition.isMark($0) }
    return isPlain
      ? try append(text.unicodeScalars, folding, to: &bytes)
      : try append(Composition.scalars(of: text), folding, to: &bytes)
  }

  private static func append(
    ascii text: some BidirectionalCollection<UInt8>,
    to bytes: inout [UInt8]
  ) throws(Refusal) -> Int {
    let start = bytes.count
    var letters = 0
    for byte in text {
      if let letter = Letter(ascii: byte) {
        bytes.append(letter.byte)
        letters += 1
      } else {
        bytes.append(byte)
      }
    }
    let count = bytes.count - start
    guard count > 0 else { return 0 }
    if letters < count {
      let unknown = bytes[start...].first { Letter(byte: $0) == nil && !Pattern.marks.contains($0) }
      if let unknown { throw .unknown(Unicode.Scalar(unknown)) }
    }
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
