internal import HangmanKit

/// The settings of the environment: one table of names, defaults and meanings.
///
/// The program reads it, `--help` and the manual page print it, and `check` compares the settings with
/// it.
enum Variable: String, CaseIterable {
  case dataFolder = "HANGMAN_DATA_DIR"
  case stateFolder = "HANGMAN_STATE_DIR"
  case defaultList = "HANGMAN_DEFAULT_LIST"
  case cookieName = "HANGMAN_COOKIE"
  case https = "HANGMAN_HTTPS"
  case playerLimit = "HANGMAN_MAX_PLAYERS"
  case roomWords = "HANGMAN_ROOMS"
  case roomLimit = "HANGMAN_MAX_ROOMS"
  case scene = "HANGMAN_SCENE"
  case newPlayers = "HANGMAN_NEW_PLAYERS"
  case newRooms = "HANGMAN_NEW_ROOMS"
  case lifetime = "HANGMAN_LIFETIME_DAYS"
  case bodyLimit = "HANGMAN_BODY_BYTES"
  case bodySeconds = "HANGMAN_BODY_SECONDS"
  case lockSeconds = "HANGMAN_LOCK_SECONDS"
  case serverUser = "HANGMAN_USER"
  case settingsFile = "HANGMAN_SETTINGS"

  /// The setting with this name.
  ///
  /// This is not `init(rawValue:)`, because for more than sixteen cases Swift looks these up in a
  /// dictionary, which needs randomness that musl does not have.
  init?(named name: String) {
    // The length is compared first, because every request looks up each setting of the operator.
    let length = name.utf8.count
    let found = Self.allCases.first {
      $0.rawValue.utf8.count == length && $0.rawValue.utf8.elementsEqual(name.utf8)
    }
    guard let found else { return nil }
    self = found
  }

  /// The value of `serverUser` for no particular user.
  static let anyUser = "any"
  /// The value of `scene` that lets the page choose.
  static let anyScene = "any"
  /// The value of `settingsFile` for no file.
  static let noFile = "none"
  /// The words that every switch takes for off.
  private static let offs = ["off", "none"]

  /// The possible values of a setting, with the default.
  enum Kind {
    case folder(String)
    case listID(String)
    case cookieName(String)
    case flag
    case user
    case file
    case choice([String])
    case number(Int, ClosedRange<Int>)
  }

  var kind: Kind {
    switch self {
    case .dataFolder: .folder("data")
    case .stateFolder: .folder("state")
    case .defaultList: .listID(Settings.standardList)
    case .cookieName: .cookieName("hangman")
    case .https: .flag
    case .playerLimit: .number(1_000_000, 0...1_000_000_000)
    case .roomWords: .choice(RoomWords.allCases.map { $0.rawValue })
    case .roomLimit: .number(100_000, 0...1_000_000_000)
    case .scene: .choice([Self.anyScene] + Scene.allCases.map { $0.rawValue })
    case .newPlayers: .number(0, 0...1_000_000)
    case .newRooms: .number(10, 0...1_000_000)
    case .lifetime: .number(400, 1...36_500)
    case .bodyLimit: .number(4096, 256...65_536)
    case .bodySeconds: .number(8, 1...300)
    case .lockSeconds: .number(2, 0...60)
    case .serverUser: .user
    case .settingsFile: .file
    }
  }

  var meaning: String {
    switch self {
    case .dataFolder: "The folder with words.plist and lists/. The program only reads it."
    case .stateFolder:
      "The folder for players, rooms and index. It must belong to the web server's user."
    case .defaultList: "The list that new players start with."
    case .cookieName: "The cookie's name. Two games on one host need different names."
    case .https:
      "\"on\" behind a proxy that handles HTTPS. A web server with HTTPS of its own needs no setting."
    case .playerLimit:
      "The approximate limit of stored players; beyond it, new players get 503 full. 0 admits none."
    case .roomWords:
      "Words that rooms may have: any, or listed (only words of a list); off allows no rooms."
    case .roomLimit:
      "The approximate limit of stored rooms; beyond it, new rooms get 503 full. 0 admits none."
    case .scene:
      "The drawing for newcomers: gallows, web, snowman, balloon; any leaves it to the page."
    case .newPlayers:
      "The most new players in one second, and the most wrong player codes or room codes; more get "
        + "503 full. 0 means no limit, but wrong room codes then have that of HANGMAN_NEW_ROOMS."
    case .newRooms: "The most new rooms in one second; more get 503 full. 0 means no limit."
    case .lifetime: "How many days after the last move a player and the cookie expire."
    case .bodyLimit:
      "The largest body of a request in bytes; a larger one gets 413. For a new room it is always 8192."
    case .bodySeconds:
      "How many seconds a request body may take to arrive; then 408 timeout."
    case .lockSeconds:
      "How many seconds to wait for another request of the same player; then 503 busy."
    case .serverUser: "The web server's user; check expects this user to own the state folder."
    case .settingsFile:
      "A file with a line NAME=value for each setting; its values take precedence. none: no file."
    }
  }

  /// The default as an operator would write it.
  var standard: String {
    switch kind {
    case .folder(let text), .listID(let text), .cookieName(let text): text
    case .flag: "off"
    case .user: Self.anyUser
    case .file: Self.noFile
    case .choice(let texts): texts[0]
    case .number(let number, _): String(number)
    }
  }

  /// The value that replaces one that cannot be used.
  ///
  /// An operator who sets anything for rooms wants to limit them.
  var fallback: String {
    if case .roomWords = self { RoomWords.off.rawValue } else { standard }
  }

  /// Whether a value can be used; otherwise `fallback` replaces it.
  func takes(_ text: String) -> Bool { meant(by: text) != nil }

  /// The value as the program writes it; `nil` if it cannot be used.
  private func meant(by text: String) -> String? {
    var word: String { String(decoding: text.utf8.lowercased, as: UTF8.self) }
    switch kind {
    case .folder, .user, .file: return text
    case .choice(let texts):
      return texts.first(word) ?? (Self.offs.first(word) != nil ? texts.first("off") : nil)
    case .listID: return ListFolder.isID(text) ? text : nil
    case .cookieName: return Self.isCookieName(text) ? text : nil
    case .flag: return Self.offs.first(word) != nil ? "off" : ["on"].first(word)
    case .number(_, let range): return Int(text).map(range.contains) ?? false ? text : nil
    }
  }

  /// Whether a text can be a cookie's name in every browser and server.
  private static func isCookieName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte.isDigit
          || (byte | 0x20).isSmallLetter
      }
  }

  /// The operator's text, or the default.
  func text(in environment: Environment) -> String {
    guard let text = environment.text(rawValue) else { return standard }
    return meant(by: text) ?? fallback
  }

  /// The operator's number, or the default.
  func number(in environment: Environment) -> Int {
    guard case .number(let standard, let range) = kind else { return 0 }
    guard let text = environment.text(rawValue), let number = Int(text), range.contains(number)
    else { return standard }
    return number
  }
}

extension [String] {
  /// The text that is equal byte for byte, if there is one.
  fileprivate func first(_ text: String) -> String? {
    first { $0.utf8.elementsEqual(text.utf8) }
  }
}
