internal import HangmanKit

extension Call {
  /// The calls about the player's identity.
  static var players: [Call] {
    [
      .writing("/forget") { service, _ throws(Failure) in try service.players.forget() },
      .writing("/code") { service, _ throws(Failure) in try service.showCode() },
      .writing("/code/use", "code") { service, parameters throws(Failure) in
        try service.useCode(parameters)
      },
    ]
  }
}

extension Service {
  /// Answers with the player's code, which is the id in letters.
  fileprivate func showCode() throws(Failure) -> CGIResponse {
    guard let id = try players.presentID() else { throw .noPlayer }
    return CGIResponse(json: JSON.object { $0.field("code", id.code) })
  }

  /// Makes the client the player of a code; the player that the client was before is not changed.
  fileprivate func useCode(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    guard let id = SecretID(code: parameters["code"] ?? "") else { throw .invalidCode }
    guard let history = try players.session(of: id)?.history else {
      try configuration.admit(.wrongCode, at: now)
      throw .noPlayer
    }
    var response = CGIResponse(
      json: JSON.object {
        $0.field("played", history.played)
        $0.field("won", history.won)
      }
    )
    players.give(id, in: &response)
    return response
  }
}
