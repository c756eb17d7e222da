internal import HangmanKit

extension Failure {
  /// The refusal that a client sees; what an operator should know of it goes to the log.
  init(_ error: HangmanError) {
    let folder = Variable.stateFolder.text(in: .process)
    switch error {
    case .busy: self = .busy
    case .full: self = .full
    case .noClue:
      self = .invalidSetting(
        "No word of this list and length has a fair clue. Choose another list or length."
      )
    case .system, .newer, .unstorable:
      Log.write("storage: \(folder): \(error)")
      self = .storage
    case .damaged, .noSuchList, .unusable, .unreadable, .uncompiled:
      Configuration(.process).tellWords("\(error)", at: Clock.now())
      self = .words
    }
  }

  /// What a call returns; what it throws becomes a refusal.
  static func refusing<Value: ~Copyable>(
    _ body: @autoclosure () throws(HangmanError) -> Value
  ) throws(Failure) -> Value {
    do throws(HangmanError) { return try body() } catch { throw Failure(error) }
  }
}
