import Libc

/// Removes expired files, temporary ones of killed requests, and old damaged ones.
///
/// Everything else is left alone.
struct Sweep {
  /// The folder of the shards.
  let path: String
  /// The time of this request, in seconds since 1970.
  let now: Int64
  /// Seconds that a value is kept.
  let life: Int64
  let bootClock: () -> BootClock
  let notice: (String) -> Void
  /// Whether a file is over at a time, by what is in it.
  let isOver: (borrowing StoredFile, _ time: Int64) throws(HangmanError) -> Bool

  /// Each name costs some microseconds, and a guess waits for all of them.
  private var visitLimit: Int { 32 }

  /// Sweeps some thirty names of the shard whose turn it is, for two milliseconds at most; of as many
  /// shards as fit into them.
  ///
  /// A failure becomes a notice: nobody's move depends on it.
  func piece(onlyWhenDue: Bool, shards: Int) {
    do throws(HangmanError) {
      if onlyWhenDue, try !SweepPosition.isDue(in: path, at: now) { return }
      let clock = try SweepPosition.read(in: path).clock
      let file = try SweepPosition.open(in: path)
      guard try FileLock.take(file, within: 0) else { return }
      var position = try SweepPosition(file, otherwise: clock)
      position.clock.note(now, bootClock())
      let deadline = Clock.milliseconds() + 2
      for _ in 0..<shards where Clock.milliseconds() <= deadline {
        guard visit(&position, until: deadline) else { break }
        position.goToNextShard()
      }
      try position.save(to: file)
    } catch {
      // There is no folder before the first player.
      if !error.isMissingFile { notice("sweep: \(error)") }
    }
  }

  /// Whether the shard was seen to its end.
  private func visit(_ position: inout SweepPosition, until deadline: Int) -> Bool {
    let shard = Shard(number: position.shard, in: path)
    let time = now - position.clock.lag
    do throws(HangmanError) {
      var pages = try shard.pages()
      guard pages.seek(position.position), let page = try pages.next() else { return true }
      for entry in page.prefix(visitLimit) {
        remove(entry.name, in: shard, pages.folder, at: time, readingAll: false)
        position.position = entry.next
        if Clock.milliseconds() >= deadline { return false }
      }
      guard page.count <= visitLimit else { return false }
      // Most folders end here, and this saves them a visit.
      return try pages.next() == nil
    } catch {
      if !error.isMissingFile { notice("sweep: \(shard.path): \(error)") }
      return true
    }
  }

  /// Sweeps all shards and reads every file; `false` if another sweep is at it.
  ///
  /// What fails at one file becomes a notice, and is thrown when all others are done.
  func all(progress: (Int) -> Void) throws(HangmanError) -> Bool {
    do throws(HangmanError) {
      let clock = try SweepPosition.read(in: path).clock
      let file = try SweepPosition.open(in: path)
      guard try FileLock.take(file, within: 1000) else { return false }
      var position = try SweepPosition(file, otherwise: clock)
      position.clock.note(now, bootClock())
      var failure: HangmanError?
      for shard in Shard.all(in: path) {
        failure = whole(shard, at: now - position.clock.lag) ?? failure
        progress(shard.number + 1)
      }
      try position.save(to: file)
      if let failure { throw failure }
    } catch {
      guard error.isMissingFile else { throw error }
    }
    return true
  }

  /// The last thing that failed.
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
      notice("sweep: \(shard.path): \(error)")
      failure = error
    }
    return failure
  }

  /// Removes a name if its time is over; what fails becomes a notice too.
  ///
  /// A file of a young time is read only when all are: a restored backup can have new times on old
  /// players.
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
      // Setting aside leaves the time of the content and changes that of the name.
      let ageOfName = time - Int64(status.st_ctim.tv_sec)
      switch StoredFile.kind(of: name) {
      case .stored where readingAll || age > life: try removeStored(name, in: shard, at: time)
      case .temporary where age > 3600, .setAside where ageOfName > 30 * 86_400:
        _ = try retrying("unlink") { unlinkat(folder.raw, name, 0) }
      case .stored, .temporary, .setAside, .foreign: break
      }
    } catch {
      // Somebody else was faster.
      guard !error.isMissingFile else { return nil }
      notice("sweep: \(shard.path)/\(name): \(error)")
      return error
    }
    return nil
  }

  /// By what is in the file, under its lock; nobody writes into one, so it is read once.
  private func removeStored(_ name: String, in shard: Shard, at time: Int64) throws(HangmanError) {
    let folder = try Descriptor(folder: shard.path)
    guard let file = try StoredFile(shard: folder, name: name, flags: O_RDWR),
      try isOver(file, time), try FileLock.take(file.file, within: 0)
    else { return }
    _ = try file.remove()
  }
}

extension FileStore {
  /// Sweeps a piece of one shard, if the last time is long enough ago and nobody else is at it.
  package func sweepALittle() { sweep(life: lifetime).piece(onlyWhenDue: true, shards: 1) }

  /// Sweeps the same piece, or as many shards as fit, whenever somebody would be refused for lack of
  /// room: the next ones are not.
  func sweepWhereFull(life: Int64) {
    sweep(life: life).piece(onlyWhenDue: false, shards: Shard.count)
  }

  package func sweepAll(progress: (Int) -> Void = { _ in }) throws(HangmanError) -> Bool {
    try sweep(life: lifetime).all(progress: progress)
  }

  private func sweep(life: Int64) -> Sweep {
    Sweep(path: path, now: now, life: life, bootClock: bootClock, notice: notice) {
      file,
      time throws(HangmanError) in
      let content: StoredContent<Value> = try file.read()
      return switch content {
      case .newer: false
      case .damaged: time - file.writtenAt > lifetime
      case .value(let value): value.isExpired(at: time, after: life)
      }
    }
  }
}
