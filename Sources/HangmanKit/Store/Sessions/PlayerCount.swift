import Libc

/// How many players each shard holds.
///
/// The file `count` beside the shards: a number of four bytes for each, one more than there are, so
/// that what was never written, or was lost with the power, says that it is not known. Who adds a
/// player counts it first, who removes one afterwards, and the sweep puts right what was killed in
/// between. It is a hint: whatever is wrong with it keeps nobody out.
struct PlayerCount: ~Copyable {
  static let shards = 256
  private static let fileName = "count"
  /// Milliseconds: whoever was stopped while holding the lock must not stop all newcomers.
  private static let lockWait = 50
  /// Names after which a count from the folders is good enough: they tell the rest within 5 %.
  private static let namesEnough = 20_000

  private let file: Descriptor
  private(set) var numbers: [Int]

  /// Reads the file and takes its lock, `nil` while there are no players.
  static func open(in path: String) throws(SystemFailure) -> PlayerCount? {
    let file: Descriptor
    do throws(SystemFailure) {
      file = try Descriptor(opening: "\(path)/\(fileName)", flags: O_RDWR | O_CREAT)
    } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
    _ = try FileLock.take(file, within: lockWait)
    var numbers = decoded(try file.read(4 * shards, at: 0))
    if numbers.count < shards {
      numbers = counted(in: path)
      try file.write(numbers.flatMap(encoded), at: 0)
    }
    return PlayerCount(file: file, numbers: numbers)
  }

  /// How many there are in all, for those who only want to know.
  static func total(in path: String) throws(SystemFailure) -> Int {
    do throws(SystemFailure) {
      let file = try Descriptor(opening: "\(path)/\(fileName)", flags: O_RDONLY)
      let numbers = decoded(try file.read(4 * shards, at: 0))
      if numbers.count == shards { return numbers.reduce(0, +) }
    } catch {
      guard error.isMissingFile else { throw error }
    }
    return counted(in: path).reduce(0, +)
  }

  var total: Int { numbers.reduce(0, +) }

  /// Changes the number of one shard.
  mutating func set(_ number: Int, of shard: Int) throws(SystemFailure) {
    numbers[shard] = max(0, number)
    try file.write(Self.encoded(numbers[shard]), at: 4 * shard)
  }

  /// Corrects one shard after a look at all its names, in the midst of which players came and went.
  mutating func correct(_ shard: Int, counted: Int, before: Int) throws(SystemFailure) {
    let meanwhile = numbers[shard] - before
    // Of those the look met about half.
    try set(counted + meanwhile - meanwhile / 2, of: shard)
  }

  private static func encoded(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: (number + 1) >> ($0 * 8)) }
  }

  /// All numbers, or as many as are known before the first that is not.
  private static func decoded(_ bytes: [UInt8]) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(shards)
    bytes.withUnsafeBytes { bytes in
      while 4 * numbers.count + 4 <= bytes.count {
        let place = 4 * numbers.count
        let number = Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self).littleEndian)
        // No shard can hold so many, so something else has written here.
        guard (1...100_000_000).contains(number) else { return }
        numbers.append(number - 1)
      }
    }
    return numbers
  }

  /// Counts names, of all shards unless there are many; digests spread players evenly, so shards
  /// that were not reached have about as many as the others.
  private static func counted(in path: String) -> [Int] {
    var numbers: [Int] = []
    var names = 0
    while numbers.count < shards, names < namesEnough {
      let players = players(in: "\(path)/\(Hex.text([UInt8(numbers.count)]))")
      numbers.append(players)
      names += players
    }
    let mean = names / numbers.count
    return numbers + [Int](repeating: mean, count: shards - numbers.count)
  }

  private static func players(in folder: String) -> Int {
    var count = 0
    do throws(SystemFailure) {
      var pages = DirectoryPages(of: try Descriptor(folder: folder))
      while let page = try pages.next() {
        count += page.count { PlayerFile.kind(of: $0.name) == .player }
      }
    } catch {
      // No such shard yet, or none that can be read: nobody is in it.
    }
    return count
  }
}

extension SessionStore {
  /// Counts one more player, unless there are as many as there may be.
  func reserve(_ place: FileName, limit: Int) -> Bool {
    counting { (count: inout PlayerCount) throws(SystemFailure) in
      guard count.total < limit else { return false }
      try count.set(count.numbers[place.shardNumber] + 1, of: place.shardNumber)
      return true
    } ?? true
  }

  /// Counts one player less.
  func release(_ place: FileName) {
    _ = counting { (count: inout PlayerCount) throws(SystemFailure) in
      try count.set(count.numbers[place.shardNumber] - 1, of: place.shardNumber)
    }
  }

  /// What a body makes of the count, `nil` when there is none; a failure becomes a notice.
  func counting<Value>(
    _ body: (inout PlayerCount) throws(SystemFailure) -> Value
  ) -> Value? {
    do throws(SystemFailure) {
      guard var count = try PlayerCount.open(in: path) else { return nil }
      return try body(&count)
    } catch {
      notice("count: \(error)")
      return nil
    }
  }
}
