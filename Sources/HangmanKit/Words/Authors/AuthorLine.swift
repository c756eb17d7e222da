/// A line that a room's author writes: an entry, or an entry, a tab and a clue.
package struct AuthorLine: Hashable {
  /// The line's number, from 1.
  let number: Int
  package let entry: [UInt8]
  /// The entry as the author spelled it, in UTF-8; `nil` if that is the same as its letters.
  package let spelling: [UInt8]?
  /// The clue as UTF-8, `nil` without one.
  package let clue: [UInt8]?

  /// A fault of a line: its kind, and a sentence for the author.
  package struct Fault: Error, Hashable {
    /// A word from a short list, on which clients may rely.
    package enum Reason: String {
      case empty, signs, letters, long, shape, twice, clue, blocked, unlisted
    }

    /// The line's number, from 1.
    package let line: Int
    package let reason: Reason
    /// The rest of a sentence that starts with the line's number; it never repeats the line's content.
    package let text: String

    init(_ line: Int, _ reason: Reason, _ text: String) {
      self.line = line
      self.reason = reason
      self.text = text
    }
  }

  func fault(_ reason: Fault.Reason, _ text: String) -> Fault { Fault(number, reason, text) }

  /// The most characters of a clue.
  private static let clueLimit = 80
  /// The shortest word that a clue may not contain even as a part of a longer word.
  private static let plainLength = 4

  init(
    _ number: Int,
    _ line: [UInt8],
    by reader: EntryReader
  ) throws(Fault) {
    self.number = number
    var rest = line[...]
    let field = (rest.popField(endingAt: UInt8(ascii: "\t")) ?? []).trimmed
    let clue = String(decoding: Self.sentence(String(decoding: rest, as: UTF8.self)), as: UTF8.self)
    do throws(EntryParser.Refusal) {
      (entry, spelling) = try reader.entry(field)
    } catch {
      throw Self.fault(number, error)
    }
    guard clue.unicodeScalars.count <= Self.clueLimit else {
      throw Fault(number, .clue, "has a clue of more than \(Self.clueLimit) characters")
    }
    guard !Self.names(entry, in: reader.letters(of: clue)) else {
      throw Fault(number, .clue, "has a clue that contains the word")
    }
    self.clue = clue.utf8.isEmpty ? nil : Array(clue.utf8)
  }

  private static func fault(_ number: Int, _ refusal: EntryParser.Refusal) -> Fault {
    switch refusal {
    case .unknown, .notUTF8, .foreign:
      Fault(
        number,
        .letters,
        "has a character that is neither one of the list's letters nor a sign that is shown"
      )
    case .onlySigns: Fault(number, .signs, "has no letter to guess, only digits or other signs")
    case .noLetter: Fault(number, .empty, "has no word")
    case .doubleSpace: Fault(number, .letters, "has two spaces in a row")
    case .tooLong: Fault(number, .long, "has a word of more than \(Positions.limit) characters")
    }
  }

  /// Returns a clue or a title as it is shown: composed, without invisible characters, and without blanks
  /// around it.
  package static func sentence(_ text: String) -> ArraySlice<UInt8> {
    Array(Composition.text(of: PlainForm.ofSentence(text) ?? text).utf8)[...].trimmed
  }

  /// Whether a clue has a word in it, even with signs between the letters of the word or the clue.
  private static func names(_ word: [UInt8], in clue: [UInt8]) -> Bool {
    let (word, clue) = (lettersAlone(word), lettersAlone(clue))
    let isLetter = { (place: Int) in
      clue.indices.contains(place) && Letter(byte: clue[place]) != nil
    }
    return clue.indices.contains { start in
      clue[start...].starts(with: word)
        && (word.count >= plainLength || !(isLetter(start - 1) || isLetter(start + word.count)))
    }
  }

  /// Returns the letters of a text, with one space in place of the signs between two letters.
  private static func lettersAlone(_ text: [UInt8]) -> [UInt8] {
    let blank = UInt8(ascii: " ")
    var letters: [UInt8] = []
    for byte in text {
      if Letter(byte: byte) != nil {
        letters.append(byte)
      } else if letters.last != blank, !letters.isEmpty {
        letters.append(blank)
      }
    }
    if letters.last == blank { letters.removeLast() }
    return letters
  }
}

/// The lines of an author, and the faults of the refused ones.
package struct AuthorLines {
  /// The accepted lines, in the author's order.
  package private(set) var lines: [AuthorLine] = []
  /// The faults in the order of their lines, one for each refused line.
  package private(set) var faults: [AuthorLine.Fault] = []

  mutating func take(_ line: AuthorLine) { lines.append(line) }

  mutating func refuse(_ fault: AuthorLine.Fault) {
    lines.removeAll { $0.number == fault.line }
    let place = faults.firstIndex { $0.line > fault.line } ?? faults.count
    faults.insert(fault, at: place)
  }

  mutating func refuse(where find: (AuthorLine) -> AuthorLine.Fault?) {
    for fault in lines.compactMap(find) { refuse(fault) }
  }
}
