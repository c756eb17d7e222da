import Libc

/// Where the sweep stands and what it counted.
///
/// The file `sweep` beside the shards: one line of numbers, the shard, the players counted in it so
/// far, the count of each shard (-1 if unknown), and the name to go on after. It is only a hint: a
/// file that cannot be read starts the sweep anew.
struct SweepProgress {
  static let shards = 256
  /// Seconds between two visits; all shards take three quarters of an hour.
  private static let interval: Int64 = 10
  private static let fileName = "sweep"
  /// More than any shard can hold, and few enough for their sum to be a number.
  private static let countLimit = 1_000_000_000

  /// What one visit to a shard came to.
  struct Visit {
    /// Players met that live on.
    var players = 0
    /// The name to go on after, `nil` when the shard is done.
    var stoppedAfter: String?
    /// The first that could not be told what it is; it must not stop the sweep.
    private(set) var failure: SystemFailure?

    mutating func fail(_ path: String, _ failure: SystemFailure, _ notice: (String) -> Void) {
      notice("sweep: \(path): \(failure)")
      self.failure = self.failure ?? failure
    }
  }

  private(set) var shard = 0
  private(set) var name = ""
  private var counted = 0
  private var counts = [Int](repeating: -1, count: shards)

  init() {}

  init(_ file: borrowing Descriptor) throws(SystemFailure) {
    let bytes = try file.read(Session.sizeLimit, at: 0)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
    let fields = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    let numbers = fields.compactMap { Int($0) }
    guard numbers.count >= 2 + Self.shards, (0..<Self.shards).contains(numbers[0]),
      numbers.allSatisfy((-1...Self.countLimit).contains)
    else { return }
    shard = numbers[0]
    counted = numbers[1]
    counts = Array(numbers[2..<(2 + Self.shards)])
    name = fields.count > 2 + Self.shards ? String(fields[2 + Self.shards]) : ""
  }

  /// All players, guessed from the shards that were counted.
  var players: Int {
    let known = counts.filter { $0 >= 0 }
    return known.isEmpty ? 0 : known.reduce(0, +) * Self.shards / known.count
  }

  mutating func note(_ visit: Visit) {
    counted += visit.players
    if let last = visit.stoppedAfter {
      name = last
      return
    }
    counts[shard] = counted
    counted = 0
    name = ""
    shard = (shard + 1) % Self.shards
  }

  func save(to file: borrowing Descriptor) throws(SystemFailure) {
    let numbers = ([shard, counted] + counts).map(String.init).joined(separator: " ")
    let line = Array("\(numbers) \(name)\n".utf8)
    _ = try retrying("lseek") { lseek(file.raw, 0, SEEK_SET) }
    try file.write(line)
    _ = try retrying("ftruncate") { ftruncate(file.raw, line.count) }
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
    return age >= interval || age < 0
  }
}
