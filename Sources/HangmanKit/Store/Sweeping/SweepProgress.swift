import Libc

/// Where the sweep of requests stands, and the clock as it was read there.
///
/// The file `sweep` beside the shards, a line of numbers: shard, position in its folder, players met
/// in it so far, the shard's count when the look at it began, then what `ClockTrust` keeps. It is
/// only a hint: a file that cannot be read starts the sweep anew, and its own time is the last that
/// the clock had. The file's time is also that of the last visit.
struct SweepProgress {
  /// Seconds between two visits.
  private static let interval: Int64 = 10
  /// Clocks that differ by less are of two machines, and none was set back.
  private static let clockDifference: Int64 = 3600
  private static let fileName = "sweep"

  var shard = 0
  /// As the folder told it; 0 is its start.
  var position = 0
  var counted = 0
  var before = 0
  var clock: ClockTrust

  /// Goes on to the next shard.
  mutating func finishShard() {
    shard = (shard + 1) % PlayerCount.shards
    position = 0
    counted = 0
    before = 0
  }

  func save(to file: borrowing Descriptor) throws(SystemFailure) {
    let line = NumberLine.text([
      shard, position, counted, before, Int(clock.seen), Int(clock.lag), Int(clock.since),
    ])
    try file.write(line, at: 0)
    _ = try retrying("ftruncate") { ftruncate(file.raw, line.count) }
  }

  private init(clock: ClockTrust) { self.clock = clock }

  /// What the file says, with another clock where it says nothing.
  init(_ file: borrowing Descriptor, otherwise clock: ClockTrust) throws(SystemFailure) {
    self.clock = clock
    let numbers = NumberLine.numbers(try file.read(256, at: 0))
    guard numbers.count == 7, (0..<PlayerCount.shards).contains(numbers[0]),
      ([numbers[2], numbers[3]] + numbers[4...]).allSatisfy((0...1_000_000_000_000).contains)
    else { return }
    shard = numbers[0]
    position = numbers[1]
    counted = numbers[2]
    before = numbers[3]
    self.clock = ClockTrust(
      seen: Int64(numbers[4]),
      lag: Int64(numbers[5]),
      since: Int64(numbers[6])
    )
  }

  /// For those who only want to know; the clock of a file that was not made yet is the last time at
  /// which a name came into the folder.
  static func read(in path: String) throws(SystemFailure) -> SweepProgress {
    do throws(SystemFailure) {
      let file = try Descriptor(opening: "\(path)/\(fileName)", flags: O_RDONLY)
      return try SweepProgress(file, otherwise: ClockTrust(seenAtChangeOf: file))
    } catch {
      guard error.code == ENOENT else { throw error }
    }
    return SweepProgress(clock: try ClockTrust(seenAtChangeOf: Descriptor(folder: path)))
  }

  /// Opens the file, `nil` while there are no players.
  static func open(in path: String) throws(SystemFailure) -> Descriptor? {
    do throws(SystemFailure) {
      return try Descriptor(opening: "\(path)/\(fileName)", flags: O_RDWR | O_CREAT)
    } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
  }

  static func isDue(in path: String, at now: Int64) throws(SystemFailure) -> Bool {
    var status = stat()
    guard stat("\(path)/\(fileName)", &status) == 0 else { return errno == ENOENT }
    let age = now - Int64(status.st_mtim.tv_sec)
    return age >= interval || age < -clockDifference
  }
}
