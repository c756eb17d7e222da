extension Daily {
  /// The day's game for the readers of one language, whose lists take the place of the English ones.
  package struct Edition: Hashable, Sendable {
    /// The code of the language, `nil` for English.
    package let language: String?
    /// The id of its list; the easier ones have it too, with `-easy` and `-medium` at their end.
    package let list: String

    package static let english = Edition(language: nil, list: Settings.standardList)

    private init(language: String?, list: String) {
      self.language = language
      self.list = list
    }

    /// `nil` for a language without a list in the table.
    package init?(language: String) {
      guard let row = Self.lists.first(where: { $0.language == language }) else { return nil }
      self.init(language: language, list: row.list)
    }

    /// What takes the place of an English list.
    func list(for english: String) -> String {
      guard language != nil else { return english }
      return english == Settings.standardList ? list : "\(list)-\(english)"
    }

    private static let lists = [
      (language: "da", list: "danish"),
      (language: "de", list: "german"),
      (language: "el", list: "greek"),
      (language: "es", list: "spanish"),
      (language: "fi", list: "finnish"),
      (language: "fr", list: "french"),
      (language: "hu", list: "hungarian"),
      (language: "nb", list: "norwegian"),
      (language: "nl", list: "dutch"),
      (language: "pl", list: "polish"),
      (language: "pt", list: "portuguese"),
      (language: "pt-br", list: "brazilian"),
      (language: "ro", list: "romanian"),
      (language: "ru", list: "russian"),
      (language: "sv", list: "swedish"),
      (language: "tr", list: "turkish"),
      (language: "uk", list: "ukrainian"),
    ]
  }
}

extension Game {
  /// The language of the readers whose game of a date it is; `nil` for English and for other games.
  package var dailyLanguage: String? {
    switch origin {
    case .today, .earlier: alphabet.language
    case .own, .seeded, .round, .endgame: nil
    }
  }
}
