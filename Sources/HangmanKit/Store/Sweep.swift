import Libc

/// Collects what nobody needs any more, and counts the players on its way: expired players,
/// temporary files of killed requests, old damaged files. Everything else is left alone.
///
/// A little of one shard in each writing request, so that no request pays for all of them.
extension SessionStore {
  /// Sweeps a part of one shard, if the last time is long enough ago and nobody else is at it.
  ///
  /// A failure becomes a notice: nobody's move depends on it.
  package func sweepALittle() {
    do throws(SystemFailure) {
      guard try SweepProgress.isDue(in: path, at: now),
        let file = try SweepProgress.open(in: path), try FileLock.take(file, patience: 0)
      else { return }
      var progress = try SweepProgress(file)
      let visit = visit(
        progress.shard,
        after: progress.name,
        bounds: Bounds(unlinks: 200, deadline: Clock.milliseconds() + 5)
      )
      progress.note(visit)
      try progress.save(to: file)
    } catch {
      notice("sweep: \(error)")
    }
  }

  /// Sweeps all shards, and opens every file: a restored backup has new times on old players.
  ///
  /// What fails at one file is noticed and thrown when all others are done.
  package func sweepAll() throws(SystemFailure) {
    guard let file = try SweepProgress.open(in: path) else { return }
    guard try FileLock.take(file, patience: 10_000) else {
      throw SystemFailure("flock", code: EWOULDBLOCK)
    }
    var progress = SweepProgress()
    var failure: SystemFailure?
    for shard in 0..<SweepProgress.shards {
      let visit = visit(shard, after: "", bounds: nil)
      progress.note(visit)
      failure = failure ?? visit.failure
    }
    try progress.save(to: file)
    if let failure { throw failure }
  }

  /// About how many players there are, as of the last sweep; 0 before the first, or if that cannot
  /// be told: a hint that is damaged must not keep newcomers out.
  func playerCount() -> Int {
    do throws(SystemFailure) {
      guard let file = try SweepProgress.open(in: path) else { return 0 }
      return try SweepProgress(file).players
    } catch {
      notice("sweep: \(error)")
      return 0
    }
  }

  /// What one visit may cost.
  private struct Bounds {
    let unlinks: Int
    /// On the clock of `Clock.milliseconds()`.
    let deadline: Int

    /// A few names are seen on any disk, else a slow one would keep the sweep at its first shard.
    func areReached(seen: Int, unlinked: Int) -> Bool {
      unlinked >= unlinks || (seen >= 20 && Clock.milliseconds() >= deadline)
    }
  }

  private func visit(
    _ shard: Int,
    after start: String,
    bounds: Bounds?
  ) -> SweepProgress.Visit {
    var visit = SweepProgress.Visit()
    let folder = "\(path)/\(Hex.text([UInt8(shard)]))"
    let names: [String]
    do throws(SystemFailure) {
      names = try Directory(path: folder).names().sorted()
    } catch {
      if !error.isMissingFile { visit.fail(folder, error, notice) }
      return visit
    }
    var seen = 0
    var unlinked = 0
    for name in names where start < name {
      if let bounds, bounds.areReached(seen: seen, unlinked: unlinked) { return visit }
      do throws(SystemFailure) {
        switch try judge(name, in: folder, trustingTimes: bounds != nil) {
        case .player: visit.players += 1
        case .removed: unlinked += 1
        case .other: break
        }
      } catch {
        // A file that is gone had a faster owner: one renamed it, another left.
        if !error.isMissingFile { visit.fail("\(folder)/\(name)", error, notice) }
      }
      seen += 1
      visit.stoppedAfter = name
    }
    visit.stoppedAfter = nil
    return visit
  }

  private enum Verdict {
    case player
    case removed
    case other
  }

  private func judge(
    _ name: String,
    in folder: String,
    trustingTimes: Bool
  ) throws(SystemFailure) -> Verdict {
    var status = stat()
    _ = try retrying("lstat") { lstat("\(folder)/\(name)", &status) }
    guard status.isFile else { return .other }
    let age = now - Int64(status.st_mtim.tv_sec)
    // Setting aside leaves the time of the content and changes that of the name.
    let ageOfName = now - Int64(status.st_ctim.tv_sec)
    switch PlayerFile.kind(of: name) {
    case .player:
      guard !trustingTimes || age > lifetime else { return .player }
      return try judgePlayer(name, in: folder, age: age)
    case .temporary: return try remove(name, in: folder, if: age > 3600)
    case .setAside: return try remove(name, in: folder, if: ageOfName > 30 * 86_400)
    case .foreign: return .other
    }
  }

  /// By what is in the file, under its lock: its time is only a hint.
  private func judgePlayer(
    _ name: String,
    in folder: String,
    age: Int64
  ) throws(SystemFailure) -> Verdict {
    guard
      let player = try PlayerFile(shard: Descriptor(folder: folder), name: name, flags: O_RDWR)
    else { return .other }
    guard try FileLock.take(player.file, patience: 0), try player.isCurrent() else {
      return .player
    }
    let isExpired = try player.read()?.isExpired(at: now, after: lifetime) ?? (age > lifetime)
    guard isExpired else { return .player }
    try player.delete()
    return .removed
  }

  private func remove(
    _ name: String,
    in folder: String,
    if isOld: Bool
  ) throws(SystemFailure) -> Verdict {
    guard isOld else { return .other }
    _ = try retrying("unlink") { unlink("\(folder)/\(name)") }
    return .removed
  }
}
