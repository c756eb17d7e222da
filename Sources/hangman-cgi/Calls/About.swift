internal import HangmanKit

extension Call {
  /// The name and version of the program, which a monitor or the page asks for first.
  static var about: Call { .reading("/") { service, _ in service.about() } }
}

extension Service {
  fileprivate func about() -> CGIResponse {
    CGIResponse(
      json: JSON.object {
        $0.field("name", "hangman")
        $0.field("version", Version.text)
        $0.field("scene", configuration.scene?.rawValue)
      }
    )
  }
}
