internal import HangmanKit

extension Service {
  func showSettings(_: Parameters) throws(Failure) -> CGIResponse {
    reply(present(try players.present()?.session.settings))
  }

  /// Stores the settings of the next games.
  func changeSettings(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let wanted = try SettingsParameters(parameters)
    var visit = try players.visit()
    let settings = try applied(wanted, to: visit.session)
    // Unchanged settings are not stored, so that a visitor who only looks gets no file.
    if settings != present(visit.session.settings) {
      visit.session.settings = settings
    }
    return try end(visit, with: reply(settings))
  }

  /// Returns the player's settings after the changes of a call.
  func applied(_ wanted: SettingsParameters, to session: Session) throws(Failure) -> Settings {
    try wanted.applied(to: session.settings, defaultList: configuration.defaultList, lists: lists)
  }

  /// The settings that a game without parameters uses: the stored ones or the defaults, as far as their
  /// list allows; as they are while that list cannot be read.
  private func present(_ stored: Settings?) -> Settings {
    let defaultList = configuration.defaultList
    let applied = try? SettingsParameters(Parameters())
      .applied(to: stored, defaultList: defaultList, lists: lists)
    return applied ?? stored ?? Settings(list: defaultList)
  }

  private func reply(_ settings: Settings) -> CGIResponse {
    let value = settings.value(over: lists)
    return CGIResponse(
      json: JSON.object {
        $0.write(settings)
        $0.write(value: value)
      }
    )
  }
}
