internal import HangmanKit

/// The service that answers every call: the player, the words, and the time of the request.
final class Service {
  let configuration: Configuration
  let players: Players
  let lists: Lists
  /// The time of the request in seconds since 1970.
  let now: Int64

  init(_ configuration: Configuration, cookies: Cookies, now: Int64) {
    self.configuration = configuration
    players = Players(configuration, cookies: cookies, now: now)
    lists = Lists(indexes: configuration.indexes, notice: Log.write)
    self.now = now
  }

  var rooms: Rooms { Rooms(configuration, now: now) }
}

extension Failure {
  /// The refusal for an error.
  ///
  /// The cause goes to the log, for the operator.
  static func of(_ error: HangmanError) -> Failure {
    switch error {
    case .busy: return .busy
    case .full: return .full
    case .noClue:
      return .invalidSetting(
        "No word of this list and length has a fair clue. Choose another list or length."
      )
    case .system, .newer, .unstorable:
      Log.write("storage: \(Variable.stateFolder.text(in: .process)): \(error)")
      return .storage
    case .damaged, .noSuchList, .unusable, .unreadable, .uncompiled:
      Configuration(.process).tellWords("\(error)", at: Clock.now())
      return .words
    }
  }

  /// Returns the result of the body; an error that it throws becomes a refusal.
  static func refusing<Value: ~Copyable>(
    _ body: @autoclosure () throws(HangmanError) -> Value
  ) throws(Failure) -> Value {
    do throws(HangmanError) { return try body() } catch { throw Failure.of(error) }
  }
}

extension JSON {
  mutating func write(_ settings: Settings) {
    field("list", settings.list)
    field("length", settings.length)
    field("mistakes", settings.mistakes)
    field("evil", settings.isEvil)
    field("cunning", settings.cunning.rawValue)
    field("clue", settings.hasClue)
  }

  /// Writes the bounds of a game's value, the number of mistakes that even a perfect player makes.
  mutating func write(value: ClosedRange<Int>?) {
    guard let value else { return null("value") }
    field("value") {
      $0.field("lower", value.lowerBound)
      $0.field("upper", value.upperBound)
    }
  }

  mutating func write(_ meaning: Meaning) {
    field("text", utf8: meaning.text)
    field("language", meaning.language)
  }

  mutating func write(_ alphabet: Alphabet) {
    field("language", alphabet.language)
    field("letters", alphabet.letters)
    field("direction", alphabet.isRightToLeft ? "rtl" : "ltr")
  }
}
