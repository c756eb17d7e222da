import Libc

/// How far the sweep has come, of which each request does a small part, and the clock at that moment.
///
/// The file `sweep` beside the shards holds a line of numbers: the shard, the position in its folder,
/// and the numbers of `ClockTrust`. The file is only a hint: if it cannot be read, the sweep starts
/// again and takes the file's own time as the clock's last. The file's time is also that of the last
/// visit.
struct SweepPosition {
  private static let interval: Int64 = 10
  /// The seconds by which the clocks of two machines may differ; a clock that differs by less was not
  /// set back.
  private static let clockDifference: Int64 = 3600
  private static let fileName = "sweep"

  private(set) var shard = 0
  /// The position as the folder gave it; 0 is its start.
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

  /// Reads the position from a file, with another clock if the file has none.
  ///
  /// Version 1.1.0 stored two counts in the place of the boot clock; these identify no start of this
  /// machine.
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

  /// Reads the position without a lock.
  ///
  /// Without a file, the clock's last time is the time at which the folder last got a new name.
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
