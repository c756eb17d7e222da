internal import HangmanKit
import Libc

/// The folder for all data that the program must keep.
enum StateFolder {
  /// Makes the folder; as root, switches to the ids of its owner, so that the web server can use the
  /// files made in it.
  static func enter(_ path: String) throws(HangmanError) {
    try Directory.make(path)
    try takeIDs(ofOwnerOf: path)
  }

  /// As root, switches to the ids of the folder's owner.
  static func takeIDs(ofOwnerOf path: String) throws(HangmanError) {
    guard geteuid() == 0 else { return }
    var status = stat()
    _ = try retrying("stat") { stat(path, &status) }
    guard status.st_uid != 0 else { return }
    _ = try retrying("setgroups") { setgroups(0, nil) }
    _ = try retrying("setgid") { setgid(status.st_gid) }
    _ = try retrying("setuid") { setuid(status.st_uid) }
  }
}
