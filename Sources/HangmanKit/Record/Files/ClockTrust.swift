import Libc

/// The trust in the clock when it says that a player or a room has expired.
///
/// The sweep stores the last time that it read, together with the boot clock of that moment. If the
/// clock is later found a month or more ahead of the time that the boot clock proves, then either the
/// clock is wrong or the machine was off. The extra time is trusted only after the clock has kept it for
/// another month. So a clock that is wrong by years harms nobody if it is corrected in time; one that is
/// wrong by less than a month makes players expire early by that much.
struct ClockTrust: Hashable {
  /// The seconds by which the clock may run ahead of the boot clock between two sweeps, and for which
  /// it must keep the new time after it ran ahead by more.
  static let month: Int64 = 30 * 86_400

  /// The seconds for which the clock must keep a time before a further jump is counted separately and not
  /// added to the last one.
  private static let hour: Int64 = 3600

  /// The last time that a sweep read.
  private(set) var seen: Int64
  /// The boot clock at that time.
  private(set) var boot = BootClock.unknown
  /// The seconds of the clock's time that are not trusted.
  private(set) var lag: Int64 = 0
  /// The clock's time when the lag last grew.
  private(set) var since: Int64 = 0

  mutating func note(_ now: Int64, _ boot: BootClock) {
    let passed = now - seen
    if passed - proven(by: boot) > Self.month {
      // A machine that is off several times was on in between, which confirms the earlier time.
      lag = seen - since < Self.hour ? lag + passed : passed
      since = now
    } else if passed < 0 {
      // The clock was set back: what remains of the lag is still wrong if it is more than a month.
      lag = lag + passed > Self.month ? lag + passed : 0
    }
    if now - since >= Self.month { lag = 0 }
    seen = now
    self.boot = boot
  }

  /// The seconds that certainly passed.
  ///
  /// After a restart, or on another machine, the time since the start counts, but at most a month.
  private func proven(by boot: BootClock) -> Int64 {
    boot.isSameStart(as: self.boot)
      ? boot.seconds - self.boot.seconds : min(boot.seconds, Self.month)
  }

  /// The time that decides which players have expired.
  func believed(at now: Int64, _ boot: BootClock) -> Int64 {
    var trust = self
    trust.note(now, boot)
    return now - trust.lag
  }
}

extension ClockTrust {
  init(seenAtChangeOf file: borrowing Descriptor) throws(HangmanError) {
    self.init(seen: Int64(try file.status().st_mtim.tv_sec))
  }
}

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
    let name = "\(path)/\(fileName)"
    guard let file = try ifPresent(Descriptor(opening: name, flags: O_RDONLY)) else {
      return SweepPosition(clock: try ClockTrust(seenAtChangeOf: Descriptor(folder: path)))
    }
    return try SweepPosition(file, otherwise: ClockTrust(seenAtChangeOf: file))
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
