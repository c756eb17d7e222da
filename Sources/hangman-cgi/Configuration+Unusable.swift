internal import HangmanKit
import Libc

extension Configuration {
  /// Logs which settings of the server cannot be used, each once a day.
  ///
  /// `check` reads only the settings of the command line.
  func tellUnusable(at now: Int64) {
    for (name, value) in environment.operators {
      guard let setting = Variable(named: name) else {
        tell("\(name) is not a setting of this version", at: now, as: name)
        continue
      }
      guard !setting.takes(value) else { continue }
      tell(
        "the value of \(name) is not valid; \(setting.fallback) is used instead",
        at: now,
        as: name
      )
    }
    guard let file = environment.file else { return }
    for line in file.unreadable {
      tell("\(file.path): line \(line) cannot be read", at: now, as: "line-\(line)")
    }
  }

  /// Logs the two names that keep a page from playing, once a day.
  func tellUnlike(_ names: (origin: String, host: String), at now: Int64) {
    guard isDue("proxy", every: 86_400, at: now) else { return }
    let refused = "a page from \(names.origin) called host \(names.host) and was refused"
    Log.write("proxy: \(refused); if both are yours, make the proxy pass Host on unchanged")
  }

  /// Logs the reason why there are no words, each reason once a minute, because a proxy may ask every
  /// second whether a machine is well.
  func tellWords(_ reason: String, at now: Int64) {
    let digits = Hex.text(Checksum.of(Array(reason.utf8)))
    guard isDue("words-\(digits)", every: 60, at: now) else { return }
    Log.write("words: \(reason)")
  }

  private func tell(_ text: String, at now: Int64, as name: String) {
    guard isDue(name, every: 86_400, at: now) else { return }
    Log.write("settings: \(text)")
  }

  /// Whether this many seconds have passed since the name was last due.
  ///
  /// The time of a file named `told.` and the name keeps the last time.
  func isDue(_ name: String, every seconds: Int64, at now: Int64) -> Bool {
    let ending = name.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }
    let path = "\(stateFolder)/told.\(String(decoding: ending, as: UTF8.self))"
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, abs(now - Int64(status.st_mtim.tv_sec)) < seconds { return false }
    // Without the file, the name is due again.
    if let file = try? Descriptor(opening: path, flags: O_WRONLY | O_CREAT) {
      futimens(file.raw, nil)
    }
    return true
  }
}
