internal import HangmanKit
import Libc

extension CommandTool {
  /// Prints or removes all data of a player (named by code) or of a room (named as in its link), and
  /// returns `false` if there is none.
  func act(on text: String, removing isRemoving: Bool) throws(HangmanError) -> Bool {
    try StateFolder.takeIDs(ofOwnerOf: configuration.stateFolder)
    let now = Clock.now()
    let rooms = configuration.rooms(at: now)
    if let id = SecretID(code: text), let player = try configuration.store(at: now).load(id) {
      guard isRemoving else { return write(try player.encoded()) }
      try configuration.store(at: now).forget(id)
      return true
    }
    if let name = RoomName(letters: text), let room = try rooms.load(name) {
      guard isRemoving else { return write(try room.encoded()) }
      guard let held = try rooms.hold(name) else { throw .busy }
      try rooms.remove(held)
      return true
    }
    Log.write("no player has this code, and no room this id")
    return false
  }

  /// Returns the first line of standard input.
  ///
  /// A player's code works as the cookie. It is not an argument, because other users of the host can
  /// see arguments and the shell keeps them.
  static func typedCode() -> String {
    if isatty(STDIN_FILENO) == 1 { Log.write("type the player's code, or the room's id") }
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < 200, Libc.read(STDIN_FILENO, &byte, 1) == 1, byte != UInt8(ascii: "\n") {
      line.append(byte)
    }
    return String(decoding: line[...].trimmedLine, as: UTF8.self)
  }

  /// Writes the lines of a stored file; returns `true`, for the caller's result.
  private func write(_ bytes: [UInt8]) -> Bool {
    Output.write(String(decoding: bytes, as: UTF8.self))
    return true
  }
}
