import Libc

/// Collects what nobody needs any more: expired players, temporary files of killed requests, old
/// damaged files. Everything else is left alone. On its way it puts the count of players right.
extension SessionStore {
  /// Each name costs some microseconds, and a guess waits for all of them.
  private static var visitLimit: Int { 32 }

  /// Sweeps a piece of one shard, if the last time is long enough ago and nobody else is at it.
  ///
  /// Some thirty names and two milliseconds, whatever the folder holds. A failure becomes a notice:
  /// nobody's move depends on it.
  package func sweepALittle() {
    do throws(SystemFailure) {
      guard try SweepProgress.isDue(in: path, at: now) else { return }
      let clock = try SweepProgress.read(in: path).clock
      guard let file = try SweepProgress.open(in: path), try FileLock.take(file, within: 0) else {
        return
      }
      var progress = try SweepProgress(file, otherwise: clock)
      progress.clock.note(now)
      if try visit(&progress, until: Clock.milliseconds() + 2) { finishShard(&progress) }
      try progress.save(to: file)
    } catch {
      // There is no folder before the first player.
      if !error.isMissingFile { notice("sweep: \(error)") }
    }
  }

  /// Whether the shard was seen to its end.
  private func visit(
    _ progress: inout SweepProgress,
    until deadline: Int
  ) throws(SystemFailure) -> Bool {
    let shard = progress.shard
    if progress.position == 0 {
      progress.before = counting { count in count.numbers[shard] } ?? 0
    }
    let sweeper = Sweeper(store: self, time: progress.clock.believed(at: now))
    do throws(SystemFailure) {
      let folder = Shard(number: shard, in: path)
      var pages = try folder.pages()
      guard pages.seek(progress.position), let page = try pages.next() else { return true }
      for entry in page.prefix(Self.visitLimit) {
        if sweeper.isPlayer(entry.name, in: folder, pages.folder) { progress.counted += 1 }
        progress.position = entry.next
        if Clock.milliseconds() >= deadline { return false }
      }
      guard page.count <= Self.visitLimit else { return false }
      // Most folders end here, and this saves them a visit.
      return try pages.next() == nil
    } catch {
      if !error.isMissingFile { notice("sweep: shard \(shard): \(error)") }
      return true
    }
  }

  private func finishShard(_ progress: inout SweepProgress) {
    let (shard, counted, before) = (progress.shard, progress.counted, progress.before)
    _ = counting { (count: inout PlayerCount) throws(SystemFailure) in
      try count.correct(shard, counted: counted, before: before)
    }
    progress.finishShard()
  }
}

/// One of the folders with players.
struct Shard {
  let number: Int
  let path: String

  init(number: Int, in folder: String) {
    self.number = number
    path = "\(folder)/\(Hex.text([UInt8(number)]))"
  }

  func pages() throws(SystemFailure) -> DirectoryPages {
    do throws(SystemFailure) {
      return DirectoryPages(of: try Descriptor(folder: path))
    } catch {
      throw SystemFailure("opendir", code: error.code)
    }
  }
}
