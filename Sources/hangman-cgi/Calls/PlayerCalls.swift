internal import HangmanKit

extension Service {
  func forget(_: Parameters) throws(Failure) -> CGIResponse { try players.forget() }

  /// Answers with the player's code, which is the id in letters.
  func showCode(_: Parameters) throws(Failure) -> CGIResponse {
    guard let id = try players.present()?.id else { throw .noPlayerYet }
    return CGIResponse(json: JSON.object { $0.field("code", id.code) })
  }

  /// Makes the client the player of a code; the player that the client was before is not changed.
  func useCode(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    guard let id = SecretID(code: parameters["code"] ?? "") else { throw .invalidCode }
    guard let history = try players.load(id)?.history else {
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
