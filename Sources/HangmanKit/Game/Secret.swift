/// The hidden part of a game, fixed before the game begins.
package enum Secret: Hashable, Sendable {
  /// The word of an honest game, one byte per position.
  case word([UInt8])
  /// The entries of a trap, in the author's order and all of one shape.
  case trap([[UInt8]])
  /// The seed that draws the game: the word of an honest game, the shape of an evil one.
  case seed(UInt64)

  /// The commitment that the game publishes at its start: SHA-256 in hex of the nonce, a colon, and the
  /// word, the entries joined by LF, or the seed.
  package func commitment(in alphabet: Alphabet, nonce: String) -> String {
    let promised =
      switch self {
      case .word(let word): alphabet.text(word)
      case .trap(let entries): entries.map(alphabet.text).joined(separator: "\n")
      case .seed(let seed): String(seed)
      }
    return Hex.text(SHA256.digest(Array("\(nonce):\(promised)".utf8)))
  }

  /// The name of rooms with such games in files and replies.
  package var name: String {
    switch self {
    case .word: "words"
    case .trap: "trap"
    case .seed: Self.drawnName
    }
  }

  /// The name of rooms whose games the server draws.
  package static let drawnName = "rounds"

  /// The word of an honest game.
  package var word: [UInt8]? { if case .word(let word) = self { word } else { nil } }

  /// The entries of a trap.
  package var trap: [[UInt8]]? { if case .trap(let entries) = self { entries } else { nil } }

  var seed: UInt64? { if case .seed(let seed) = self { seed } else { nil } }

  /// Codes a word, or the entries of a trap with one per line; the seed has a line of its own
  /// elsewhere.
  mutating func code(_ lines: inout some Lines, _ alphabet: Alphabet) {
    var (word, entries) = (word ?? [], trap ?? [])
    if lines.isNext("word", self.word != nil) {
      lines.line("word") { $0.entry(&word, alphabet) }
      self = .word(word)
    } else if lines.isNext("entry", trap != nil) {
      lines.each("entry", &entries, []) { $0.entry(&$1, alphabet) }
      self = .trap(entries)
    }
    lines.require(trap?.isEmpty != true)
  }
}
