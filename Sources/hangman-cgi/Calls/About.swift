internal import HangmanKit

extension Service {
  /// Answers with the name and version of the program, for which a monitor or the page asks first.
  func about(_: Parameters) -> CGIResponse {
    CGIResponse(
      json: JSON.object {
        $0.field("name", "hangman")
        $0.field("version", Version.text)
        $0.field("scene", configuration.scene?.rawValue)
      }
    )
  }
}
