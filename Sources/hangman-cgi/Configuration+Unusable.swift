internal import HangmanKit
import Libc

extension Configuration {
  /// Says in the log, once a day, which setting of the server's file cannot be used: `check` reads
  /// the command's settings alone.
  func tellUnusable(at now: Int64) {
    let wrong = Variable.allCases.first { setting in
      environment.text(setting.rawValue).map { !setting.takes($0) } ?? false
    }
    guard let wrong, isDue("\(stateFolder)/told", at: now) else { return }
    Log.write("settings: \(wrong.rawValue) cannot be used; \(wrong.standard) counts instead")
  }

  /// Whether a day has passed since this was last true, of which the file's time tells.
  private func isDue(_ path: String, at now: Int64) -> Bool {
    var status = stat()
    if stat(path, &status) == 0, abs(now - Int64(status.st_mtim.tv_sec)) < 86_400 { return false }
    // Without the file it is said again.
    if let file = try? Descriptor(opening: path, flags: O_WRONLY | O_CREAT) {
      futimens(file.raw, nil)
    }
    return true
  }
}
