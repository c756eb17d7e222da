internal import HangmanKit

/// A game without its secrets: nothing before its end depends on the hidden word but the pattern
/// and the commitment.
struct GameReply {
  let game: Game
  /// How many entries fitted before the first guess and after each, `nil` where it is not said.
  let left: [Int]?
  /// How the list writes the answer, `nil` where that is not said.
  let answerText: String?
  /// How the entries that somebody chose are written, `nil` where they are not told.
  let texts: [String?]?
  /// What the answer means, `nil` where that is not said.
  let meaning: Meaning?
  /// Who said each letter, as the numbers of seats, on a board that all share.
  var speakers: [Int]?
  /// What is told of the word from the start, `nil` where nothing is.
  let clue: [UInt8]?
  /// How others fared in a game that everybody gets on a date, `nil` where that is not said.
  var others: Others?

  var json: [UInt8] { JSON.object(write) }

  func json(outcome: Game.Outcome?) -> [UInt8] {
    JSON.object {
      write(to: &$0)
      $0.field("outcome", outcome?.rawValue)
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

  /// Writes how the entries that are told are written: of an endgame those left, and all of them.
  private func writeTexts(to json: inout JSON) {
    guard let trap = game.secret.trap else { return }
    let isEndgame = game.kind.endgame != nil
    var left = texts
    if isEndgame, let texts {
      left = []
      for place in trap.indices where game.guesses.fit(trap[place]) { left?.append(texts[place]) }
    }
    json.field("texts", array: left) { $0.string($1) }
    if isEndgame { json.field("trapTexts", array: texts) { $0.string($1) } }
  }
}
