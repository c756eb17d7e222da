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
  /// A line of a room's words; the reason is the rest of a sentence that starts with the line.
  case invalidWords(line: Int, reason: String)
  case roomsOff
  case noRoom
  case roomClosed
  case roundPlayed
  case roomFull
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
