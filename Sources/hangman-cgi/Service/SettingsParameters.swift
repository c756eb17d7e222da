internal import HangmanKit

/// The settings of a call, parsed but not yet compared with a list.
struct SettingsParameters {
  private enum Length {
    case any
    case exactly(Int)
  }

  private let list: String?
  private var length: Length?
  private let mistakes: Int?
  private var isEvil: Bool?
  private var cunning: Cunning?
  private var hasClue: Bool?

  /// The names of the parameters, as calls list them.
  static var names: StaticString { "list length mistakes evil cunning clue" }

  init(_ parameters: Parameters) throws(Failure) {
    list = parameters["list"]
    length = try parameters.value(
      of: "length",
      otherwise: "`length` must be a whole number or \"any\"."
    ) {
      $0 == "any" ? .any : Parameters.number($0).map { .exactly($0) }
    }
    mistakes = try parameters.number("mistakes", in: Settings.mistakesRange)
    isEvil = try parameters.truth("evil")
    cunning = try parameters.choice("cunning")
    hasClue = try parameters.truth("clue")
  }

  /// The settings without those of an opponent, whom the words decide; also without the length, unless
  /// the words are drawn from a list.
  func ofWords(areDrawn: Bool) -> Self {
    var settings = self
    (settings.isEvil, settings.cunning, settings.hasClue) = (nil, nil, nil)
    if !areDrawn { settings.length = nil }
    return settings
  }

  /// The resulting settings, valid for their list.
  func applied(
    to stored: Settings?,
    defaultList: String,
    lists: Lists
  ) throws(Failure) -> Settings {
    var settings = stored ?? Settings(list: defaultList)
    if let list { settings.list = list }
    if let mistakes { settings.mistakes = mistakes }
    if let isEvil { settings.isEvil = isEvil }
    if let cunning { settings.cunning = cunning }
    let list = try summary(of: &settings, defaultList: defaultList, lists: lists)
    settings.length = try length(over: settings.length, in: list)
    settings.hasClue = try hasClue(over: settings, lists.haveMeanings(of: list).any)
    return settings
  }

  /// Whether a game has a clue.
  ///
  /// A choice from earlier gives way to a list or an opponent that has no clues.
  private func hasClue(over settings: Settings, _ hasMeanings: Bool) throws(Failure) -> Bool {
    guard hasClue == true else {
      return hasClue ?? (settings.hasClue && !settings.isEvil && hasMeanings)
    }
    guard !settings.isEvil else {
      throw .invalidSetting("Only an honest game can have a clue: send evil=false with clue=true.")
    }
    guard hasMeanings else {
      throw .invalidSetting(
        "This list has no meanings, so it cannot give clues. Choose one that GET lists marks with "
          + "\"meanings\": true."
      )
    }
    return true
  }

  private func summary(
    of settings: inout Settings,
    defaultList: String,
    lists: Lists
  ) throws(Failure) -> ListSummary {
    if let summary = try self.summary(of: settings.list, lists) { return summary }
    if list == nil, let summary = try self.summary(of: defaultList, lists) {
      // The player's list was removed, so play goes on with the default list.
      settings.list = defaultList
      return summary
    }
    guard list == nil else {
      throw .invalidSetting("No such list. GET lists has the ids.")
    }
    Configuration(.process).tellWords(
      "the data folder has no list \(defaultList), which HANGMAN_DEFAULT_LIST names",
      at: Clock.now()
    )
    throw .words
  }

  private func summary(of id: String, _ lists: Lists) throws(Failure) -> ListSummary? {
    try Failure.refusing(lists.summary(of: id))
  }

  private func length(over stored: Int?, in list: ListSummary) throws(Failure) -> Int? {
    switch length {
    case .any: return nil
    case nil: return list.has(stored) ? stored : nil
    case .exactly(let number):
      guard !list.hasPhrases else {
        throw .invalidSetting("A list of phrases accepts only length=any.")
      }
      guard list.has(number) else {
        throw .invalidSetting(
          "The list has no entry of this length. GET lists has the lengths of each list."
        )
      }
      return number
    }
  }
}
