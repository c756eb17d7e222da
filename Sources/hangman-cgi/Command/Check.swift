internal import HangmanKit
import Libc

/// Looks at everything the game needs, and says in plain words what is wrong and how to mend it.
///
/// Only what keeps somebody from playing, or lets somebody read what is not theirs, is WRONG.
struct Check {
  let configuration: Configuration
  /// Seconds since 1970.
  let now = Clock.now()
  private var isWell = true

  private init(_ configuration: Configuration) { self.configuration = configuration }

  /// Prints what was found; 0 if nothing is wrong, else 1.
  static func run(_ configuration: Configuration) -> Int32 {
    var check = Check(configuration)
    check.settings()
    // From here on with the rights that requests have.
    if check.canActAsOwner() {
      check.rights()
      check.room()
      check.players()
    }
    check.lists()
    return check.isWell ? 0 : 1
  }

  func fine(_ text: String) { Self.say("ok    ", text) }

  func note(_ text: String, mend: String) {
    Self.say("note  ", text)
    Self.say("      ", mend)
  }

  mutating func wrong(_ text: String, mend: String) {
    isWell = false
    Self.say("WRONG ", text)
    Self.say("      ", mend)
  }

  private static func say(_ kind: String, _ text: String) {
    Output.line("\(kind) \(String(decoding: Log.escaped(text, limit: 1000), as: UTF8.self))")
  }

  private mutating func settings() {
    guard let environ = try? Descriptor(opening: "/proc/self/environ", flags: O_RDONLY),
      let bytes = try? environ.read(1_000_000, at: 0)
    else { return note("The settings cannot be read", mend: "Mount /proc to have them checked") }
    var rest = bytes[...]
    while var variable = rest.popField(endingAt: 0) {
      let key = variable.popField(endingAt: UInt8(ascii: "=")) ?? []
      let name = String(decoding: key, as: UTF8.self)
      let value = String(decoding: variable, as: UTF8.self)
      guard name.hasPrefix("HANGMAN_"), !value.isEmpty else { continue }
      guard let setting = Setting(rawValue: name) else {
        note("\(name) is no setting of this version", mend: "hangman-cgi --help lists all")
        continue
      }
      guard !setting.takes(value) else { continue }
      wrong(
        "\(name) is \"\(value)\", which cannot be used; \(setting.standard) counts instead",
        mend: "hangman-cgi --help tells what it can be"
      )
    }
  }

  /// Whether the state folder is there and everything else can be tried as its owner.
  private mutating func canActAsOwner() -> Bool {
    let path = configuration.stateFolder
    var status = stat()
    guard stat(path, &status) == 0 else {
      let cause = SystemFailure("stat")
      wrong("The state folder \(path) cannot be found: \(cause)", mend: Self.making(path))
      return false
    }
    guard status.isFolder else {
      wrong("\(path) is no folder", mend: "Take it away; then \(Self.making(path))")
      return false
    }
    if status.st_uid == 0 {
      wrong(
        "The state folder \(path) belongs to root, and web servers do not run as root",
        mend: "chown -R www-data: \(path)"
      )
    }
    do throws(SystemFailure) {
      try StateFolder.takeIDs(ofOwnerOf: path)
    } catch {
      wrong("The rights of user \(status.st_uid) cannot be taken on: \(error)", mend: "Be root")
    }
    guard status.st_uid == geteuid() else {
      wrong(
        "The state folder \(path) belongs to user \(status.st_uid), not to user \(geteuid())",
        mend: "Run this as root, or as the web server's user, who must own the folder"
      )
      return false
    }
    return true
  }

  private mutating func rights() {
    let path = configuration.stateFolder
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    wrong("Other users can look into \(path)", mend: "chmod 700 \(path)")
  }

  /// Does to a trial file what a request does to a player's.
  private mutating func room() {
    let path = configuration.stateFolder
    let trial = "\(path)/.check.\(getpid())"
    do throws(SystemFailure) {
      defer { unlink(trial) }
      let file = try Descriptor(opening: trial, flags: O_RDWR | O_CREAT | O_EXCL)
      guard try FileLock.take(file, within: 0) else {
        throw SystemFailure("flock", code: EWOULDBLOCK)
      }
      try file.write([UInt8](repeating: 0, count: 8192))
      try file.sync()
      try file.close()
      fine("\(path) can be written by its owner, user \(geteuid())")
    } catch {
      wrong("Nothing can be stored in \(path): \(error)", mend: Self.advice(error, path))
      return
    }
    var space = statvfs()
    guard statvfs(path, &space) == 0 else { return }
    let megabytes = (Int(space.f_bavail) * Int(space.f_frsize)) >> 20
    // Some file systems do not count inodes, and say 0 of 0.
    let hasInodes = space.f_files == 0 || space.f_favail >= 1000
    guard megabytes < 64 || !hasInodes else { return }
    note(
      "Only \(megabytes) MB and \(space.f_favail) inodes are left for \(path)",
      mend: "Make room before it is full, or players get 503 storage"
    )
  }

  private static func making(_ path: String) -> String {
    "install -d -m 700 -o www-data -g www-data \(path) makes it for Debian's web servers"
  }

  private static func advice(_ failure: SystemFailure, _ path: String) -> String {
    switch failure.code {
    case ENOSPC: "Free space on that disk, or inodes: df \(path); df -i \(path)"
    case EDQUOT: "Raise the quota of its owner"
    case EROFS: "Mount that disk for writing; a disk with faults turns read-only: dmesg tells"
    case EACCES, EPERM: "chmod 700 \(path); its parents must let its owner pass"
    case ENOLCK, EWOULDBLOCK, EOPNOTSUPP: "Move it to a local disk that knows locks"
    default: "The words after the colon are the system's"
    }
  }
}
