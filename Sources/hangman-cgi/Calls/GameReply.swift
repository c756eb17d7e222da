internal import HangmanKit

/// A game without its secrets.
///
/// Until the game ends, only the pattern and the commitment depend on the hidden word.
struct GameReply {
  /// The number of entries that a reply to a guess shows as examples of those it let go.
  static let exampleLimit = 3

  let game: Game
  /// The number of fitting entries before the first guess and after each guess, `nil` if the reply
  /// leaves it out.
  let left: [Int]?
  /// The answer in the list's own spelling, `nil` if the reply leaves it out.
  let answerText: String?
  /// The spellings of the entries that a person chose, `nil` if the reply leaves the entries out.
  let texts: [String?]?
  /// The meaning of the answer, `nil` if the reply leaves it out.
  let meaning: Meaning?
  /// For each letter of a shared board, the number of the seat that guessed it.
  var speakers: [Int]?
  /// The clue that is shown from the start, `nil` without one.
  let clue: [UInt8]?
  /// The results of others in a game that everybody gets on a date, `nil` if the reply leaves them out.
  var others: Others?

  var json: [UInt8] { JSON.object(write) }

  /// The reply to a guess, with examples of the entries that the guess made impossible if these were
  /// asked for.
  func json(outcome: Game.Outcome?, letGo: [String]?) -> [UInt8] {
    JSON.object {
      write(to: &$0)
      $0.field("outcome", outcome?.rawValue)
      if let letGo { $0.field("letGo", array: letGo) { $0.string($1) } }
    }
  }

  func write(to json: inout JSON) {
    json.field("id", game.id)
    json.field("status", game.status.rawValue)
    json.field("pattern", utf8: game.alphabet.utf8(game.pattern.bytes))
    json.field("guesses", array: game.guesses.enumerated()) { json, item in
      json.object {
        $0.field("letter", utf8: game.alphabet.utf8([item.element.letter.byte]))
        $0.field("positions", array: item.element.positions.indices) { $0.number($1) }
        if let speaker = speakers?[item.offset] { $0.field("seat", speaker > 0 ? speaker : nil) }
      }
    }
    json.field("mistakes", game.mistakes)
    json.field("mistakesAllowed", game.settings.mistakes)
    json.field("mistakesLeft", game.mistakesLeft)
    json.field("settings") { $0.write(game.settings) }
    json.write(game.alphabet)
    json.field("answer", utf8: game.revelation.map { game.alphabet.utf8($0.answer) })
    json.field("answerText", answerText)
    if let meaning { json.field("meaning") { $0.write(meaning) } } else { json.null("meaning") }
    json.field("clue", utf8: clue)
    json.field("candidates", game.revelation?.candidates)
    json.field("left", array: left) { $0.number($1) }
    json.field("seed", game.isOver ? String(game.chance.seed) : nil)
    json.field("commitment", game.commitment)
    json.field("nonce", game.isOver && game.commitment != nil ? game.nonce : nil)
    for kind in KindCalls.all { kind.write(game, &json) }
    writeTexts(to: &json)
    if game.kind.shared != nil {
      if let others { json.field("others", object: others.write) } else { json.null("others") }
    }
    json.field("startedAt", Timestamp.text(game.startedAt))
    json.field("endedAt", game.endedAt.map(Timestamp.text))
  }

  /// Writes the spellings of the entries that are shown: those left in a game that shows its
  /// entries, and those at its start.
  private func writeTexts(to json: inout JSON) {
    guard let trap = game.secret.trap else { return }
    var left = texts
    if game.showsEntries, let texts {
      left = []
      for place in trap.indices where game.guesses.fit(trap[place]) { left?.append(texts[place]) }
    }
    json.field("texts", array: left) { $0.string($1) }
    if game.showsEntries { json.field("trapTexts", array: texts) { $0.string($1) } }
  }
}
