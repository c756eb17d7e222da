/// A line that a room's author writes: an entry, or an entry, a tab and a clue.
package struct AuthorLine: Hashable {
  /// From 1.
  let number: Int
  package let entry: [UInt8]
  /// As UTF-8, `nil` without one.
  package let clue: [UInt8]?

  /// What is wrong with a line.
  package struct Fault: Error, Hashable {
    package enum Reason: String {
      case empty, letters, long, shape, twice, clue, blocked, unlisted
    }

    /// From 1.
    package let line: Int
    package let reason: Reason
    /// The rest of a sentence that starts with the line; it never repeats what the line has.
    package let text: String

    init(_ line: Int, _ reason: Reason, _ text: String) {
      self.line = line
      self.reason = reason
      self.text = text
    }
  }

  func fault(_ reason: Fault.Reason, _ text: String) -> Fault { Fault(number, reason, text) }

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
    var rest = line[...]
    let field = (rest.popField(endingAt: UInt8(ascii: "\t")) ?? []).trimmed
    let text = String(decoding: field, as: UTF8.self)
    let word = Array((PlainForm.of(text) ?? text).utf8)[...].trimmed
    let clue = String(decoding: rest.trimmed, as: UTF8.self)
    guard !Self.hasControl(String(decoding: word, as: UTF8.self)) else {
      throw Fault(number, .letters, "has a control character")
    }
    guard !Self.hasControl(clue) else {
      throw Fault(number, .clue, "has a control character in its clue, or a mark of direction")
    }
    do throws(EntryParser.Refusal) {
      entry = try reader.entry(word)
    } catch {
      throw Self.fault(number, error)
    }
    guard clue.unicodeScalars.count <= Self.clueLimit else {
      throw Fault(number, .clue, "has a clue of more than \(Self.clueLimit) characters")
    }
    guard !Self.names(entry, in: reader.letters(of: clue)) else {
      throw Fault(number, .clue, "has its word in its clue")
    }
    self.clue = clue.utf8.isEmpty ? nil : Array(clue.utf8)
  }

  private static func fault(_ number: Int, _ refusal: EntryParser.Refusal) -> Fault {
    switch refusal {
    case .unknown, .notUTF8, .signature:
      Fault(
        number,
        .letters,
        "has a character that is neither one of the list's letters nor space, hyphen or apostrophe"
      )
    case .noLetter: Fault(number, .empty, "has no word")
    case .doubleSpace: Fault(number, .letters, "has two spaces in a row")
    case .tooLong: Fault(number, .long, "has a word of more than \(Positions.limit) letters")
    }
  }

  /// Whether a text has what nobody sees and what changes the text around it.
  package static func hasControl(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      // The second are ends of lines and paragraphs, embeddings and overrides, the last isolates.
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
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
