internal import HangmanKit

extension Service {
  /// Shows the lists that can be played.
  func showLists(_: Parameters) throws(Failure) -> CGIResponse {
    guard configuration.indexes.lists.isWhole else {
      configuration.tellWords(
        "\(configuration.dataFolder) has no words.plist or no lists/",
        at: Clock.now()
      )
      throw .words
    }
    let all = try Failure.refusing(lists.all())
    let json = JSON.object {
      $0.field("lists", array: all.lists) {
        $0.write($1, meanings: lists.haveMeanings(of: $1), lists.ladder(of: $1))
      }
      $0.field("pending", array: all.pending) { $0.string($1) }
    }
    return CGIResponse(kept: json)
  }
}

extension JSON {
  fileprivate mutating func write(
    _ list: ListSummary,
    meanings: (any: Bool, areTranslations: Bool),
    _ ladder: Ladder?
  ) {
    object {
      $0.field("id", list.id)
      $0.field("title", list.title)
      $0.write(list.alphabet.letters)
      $0.field("keys", array: list.alphabet.keys) { $0.string($1) }
      $0.field("entries", list.entryCount)
      $0.field("longest", list.lengths.last?.length)
      $0.field("phrases", list.hasPhrases)
      $0.field("meanings", meanings.any)
      $0.field("translated", meanings.areTranslations)
      $0.field("week", array: ladder?.week) { $0.number($1) }
      $0.field("opponents", array: ladder?.rungs) { json, rung in
        json.object {
          $0.field("name", rung.name)
          $0.field("mistakes", rung.mistakes)
          $0.field("rate", rung.rate)
        }
      }
      $0.field("lengths") { json in
        for item in list.lengths { json.field(item.length, item.count) }
      }
    }
  }
}
