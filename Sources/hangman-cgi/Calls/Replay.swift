internal import HangmanKit

extension Service {
  /// Shows how the computer cheated in a game that is over.
  func showReplay(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let isDaily = try parameters.truth("daily") ?? false
    let withLetters = try parameters.truth("letters") ?? false
    let hasMeanings = try parameters.truth("meanings") ?? false
    let session = try players.present()?.session
    guard let session, let game = isDaily ? dailyGame(of: session) : session.game else {
      throw .noGame
    }
    guard game.isOver || session.hasGivenUp(game) else { throw .gameInProgress }
    let replay = try Failure.refusing(Replay.of(game, over: lists, withLetters: withLetters))
    guard let replay else { throw .wordsChanged }
    if hasMeanings {
      try Failure.refusing(lists.meanings(of: game.settings.list, game.alphabet))?.readAhead()
    }
    let reply = ReplayReply(game: game, replay: replay) {
      hasMeanings ? $0.map { game.meaning(of: $0, over: self.lists) } : nil
    }
    return CGIResponse(json: reply.json)
  }
}

private struct ReplayReply {
  let game: Game
  let replay: Replay
  /// Returns the meanings of some entries; `nil` if these were not asked for.
  let meanings: ([[UInt8]]) -> [Meaning?]?

  var json: [UInt8] {
    JSON.object { json in
      json.field("game", game.id)
      json.write(value: replay.value)
      json.field("turns", array: replay.turns) { json, turn in
        json.object {
          $0.field("letter", utf8: game.alphabet.utf8([turn.letter.byte]))
          $0.field("before", turn.before)
          $0.field("after", turn.after)
          $0.field("familyCount", turn.familyCount)
          $0.field("families", array: turn.families) { json, choice in
            json.object { write(choice, to: &$0) }
          }
          guard let letters = turn.letters else { return }
          $0.field("yours") { write(letters.yours, to: &$0) }
          $0.field("best") { write(letters.best, to: &$0) }
        }
      }
    }
  }
}

extension ReplayReply {
  private func write(_ letter: Appraisal, to json: inout JSON) {
    json.field("letter", utf8: game.alphabet.utf8([letter.letter.byte]))
    json.field("hit", letter.hits)
    json.field("left", letter.largest)
    json.field("needs", letter.value)
  }

  private func write(_ choice: Replay.Choice, to json: inout JSON) {
    json.field("pattern", utf8: game.alphabet.utf8(choice.pattern.bytes))
    json.field("entries", choice.entries)
    json.field("kept", choice.isKept)
    json.field("examples", array: choice.examples) { $0.string(utf8: game.alphabet.utf8($1)) }
    json.field("texts", array: choice.texts) { $0.string($1) }
    if let meanings = meanings(choice.examples) {
      json.field("meanings", array: meanings) { json, meaning in
        if let meaning { json.object { $0.write(meaning) } } else { json.string(nil) }
      }
    }
    guard game.settings.isDiabolical else { return }
    json.field("mistakes", array: choice.mistakes) { $0.number($1) }
  }
}
