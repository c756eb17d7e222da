internal import HangmanKit

/// What a call asks of a new room, parsed but not yet held against lists.
struct RoomParameters {
  enum Wish {
    case words(String)
    case trap(String)
    case rounds(Int)
  }

  let wish: Wish
  let settings: SettingsParameters
  let table: Room.Table
  /// Whether nothing is to be stored.
  let isTrial: Bool

  init(_ parameters: Parameters) throws(Failure) {
    var wishes: [Wish] = []
    if let words = parameters["words"] { wishes.append(.words(words)) }
    if let trap = parameters["trap"] { wishes.append(.trap(trap)) }
    if let rounds = parameters["rounds"] {
      guard let number = SettingsParameters.number(rounds), (1...Room.drawnLimit).contains(number)
      else { throw .invalidSetting("rounds is a whole number from 1 to \(Room.drawnLimit).") }
      wishes.append(.rounds(number))
    }
    guard wishes.count == 1 else {
      throw .invalidRequest("Send one of words, trap and rounds.")
    }
    wish = wishes[0]
    settings = try SettingsParameters(parameters)
    guard let table = Room.Table(rawValue: parameters["table"] ?? Room.Table.all.rawValue) else {
      throw .invalidSetting("table is all or author.")
    }
    self.table = table
    isTrial = try SettingsParameters.truth(parameters, "try") ?? false
  }
}
