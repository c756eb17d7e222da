import Libc

/// A look at everything under the players' folder, by command and not by a request.
///
/// Each file is asked for its size, owner and time. Only those that may have expired are read, and
/// of the others enough for a sound estimate: all of them, unless there are more than four thousand.
struct Survey {
  private static let sampleSize = 4_000

  private let sweeper: Sweeper
  private let isSweeping: Bool
  /// Players whose names come before it are read.
  private let sampleEnd: String
  private let owner = geteuid()
  private(set) var census: Census
  /// The first that a sweep met; it must not stop it.
  private(set) var failure: SystemFailure?

  init(_ sweeper: Sweeper, isSweeping: Bool) throws(SystemFailure) {
    self.sweeper = sweeper
    self.isSweeping = isSweeping
    let players = try PlayerCount.total(in: sweeper.store.path)
    sampleEnd = Self.sampleEnd(among: players)
    census = Census(time: sweeper.store.now)
    census.distrust = sweeper.store.now - sweeper.time
    try addTop()
  }

  /// The folder itself, and what stands in it.
  private mutating func addTop() throws(SystemFailure) {
    let path = sweeper.store.path
    var status = stat()
    _ = try retrying("lstat") { lstat(path, &status) }
    census.add(status, expecting: owner) { path }
    guard census.foreign.count == 0 else { return }
    for name in try Directory(path: path).names() where lstat("\(path)/\(name)", &status) == 0 {
      census.add(status, expecting: owner) { "\(path)/\(name)" }
    }
  }

  /// How many players live on in the shard.
  mutating func look(at shard: Shard) throws(SystemFailure) -> Int {
    let before = census.players
    do throws(SystemFailure) {
      var pages = try shard.pages()
      while let page = try pages.next() {
        for entry in page { try look(at: entry.name, in: shard, pages.folder) }
      }
    } catch {
      if !error.isMissingFile { try fail(shard.path, error) }
    }
    return census.players - before
  }

  private mutating func look(
    at name: String,
    in shard: Shard,
    _ folder: borrowing Descriptor
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      guard let status = try PlayerFile.status(of: name, in: folder) else { return }
      if isSweeping, try isRemoved(name, status, in: shard) { return }
      census.add(status, expecting: owner) { "\(shard.path)/\(name)" }
      guard status.isFile, status.st_uid == owner else { return }
      switch PlayerFile.kind(of: name) {
      case .player: try count(name, status, in: shard)
      case .setAside: census.addDamaged()
      case .temporary, .foreign: break
      }
    } catch {
      // Replaced or swept while we look.
      if !error.isMissingFile { try fail("\(shard.path)/\(name)", error) }
    }
  }

  private func isRemoved(
    _ name: String,
    _ status: stat,
    in shard: Shard
  ) throws(SystemFailure) -> Bool {
    let isRead = isInSample(name)
    return try sweeper.judge(name, status, in: shard, believingTimes: !isRead) == .removed
  }

  private mutating func count(
    _ name: String,
    _ status: stat,
    in shard: Shard
  ) throws(SystemFailure) {
    let age = sweeper.time - Int64(status.st_mtim.tv_sec)
    guard age > sweeper.store.lifetime || isInSample(name) else { return census.addPlayer() }
    let folder = try Descriptor(folder: shard.path)
    guard let file = try PlayerFile(shard: folder, name: name, flags: O_RDONLY) else { return }
    let content = try file.read()
    census.note(content, isExpired: try sweeper.isOver(content, age: age))
  }

  /// Names are digests, so that those that start low are as good as any.
  private func isInSample(_ name: String) -> Bool {
    name.utf8.lexicographicallyPrecedes(sampleEnd.utf8)
  }

  private static func sampleEnd(among players: Int) -> String {
    let share = sampleSize * 65_536 / max(players, 1)
    // Behind every hexadecimal digit.
    guard share < 65_536 else { return "g" }
    return Hex.text([UInt8(share >> 8), UInt8(share & 255)])
  }

  private mutating func fail(_ path: String, _ cause: SystemFailure) throws(SystemFailure) {
    guard isSweeping else { throw cause }
    sweeper.store.notice("sweep: \(path): \(cause)")
    failure = failure ?? cause
  }
}

extension SessionStore {
  /// Counts, changes nothing and takes no lock; `nil` if that took longer than it may.
  package func census(
    within milliseconds: Int? = nil,
    progress: (Int) -> Void = { _ in }
  ) throws(SystemFailure) -> Census? {
    let deadline = milliseconds.map { Clock.milliseconds() + $0 }
    do throws(SystemFailure) {
      let clock = try SweepProgress.read(in: path).clock
      let sweeper = Sweeper(store: self, time: clock.believed(at: now))
      var survey = try Survey(sweeper, isSweeping: false)
      for number in 0..<PlayerCount.shards {
        if let deadline, Clock.milliseconds() >= deadline { return nil }
        _ = try survey.look(at: Shard(number: number, in: path))
        progress(number + 1)
      }
      return survey.census
    } catch {
      guard error.isMissingFile else { throw error }
      return Census(time: now)
    }
  }

  /// Sweeps all shards and counts what is left; `nil` if another sweep is at it.
  ///
  /// What fails at one file is noticed and thrown when all others are done.
  package func sweepAll(progress: (Int) -> Void = { _ in }) throws(SystemFailure) -> Census? {
    do throws(SystemFailure) {
      let clock = try SweepProgress.read(in: path).clock
      guard let file = try SweepProgress.open(in: path) else { return Census(time: now) }
      guard try FileLock.take(file, within: 1000) else { return nil }
      var state = try SweepProgress(file, otherwise: clock)
      state.clock.note(now)
      var survey = try Survey(
        Sweeper(store: self, time: state.clock.believed(at: now)),
        isSweeping: true
      )
      for number in 0..<PlayerCount.shards {
        let before = counting { count in count.numbers[number] } ?? 0
        let counted = try survey.look(at: Shard(number: number, in: path))
        _ = counting { (count: inout PlayerCount) throws(SystemFailure) in
          try count.correct(number, counted: counted, before: before)
        }
        progress(number + 1)
      }
      try state.save(to: file)
      try CensusFile.save(survey.census, in: path)
      if let failure = survey.failure { throw failure }
      return survey.census
    } catch {
      guard error.isMissingFile else { throw error }
      return Census(time: now)
    }
  }
}
