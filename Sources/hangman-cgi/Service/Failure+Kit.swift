internal import HangmanKit

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
