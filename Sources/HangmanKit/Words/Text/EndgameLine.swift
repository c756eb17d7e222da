/// A line of a file of endgames: the mistakes that a perfect player needs, then the words.
package struct EndgameLine {
  package let needs: Int
  /// The endgame's words, all different and of one shape.
  package let entries: [[UInt8]]

  /// The reason why a line is not an endgame: the rest of a sentence that starts with the line.
  package struct Refusal: Error {
    package let text: String
  }

  /// The most words of an endgame, because more are not computed for a perfect player.
  private static let wordLimit = 64
  /// The mistakes that a perfect player may need; the game allows one more.
  private static let needsRange = 0...25

  package init(_ line: ArraySlice<UInt8>, _ alphabet: Alphabet) throws(Refusal) {
    var rest = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    let number = String(decoding: rest.popField(endingAt: UInt8(ascii: " ")) ?? [], as: UTF8.self)
    guard number.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let needs = Int(number), Self.needsRange.contains(needs)
    else { throw Refusal(text: "does not begin with a number of mistakes from 0 to 25") }
    self.needs = needs
    var entries: [[UInt8]] = []
    while let word = rest.popField(endingAt: UInt8(ascii: " ")) {
      entries.append(try Self.entry(word, alphabet))
      guard entries.count <= Self.wordLimit else {
        throw Refusal(text: "has more than \(Self.wordLimit) words")
      }
    }
    guard let first = entries.first else { throw Refusal(text: "has no word") }
    let shape = Pattern(hiding: first)
    for (place, entry) in entries.enumerated() {
      guard Pattern(hiding: entry) == shape else {
        throw Refusal(text: "has words of two lengths, or with marks in other places")
      }
      guard !entries[..<place].contains(entry) else { throw Refusal(text: "has a word twice") }
    }
    self.entries = entries
  }

  private static func entry(
    _ word: ArraySlice<UInt8>,
    _ alphabet: Alphabet
  ) throws(Refusal) -> [UInt8] {
    let entry = alphabet.entry(Array(word)) ?? []
    guard entry.count <= Positions.limit else {
      throw Refusal(text: "has a word of more than \(Positions.limit) letters")
    }
    var letters = 0
    for byte in entry where !Sign.has(byte) {
      guard let letter = Letter(byte: byte), letter.index < alphabet.count else {
        letters = 0
        break
      }
      letters += 1
    }
    guard letters > 0 else {
      throw Refusal(text: "has a word that is not in capitals of its language")
    }
    return entry
  }
}
