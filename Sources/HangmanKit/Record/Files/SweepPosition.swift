import Libc

/// Where the sweep of requests stands, and the clock as it was read there.
///
/// The file `sweep` beside the shards, a line of numbers: shard, position in its folder, then what
/// `ClockTrust` keeps. It is only a hint: a file that cannot be read starts the sweep anew, and its
/// own time is the last that the clock had. The file's time is also that of the last visit.
struct SweepPosition {
  private static let interval: Int64 = 10
  /// Clocks that differ by less are of two machines, and none was set back.
  private static let clockDifference: Int64 = 3600
  private static let fileName = "sweep"

  private(set) var shard = 0
  /// As the folder stated it; 0 is its start.
  var position = 0
  var clock: ClockTrust

  mutating func goToNextShard() {
    shard = (shard + 1) % Shard.count
    position = 0
  }

  func save(to file: borrowing Descriptor) throws(HangmanError) {
    let line = NumberLine.text([
      shard, position, clock.boot.start, Int(clock.boot.seconds), Int(clock.seen),
      Int(clock.lag), Int(clock.since),
    ])
    try file.write(line, at: 0)
    _ = try retrying("ftruncate") { ftruncate(file.raw, line.count) }
  }

  private init(clock: ClockTrust) { self.clock = clock }

  /// What the file says, with another clock where it says nothing.
  ///
  /// Where the boot clock stands 1.1.0 kept two counts, which are no start of this machine.
  init(_ file: borrowing Descriptor, otherwise clock: ClockTrust) throws(HangmanError) {
    self.clock = clock
    let numbers = NumberLine.numbers(try file.read(256, at: 0))
    guard numbers.count == 7, (0..<Shard.count).contains(numbers[0]),
      numbers[2...].allSatisfy((0...1_000_000_000_000).contains)
    else { return }
    shard = numbers[0]
    position = numbers[1]
    self.clock = ClockTrust(
      seen: Int64(numbers[4]),
      boot: BootClock(start: numbers[2], seconds: Int64(numbers[3])),
      lag: Int64(numbers[5]),
      since: Int64(numbers[6])
    )
  }

  /// Reads it without a lock; the clock of a file that was not made yet is the last time at which a
  /// name came into the folder.
  static func read(in path: String) throws(HangmanError) -> SweepPosition {
    do throws(HangmanError) {
      let file = try Descriptor(opening: "\(path)/\(fileName)", flags: O_RDONLY)
      return try SweepPosition(file, otherwise: ClockTrust(seenAtChangeOf: file))
    } catch {
      guard error.code == ENOENT else { throw error }
    }
    return SweepPosition(clock: try ClockTrust(seenAtChangeOf: Descriptor(folder: path)))
  }

  static func open(in path: String) throws(HangmanError) -> Descriptor {
    try Descriptor(opening: "\(path)/\(fileName)", flags: O_RDWR | O_CREAT)
  }

  static func isDue(in path: String, at now: Int64) throws(HangmanError) -> Bool {
    var status = stat()
    guard stat("\(path)/\(fileName)", &status) == 0 else { return errno == ENOENT }
    let age = now - Int64(status.st_mtim.tv_sec)
    return age >= interval || age < -clockDifference
  }
}
