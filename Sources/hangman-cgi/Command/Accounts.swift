internal import HangmanKit
import Libc

/// The users of this host in /etc/passwd.
///
/// The file is read directly, because the C library's calls for it need parts that a static program
/// does not have.
struct Accounts {
  private var users: [(name: String, id: uid_t)] = []

  init() {
    guard let file = try? Descriptor(reading: "/etc/passwd"),
      let bytes = try? file.read(1_000_000, at: 0)
    else { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard fields.count > 2, let id = uid_t(String(decoding: fields[2], as: UTF8.self)) else {
        continue
      }
      users.append((String(decoding: fields[0], as: UTF8.self), id))
    }
  }

  /// Returns the number of a user given by name or by number.
  func id(of user: String) -> uid_t? {
    users.first { $0.name == user }?.id ?? uid_t(user)
  }

  /// Returns a user as operators know it: the name, with the number.
  func text(_ id: uid_t) -> String {
    users.first { $0.id == id }.map { "\($0.name) (\(id))" } ?? "user \(id)"
  }
}
