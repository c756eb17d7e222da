/// What a game hides until its end, fixed before it begins.
package enum Secret: Hashable, Sendable {
  /// The word of an honest game, one byte a position.
  case word([UInt8])
  /// The entries of a trap, in the author's order and all of one shape.
  case trap([[UInt8]])
  /// The seed that draws the game: the word of an honest one, the shape of an evil one.
  case seed(UInt64)

  /// The promise to it that is made at the start: SHA-256, in hex, of the nonce, a colon and the
  /// word, the entries joined by LF or the seed.
  package func commitment(in alphabet: Alphabet, nonce: String) -> String {
    let promised =
      switch self {
      case .word(let word): alphabet.text(word)
      case .trap(let entries): entries.map(alphabet.text).joined(separator: "\n")
      case .seed(let seed): String(seed)
      }
    return Hex.text(SHA256.digest(Array("\(nonce):\(promised)".utf8)))
  }

  /// What rooms of such games are called in files and replies.
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

  /// A word, or the entries of a trap, one per line; a seed has its line elsewhere.
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
