internal import HangmanKit

extension Service {
  /// Makes a room, or shows the room that it would make.
  func makeRoom(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let once = try once(parameters)
    let draft = try RoomDraft(parameters, configuration, lists)
    let random = try Failure.refusing(SecretID.random())
    let key = once?.derived(for: "key \(parameters.digest(without: "once try"))") ?? random
    if !draft.isTrial, let once, let made = try rooms.made(once: once, key: key) {
      return reply(made, key: key)
    }
    let room = draft.room(key: key, now: now)
    guard var room, !draft.isTrial else {
      let suggestions = try room.flatMap { room throws(Failure) in
        try draft.suggestions(for: room)
      }
      let (now, isDrawn) = (now, draft.isDrawn)
      let json = JSON.object {
        if let room {
          let reply = RoomReply(room: room, now: now, isAuthor: isDrawn, suggestions: suggestions)
          reply.write(to: &$0)
        }
        $0.field("refused", refused: draft.refused)
      }
      return CGIResponse(json: json)
    }
    room.id = try rooms.create(room, once: once, by: players).letters
    return reply(room, key: key, status: 201)
  }

  /// Returns the digits by which a client marks a call as a repetition.
  private func once(_ parameters: Parameters) throws(Failure) -> SecretID? {
    try parameters.value(
      of: "once",
      otherwise: "`once` must be 32 random hexadecimal digits (0-9 and a-f), new for each room."
    ) { SecretID(Array($0.utf8)[...]) }
  }
}
