/// A line that a room's author writes: an entry, or an entry, a tab and a clue.
package struct AuthorLine: Hashable {
  /// From 1.
  let number: Int
  /// As it was typed.
  let word: [UInt8]
  package let entry: [UInt8]
  /// As UTF-8, `nil` without one.
  package let clue: [UInt8]?

  /// What is wrong with a line.
  package struct Fault: Error, Hashable {
    /// From 1.
    package let line: Int
    /// The rest of a sentence that starts with the line; it never repeats what the line has.
    package let reason: String

    init(_ line: Int, _ reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  func fault(_ reason: String) -> Fault { Fault(number, reason) }

  /// Characters of a clue.
  private static let clueLimit = 80
  /// A shorter word may stand in a clue as part of another.
  private static let plainLength = 4

  init(
    _ number: Int,
    _ line: [UInt8],
    by reader: EntryReader
  ) throws(Fault) {
    self.number = number
    guard !Self.hasControl(line) else { throw Fault(number, "has a control character") }
    var rest = line[...]
    word = Array((rest.popField(endingAt: UInt8(ascii: "\t")) ?? []).trimmed)
    do throws(EntryParser.Refusal) {
      entry = try reader.entry(word)
    } catch {
      throw Fault(number, Self.reason(error))
    }
    let clue = String(decoding: rest.trimmed, as: UTF8.self)
    guard clue.unicodeScalars.count <= Self.clueLimit else {
      throw Fault(number, "has a clue of more than \(Self.clueLimit) characters")
    }
    guard !Self.names(entry, in: reader.letters(of: clue)) else {
      throw Fault(number, "has its word in its clue")
    }
    self.clue = clue.utf8.isEmpty ? nil : Array(clue.utf8)
  }

  private static func reason(_ refusal: EntryParser.Refusal) -> String {
    switch refusal {
    case .foreignCharacter, .unknown, .notUTF8:
      "has a character that is neither one of the list's letters nor space, hyphen or apostrophe"
    case .noLetter: "has no word"
    case .doubleSpace: "has two spaces in a row"
    case .tooLong: "has a word of more than \(Positions.limit) letters"
    }
  }

  /// The one tab before a clue has its place.
  private static func hasControl(_ line: [UInt8]) -> Bool {
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    let controls = scalars.filter { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    return controls.contains { $0 != "\t" } || controls.count > 1
  }

  private static func names(_ word: [UInt8], in clue: [UInt8]) -> Bool {
    let isLetter = { (place: Int) in
      clue.indices.contains(place) && Letter(byte: clue[place]) != nil
    }
    return clue.indices.contains { start in
      clue[start...].starts(with: word)
        && (word.count >= plainLength || !(isLetter(start - 1) || isLetter(start + word.count)))
    }
  }
}
