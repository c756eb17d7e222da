internal import HangmanKit

/// The numbers of `stats` in the text format of Prometheus and similar collectors.
///
/// All numbers are gauges, because players expire and their games go with them.
enum Metrics {
  /// The program's version in that format.
  static var version: String {
    let name = "hangman_info"
    return "# HELP \(name) The version of the program.\n# TYPE \(name) gauge\n"
      + "\(name){version=\"\(Version.text)\"} 1\n"
  }

  /// Returns a number with its name, its meaning and its type.
  static func text(_ name: String, _ number: Int) -> String {
    let metric = self.metric(name)
    return "# HELP \(metric) \(meaning(of: name))\n# TYPE \(metric) gauge\n\(metric) \(number)\n"
  }

  /// Returns a number's name as Prometheus writes it: `bytes-players` becomes `hangman_players_bytes`,
  /// the unit last.
  private static func metric(_ name: String) -> String {
    let isSize = name.begins(with: "bytes-")
    let words = Array(isSize ? "\(name)-bytes".utf8.dropFirst(6) : name.utf8[...])
    let metric = words.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
    return "hangman_\(String(decoding: metric, as: UTF8.self))"
  }

  private static func meaning(of name: String) -> String {
    switch name {
    case "counted-at": "When this was counted, in seconds since 1970."
    case "newer-files": "Files of players that a newer version of the program wrote."
    case "players": "Players whose files are kept."
    case "expired": "Expired players that are not swept yet."
    case "games-in-progress": "Games that can go on."
    case "games-played": "Finished games of the players that are kept."
    case "games-won": "Games won by the players that are kept."
    case "damaged-files": "Files set aside because they could not be read."
    case "bytes-players": "Disk that the players take."
    case "rooms": "Rooms whose files are kept."
    case "damaged-rooms": "Files of rooms set aside because they could not be read."
    case "bytes-rooms": "Disk that the rooms take."
    case "bytes-index": "Disk that the index takes."
    case "bytes-free": "Disk that is left for all of these."
    case "reports": "Words that players reported and nobody has dealt with."
    case "swept-at": "When expired players were last looked for, in seconds since 1970."
    default: "As in hangman-cgi(8)."
    }
  }
}
