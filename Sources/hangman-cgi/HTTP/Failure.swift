/// Every way a request can be refused.
enum Failure: Error, Hashable {
  case notFound
  case methodNotAllowed(allowed: String)
  case crossSite
  case tooLarge(bodyLimit: Int)
  case timeout
  case unsupportedMediaType
  case invalidRequest(String)
  case invalidSetting(String)
  case invalidLetter
  case invalidCode
  /// No letter of the game's list, which has another alphabet than A–Z.
  case foreignLetter
  case noGame
  case noPlayer
  case staleGame
  case gameOver
  case dailyPlayed
  case gameInProgress
  case wordsChanged
  case busy
  case full
  case storage
  case words
  case `internal`
}
