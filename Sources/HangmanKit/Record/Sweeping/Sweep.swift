import Libc

/// A sweep that removes expired files, temporary files of killed requests, and old damaged files, and
/// nothing else.
struct Sweep<Value: Stored> {
  let store: FileStore<Value>
  /// The seconds that a value is kept.
  let life: Int64

  /// The largest number of names that one piece of the sweep looks at: each costs some microseconds, and
  /// a guess waits for all of them.
  private var visitLimit: Int { 32 }

  /// Sweeps some thirty names of the next shard, or of as many shards as allowed, in two milliseconds
  /// at most.
  ///
  /// A failure becomes a notice, because no move depends on the sweep.
  func piece(onlyWhenDue: Bool, shards: Int) {
    do throws(HangmanError) {
      if onlyWhenDue, try !SweepPosition.isDue(in: store.path, at: store.now) { return }
      let clock = try SweepPosition.read(in: store.path).clock
      let file = try SweepPosition.open(in: store.path)
      guard try file.lock(within: 0) else { return }
      var position = try SweepPosition(file, otherwise: clock)
      position.clock.note(store.now, store.bootClock())
      let deadline = Clock.milliseconds() + 2
      for _ in 0..<shards where Clock.milliseconds() <= deadline {
        guard visit(&position, until: deadline) else { break }
        position.goToNextShard()
      }
      try position.save(to: file)
    } catch {
      // The folder does not exist before the first player.
      if !error.isMissingFile { store.notice("sweep: \(error)") }
    }
  }

  /// Sweeps a piece of the current shard; returns whether it reached the shard's end.
  private func visit(_ position: inout SweepPosition, until deadline: Int) -> Bool {
    let shard = Shard(number: position.shard, in: store.path)
    let time = store.now - position.clock.lag
    do throws(HangmanError) {
      var pages = try shard.pages()
      guard pages.seek(position.position), let page = try pages.next() else { return true }
      for entry in page.prefix(visitLimit) {
        remove(entry.name, in: shard, pages.folder, at: time, readingAll: false)
        position.position = entry.next
        if Clock.milliseconds() >= deadline { return false }
      }
      guard page.count <= visitLimit else { return false }
      // Most folders end here, and checking saves them another visit.
      return try pages.next() == nil
    } catch {
      if !error.isMissingFile { store.notice("sweep: \(shard.path): \(error)") }
      return true
    }
  }

  /// Sweeps all shards and reads every file; `false` if another sweep is running.
  ///
  /// A failure at one file becomes a notice, and is thrown after all other files are done.
  func all(progress: (Int) -> Void) throws(HangmanError) -> Bool {
    do throws(HangmanError) {
      let clock = try SweepPosition.read(in: store.path).clock
      let file = try SweepPosition.open(in: store.path)
      guard try file.lock(within: 1000) else { return false }
      var position = try SweepPosition(file, otherwise: clock)
      position.clock.note(store.now, store.bootClock())
      var failure: HangmanError?
      for shard in Shard.all(in: store.path) {
        failure = whole(shard, at: store.now - position.clock.lag) ?? failure
        progress(shard.number + 1)
      }
      try position.save(to: file)
      if let failure { throw failure }
    } catch {
      guard error.isMissingFile else { throw error }
    }
    return true
  }

  /// Sweeps a whole shard and returns the last failure.
  private func whole(_ shard: Shard, at time: Int64) -> HangmanError? {
    var failure: HangmanError?
    do throws(HangmanError) {
      var pages = try shard.pages()
      while let page = try pages.next() {
        for entry in page {
          let cause = remove(entry.name, in: shard, pages.folder, at: time, readingAll: true)
          failure = cause ?? failure
        }
      }
    } catch {
      guard !error.isMissingFile else { return failure }
      store.notice("sweep: \(shard.path): \(error)")
      failure = error
    }
    return failure
  }

  /// Removes the file of a name if its time is over; a failure becomes a notice.
  ///
  /// A file with a recent time is read only in a full sweep, because a restored backup can have new
  /// times on old players.
  @discardableResult
  private func remove(
    _ name: String,
    in shard: Shard,
    _ folder: borrowing Descriptor,
    at time: Int64,
    readingAll: Bool
  ) -> HangmanError? {
    do throws(HangmanError) {
      guard let status = try StoredFile.status(of: name, in: folder), status.isFile else {
        return nil
      }
      let age = time - Int64(status.st_mtim.tv_sec)
      // Setting a file aside keeps the time of its content and changes the time of its name.
      let ageOfName = time - Int64(status.st_ctim.tv_sec)
      switch StoredFile.kind(of: name) {
      case .stored where readingAll || age > life: try removeStored(name, in: shard, at: time)
      case .temporary where age > 3600, .setAside where ageOfName > 30 * 86_400:
        _ = try retrying("unlink") { unlinkat(folder.raw, name, 0) }
      case .stored, .temporary, .setAside, .foreign: break
      }
    } catch {
      // Another process removed the file first.
      guard !error.isMissingFile else { return nil }
      store.notice("sweep: \(shard.path)/\(name): \(error)")
      return error
    }
    return nil
  }

  /// Removes a file by its content, under its lock.
  ///
  /// Files are replaced, never changed in place, so it is read once.
  private func removeStored(_ name: String, in shard: Shard, at time: Int64) throws(HangmanError) {
    let folder = try Descriptor(folder: shard.path)
    guard let file = try StoredFile(shard: folder, name: name, flags: O_RDWR),
      try isOver(file, time), try file.file.lock(within: 0)
    else { return }
    _ = try file.remove()
  }

  private func isOver(_ file: borrowing StoredFile, _ time: Int64) throws(HangmanError) -> Bool {
    let content: StoredContent<Value> = try file.read()
    return switch content {
    case .newer: false
    case .damaged: time - file.writtenAt > store.lifetime
    case .value(let value): value.isExpired(at: time, after: life)
    }
  }
}

extension FileStore {
  /// Sweeps a part of one shard, if the last sweep was long enough ago and no other is running.
  package func sweepALittle() {
    Sweep(store: self, life: lifetime).piece(onlyWhenDue: true, shards: 1)
  }

  /// Sweeps the same part, or as many shards as fit, when a newcomer would be refused for lack of
  /// space, so that the next ones are not.
  func sweepWhereFull(life: Int64) {
    Sweep(store: self, life: life).piece(onlyWhenDue: false, shards: Shard.count)
  }

  package func sweepAll(progress: (Int) -> Void = { _ in }) throws(HangmanError) -> Bool {
    try Sweep(store: self, life: lifetime).all(progress: progress)
  }
}
