internal import HangmanKit
import Libc

extension Check {
  /// The user in the commands that the check advises; a placeholder if the operator has not named one.
  private var server: String {
    configuration.serverUser == Variable.anyUser ? "SERVERS-USER" : configuration.serverUser
  }

  /// Reports an owner of the state folder who is not the user under which requests come.
  private mutating func compare(_ owner: uid_t) {
    let user = configuration.serverUser
    let path = configuration.stateFolder
    guard user != Variable.anyUser else { return }
    guard let id = accounts.id(of: user) else {
      return wrong(
        "There is no user \(user), which HANGMAN_USER names",
        mend: "Set it to the user of your web server"
      )
    }
    guard id != owner else { return }
    wrong(
      "The state folder \(path) belongs to \(accounts.text(owner)), but HANGMAN_USER, the web "
        + "server's user, is \(accounts.text(id)): every request is refused",
      mend: "chown -R \(user): \(path); or correct HANGMAN_USER"
    )
  }

  /// Returns whether the state folder exists and the other checks can run as its owner.
  mutating func canActAsOwner() -> Bool {
    let path = configuration.stateFolder
    var status = stat()
    guard stat(path, &status) == 0 else {
      let cause = HangmanError("stat")
      wrong("The state folder \(path) cannot be found: \(cause)", mend: making(path))
      return false
    }
    guard status.isFolder else {
      wrong("\(path) is not a folder", mend: "Move it away; then \(making(path))")
      return false
    }
    guard isMounted(path) else { return false }
    isStateLent = isLent(status)
    if isStateLent {
      note(
        "The state folder \(path) belongs to \(accounts.text(status.st_uid)), and "
          + "\(accounts.text(geteuid())) may write there as one of its group",
        mend:
          "Nothing to do if the container's host set this up; other users cannot look into the folder"
      )
      return true
    }
    return takesOwner(of: path, status)
  }

  /// Returns whether the program has the ids of the folder's owner; as root, it takes them.
  private mutating func takesOwner(of path: String, _ status: stat) -> Bool {
    if status.st_uid == 0 {
      wrong(
        "The state folder \(path) belongs to root, and web servers do not run as root",
        mend: "chown -R \(server): \(path)"
      )
    } else {
      compare(status.st_uid)
    }
    do throws(HangmanError) {
      try StateFolder.takeIDs(ofOwnerOf: path)
    } catch {
      let owner = accounts.text(status.st_uid)
      wrong("Cannot switch to user \(owner): \(error)", mend: "Run this command as root")
    }
    guard status.st_uid == geteuid() else {
      wrong(
        "The state folder \(path) belongs to \(accounts.text(status.st_uid)), "
          + "not to \(accounts.text(geteuid()))",
        mend: "Run this as root, or as the web server's user, which must own the folder"
      )
      return false
    }
    return true
  }

  /// Whether the folder belongs to another user but is writable through its group and closed to
  /// everyone else.
  ///
  /// That is so where a container's host chooses the user at random.
  private func isLent(_ status: stat) -> Bool {
    geteuid() != 0 && status.st_uid != geteuid() && status.st_mode & 0o007 == 0
      && access(configuration.stateFolder, R_OK | W_OK | X_OK) == 0
  }

  mutating func rights() {
    let path = configuration.stateFolder
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0, !isStateLent else { return }
    wrong("Other users can look into \(path)", mend: "chmod 700 \(path)")
  }

  /// Does to a trial file what a request does to a player's file.
  mutating func storage() {
    let path = configuration.stateFolder
    let trial = "\(path)/.check.\(getpid())"
    do throws(HangmanError) {
      defer { unlink(trial) }
      let file = try Descriptor(opening: trial, flags: O_RDWR | O_CREAT | O_EXCL)
      guard try file.lock(within: 0) else {
        throw HangmanError("flock", code: EWOULDBLOCK)
      }
      try file.write([UInt8](repeating: 0, count: 8192))
      try file.sync()
      try file.close()
      fine("\(path) can be written by its owner, \(accounts.text(geteuid()))")
    } catch {
      wrong("Nothing can be stored in \(path): \(error)", mend: Self.advice(error, path))
      return
    }
    var space = statvfs()
    guard statvfs(path, &space) == 0 else { return }
    let megabytes = (Int(space.f_bavail) * Int(space.f_frsize)) >> 20
    // Some file systems do not count inodes and report 0 of 0.
    let hasInodes = space.f_files == 0 || space.f_favail >= 1000
    guard megabytes < 64 || !hasInodes else { return }
    note(
      "Only \(megabytes) MB and \(space.f_favail) inodes are left for \(path)",
      mend: "Free some space before it is full, or players get 503 storage"
    )
  }

  private func making(_ path: String) -> String {
    "install -d -m 700 -o \(server) -g $(id -gn \(server)) \(path) makes it for that user"
  }

  private static func advice(_ failure: HangmanError, _ path: String) -> String {
    switch failure.code {
    case ENOSPC: "Free space on that disk, or inodes: df \(path); df -i \(path)"
    case EDQUOT: "Raise the quota of its owner"
    case EROFS: "Mount that disk for writing; a disk with faults turns read-only: see dmesg"
    case EACCES, EPERM: "chmod 700 \(path); its parents must let its owner pass"
    case ENOLCK, EWOULDBLOCK, EOPNOTSUPP: "Move it to a local disk that knows locks"
    default: "The text after the colon is the system's error message; look it up"
    }
  }
}
