import Libc

/// A folder with one file per value, a player's or a room's.
///
/// A file is always replaced as a whole.
///
/// A request holds a file's lock from reading the file to replacing it. The lock belongs to the file,
/// but the name may point to a newer file by then, so the name is looked up again under the lock:
/// without this step 27 of 400 simultaneous moves were lost. When `replace`, `create` or `forget`
/// returns, its change survives a power cut.
package struct FileStore<Value: Stored> {
  /// The path of the folder, which is made for the first value; its parent must exist.
  let path: String
  /// The time of this request, in seconds since 1970.
  let now: Int64
  /// The seconds that a value is kept.
  let lifetime: Int64
  /// The time on the clock of `Clock.milliseconds()` at which a request gives up.
  let deadline: Int
  /// Returns the clock that the time is compared with before a value expires.
  let bootClock: () -> BootClock
  /// Takes a line for the operator, without its end.
  let notice: (String) -> Void

  /// Creates a store; `lockWait` is the total number of milliseconds to wait for locks.
  package init(
    path: String,
    now: Int64,
    lifetime: Int64 = 400 * 86_400,
    lockWait: Int = 2000,
    bootClock: @escaping () -> BootClock = BootClock.now,
    notice: @escaping (String) -> Void
  ) {
    self.path = path
    self.now = now
    self.lifetime = lifetime
    self.deadline = Clock.milliseconds() + lockWait
    self.bootClock = bootClock
    self.notice = notice
  }

  /// The stored value; `nil` if there is none or if it is damaged.
  ///
  /// Takes no lock and changes nothing.
  package func load(_ id: SecretID) throws(HangmanError) -> Value? { try load(at: id.fileName) }

  /// The stored value by the digest of its id in hex.
  package func load(digest: String) throws(HangmanError) -> Value? {
    try load(at: FileName(hex: digest))
  }

  func load(at fileName: FileName) throws(HangmanError) -> Value? {
    guard let bytes = try bytes(at: fileName) else { return nil }
    return try value(of: bytes, at: fileName)
  }

  /// The bytes of a file; `nil` if there is none.
  func bytes(at fileName: FileName) throws(HangmanError) -> [UInt8]? {
    try withReopening { () throws(HangmanError) -> [UInt8]? in
      guard let file = try StoredFile(fileName, in: path, flags: O_RDONLY) else { return nil }
      return try file.bytes(upTo: Value.sizeLimit)
    }
  }

  /// The value that the bytes of a file hold; `nil` if they do not verify, or if it has expired.
  func value(of bytes: [UInt8], at fileName: FileName) throws(HangmanError) -> Value? {
    switch StoredContent<Value>(of: bytes) {
    case .value(let value): return try isGone(value) ? nil : value
    case .newer: throw newer(fileName)
    case .damaged: return nil
    }
  }

  private func newer(_ fileName: FileName) -> HangmanError {
    .newer("\(Value.noun) file \(fileName.name)")
  }

  /// Locks a file for a change; `nil` if there is none.
  ///
  /// A file that has been damaged for longer than `Value.patience` is renamed and counts as missing.
  package func hold(_ id: SecretID) throws(HangmanError) -> Held<Value>? {
    try hold(at: id.fileName)
  }

  func hold(at fileName: FileName) throws(HangmanError) -> Held<Value>? {
    while true {
      let attempt = try withReopening { () throws(HangmanError) -> LockAttempt in
        try tryLock(fileName)
      }
      switch consume attempt {
      case .held(let held): return held
      case .nobody: return nil
      case .replaced: guard Clock.milliseconds() < deadline else { throw .busy }
      }
    }
  }

  /// Stores the new value of a held file and releases the lock.
  package func replace(_ held: consuming Held<Value>, with value: Value) throws(HangmanError) {
    let bytes = try value.encoded(at: now)
    guard try held.file.replace(with: bytes) else { throw .busy }
  }

  package func create(_ value: Value, limit: Int) throws(HangmanError) -> SecretID {
    try orAfterSweep(life: lifetime) { () throws(HangmanError) -> SecretID? in
      for _ in 0..<offers(limit: limit) {
        let id = try SecretID.random()
        let fileName = id.fileName
        if try hasCapacity(for: fileName, limit: limit), try create(value, at: fileName) {
          return id
        }
      }
      return nil
    }
  }

  /// Returns the body's result.
  ///
  /// If that is `nil` for lack of space, it sweeps, keeping values for only `life` seconds, and runs the
  /// body again; throws `full` if the result is `nil` again.
  func orAfterSweep(
    life: Int64,
    _ body: () throws(HangmanError) -> SecretID?
  ) throws(HangmanError) -> SecretID {
    for isLast in [false, true] {
      if let id = try body() { return id }
      if !isLast { sweepWhereFull(life: life) }
    }
    throw .full
  }

  /// Stores a new value under this name; `false` if the name is taken.
  func create(_ value: Value, at fileName: FileName) throws(HangmanError) -> Bool {
    try StoredFile.create(try value.encoded(at: now), at: fileName, in: path, until: deadline)
  }

  package func forget(_ id: SecretID) throws(HangmanError) {
    guard let held = try hold(id) else { return try StoredFile.removeUnused(id.fileName, in: path) }
    try remove(held)
  }

  package func remove(_ held: consuming Held<Value>) throws(HangmanError) {
    guard try held.file.remove() else { throw .busy }
  }
}

/// A value whose file stays locked until this ends.
package struct Held<Value: Stored>: ~Copyable {
  package let value: Value
  fileprivate let file: StoredFile
}

extension FileStore {
  /// The result of one attempt to lock a file.
  private enum LockAttempt: ~Copyable {
    case held(Held<Value>)
    case nobody
    /// Another process replaced the file while this one waited for its lock.
    case replaced
  }

  private func tryLock(_ fileName: FileName) throws(HangmanError) -> LockAttempt {
    guard let file = try StoredFile(fileName, in: path, flags: O_RDWR) else {
      // The operator should know, for example after a backup was restored with wrong owners.
      if isForeign(at: fileName) {
        notice("not a \(Value.noun) file of our own, left alone: \(fileName.name)")
      }
      return .nobody
    }
    guard try file.file.lock(until: deadline) else { throw .busy }
    guard try file.isCurrent() else { return .replaced }
    let content: StoredContent<Value> = try file.read()
    switch content {
    case .newer: throw newer(fileName)
    case .damaged:
      guard now - file.writtenAt > Value.patience else {
        throw HangmanError("damaged \(Value.noun) file \(file.name)", code: EIO)
      }
      try file.setAside()
      notice("damaged \(Value.noun) file set aside: \(file.name)")
      return .nobody
    case .value(let value):
      guard try !isGone(value) else { return .nobody }
      return .held(Held(value: value, file: file))
    }
  }

  /// Whether a value counts as gone.
  func isGone(_ value: Value) throws(HangmanError) -> Bool {
    guard value.isExpired(at: now, after: lifetime) else { return false }
    return value.isExpired(at: try believedTime(), after: lifetime)
  }

  /// The time of the last sweep that decides which files have expired.
  func believedTime() throws(HangmanError) -> Int64 {
    try SweepPosition.read(in: path).clock.believed(at: now, bootClock())
  }

  /// Whether the file with this name cannot be ours: it belongs to another user, is a link, or has two
  /// names.
  func isForeign(at fileName: FileName) -> Bool {
    var status = stat()
    guard lstat("\(path)/\(fileName.shard)/\(fileName.name)", &status) == 0 else { return false }
    return !StoredFile.isUsable(status)
  }

  /// Runs a body, and runs it again until the deadline if a descriptor in it went stale, because the
  /// body opens the file by its name.
  private func withReopening<Result: ~Copyable>(
    _ body: () throws(HangmanError) -> Result
  ) throws(HangmanError) -> Result {
    while true {
      do throws(HangmanError) {
        return try body()
      } catch {
        guard error.isStale, Clock.milliseconds() < deadline else { throw error }
      }
      usleep(5000)
    }
  }
}
