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
  static func text(_ name: String, _ meaning: String, _ number: Int) -> String {
    let metric = self.metric(name)
    return "# HELP \(metric) \(meaning)\n# TYPE \(metric) gauge\n\(metric) \(number)\n"
  }

  /// Returns a number's name as Prometheus writes it: `bytes-players` becomes `hangman_players_bytes`,
  /// the unit last.
  private static func metric(_ name: String) -> String {
    let isSize = name.begins(with: "bytes-")
    let words = Array(isSize ? "\(name)-bytes".utf8.dropFirst(6) : name.utf8[...])
    let metric = words.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
    return "hangman_\(String(decoding: metric, as: UTF8.self))"
  }
}
