/// A line of a room's words that is refused.
struct RefusedLine: Hashable {
  /// From 1.
  let line: Int
  /// One of a few words, which clients may rely on.
  let reason: String
  /// The rest of a sentence that starts with the line.
  let text: String
}

/// Every way a request can be refused.
enum Failure: Error, Hashable {
  case notFound(calls: String)
  case methodNotAllowed(allowed: String)
  case crossSite
  case tooLarge(bodyLimit: Int)
  case timeout
  case unsupportedMediaType
  case invalidRequest(String)
  case invalidSetting(String)
  case invalidLetter
  case invalidCode
  case invalidWords([RefusedLine])
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
