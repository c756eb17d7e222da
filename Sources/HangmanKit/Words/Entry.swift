/// What makes a text an entry of a list; `data/README.md` tells operators the same rules.
package enum Entry {
  /// Why a line of a list was not taken.
  package enum Refusal: String, Error, Hashable, CaseIterable {
    case foreignCharacter = "has other characters than A-Z, space, hyphen and apostrophe"
    case doubleSpace = "has two spaces in a row"
    case noLetter = "has no letter"
    case tooLong = "has more than 64 characters"
  }

  private static let space = UInt8(ascii: " ")

  /// Appends a text as an entry: upper case, without blanks around it.
  ///
  /// - Returns: How many bytes were appended, 0 for a blank text.
  package static func append(
    _ text: some BidirectionalCollection<UInt8>,
    to bytes: inout [UInt8]
  ) throws(Refusal) -> Int {
    let start = bytes.count
    var letters = 0
    for byte in trimmed(text) {
      if let letter = Letter(byte: byte) {
        bytes.append(letter.byte)
        letters += 1
      } else {
        bytes.append(byte)
      }
    }
    let count = bytes.count - start
    guard count > 0 else { return 0 }
    do throws(Refusal) {
      try check(bytes[start...], letters: letters)
    } catch {
      bytes.removeSubrange(start...)
      throw error
    }
    return count
  }

  private static func check(_ entry: ArraySlice<UInt8>, letters: Int) throws(Refusal) {
    if letters < entry.count {
      guard entry.allSatisfy({ Letter(byte: $0) != nil || Pattern.marks.contains($0) }) else {
        throw .foreignCharacter
      }
      let hasGap = zip(entry, entry.dropFirst()).contains { $0 == space && $1 == space }
      guard !hasGap else { throw .doubleSpace }
      guard letters > 0 else { throw .noLetter }
    }
    guard entry.count <= Positions.limit else { throw .tooLong }
  }

  private static func trimmed<Text: BidirectionalCollection<UInt8>>(
    _ text: Text
  ) -> Text.SubSequence {
    let isBlank = { (byte: UInt8) in byte == space || byte == UInt8(ascii: "\t") }
    guard let first = text.firstIndex(where: { !isBlank($0) }),
      let last = text.lastIndex(where: { !isBlank($0) })
    else { return text[text.endIndex...] }
    return text[first...last]
  }
}
