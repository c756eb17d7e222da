extension Daily {
  /// The game of a date for the readers of one language, whose lists replace the English ones.
  package struct Edition: Hashable {
    /// The code of the language, `nil` for English.
    package let language: String?
    /// The id of the readers' list; the easier lists have the same id with `-easy` or `-medium` at the
    /// end.
    package let list: String
    /// The mistakes allowed on each day, Monday first.
    let mistakes: [Int]

    package static var english: Edition {
      Edition(language: nil, list: Settings.standardList, mistakes: [4, 7, 6, 7, 6, 5, 4])
    }

    private init(language: String?, list: String, mistakes: [Int]) {
      self.language = language
      self.list = list
      self.mistakes = mistakes
    }

    /// Creates the edition of a language from its ladder.
    ///
    /// As in English, a casual player wins less often on each day of the week than on the day before:
    /// `make ladder` measured it.
    package init(language: String, _ ladder: Ladder) {
      self.init(language: language, list: ladder.list, mistakes: ladder.week)
    }

    /// Returns the list that replaces an English one for these readers.
    func list(for english: String) -> String {
      guard language != nil else { return english }
      return english == Settings.standardList ? list : "\(list)-\(english)"
    }
  }
}

extension Lists {
  /// Returns the edition for the readers of a language; the English one if the server has no ladder of
  /// the language.
  package func edition(ofLanguage language: String?) throws(HangmanError) -> Daily.Edition {
    guard let language, let ladder = try ladder(ofLanguage: language) else { return .english }
    let edition = Daily.Edition(language: language, ladder)
    let list = try summary(of: edition.list)
    return list?.alphabet.letters.language == language ? edition : .english
  }
}

extension Game {
  /// The language of the readers for whom a date's game is made; `nil` for English and for other games.
  package var dailyLanguage: String? {
    kind.today == nil && kind.earlier == nil ? nil : alphabet.language
  }
}
