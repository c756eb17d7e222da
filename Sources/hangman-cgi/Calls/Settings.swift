internal import HangmanKit

extension Service {
  func showSettings(_: Parameters) throws(Failure) -> CGIResponse {
    reply(try players.present()?.settings ?? Settings(list: configuration.defaultList))
  }

  /// Stores the settings of the next games.
  func changeSettings(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let wanted = try SettingsParameters(parameters)
    var visit = try players.visit()
    let settings = try applied(wanted, to: visit.session)
    // Unchanged settings are not stored, so that a visitor who only looks gets no file.
    if settings != visit.session.settings ?? Settings(list: configuration.defaultList) {
      visit.session.settings = settings
    }
    return try end(visit, with: reply(settings))
  }

  /// Returns the player's settings after the changes of a call.
  func applied(_ wanted: SettingsParameters, to session: Session) throws(Failure) -> Settings {
    try wanted.applied(to: session.settings, defaultList: configuration.defaultList, lists: lists)
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
