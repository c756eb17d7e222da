import Glibc

@testable import HangmanKit

/// Indexes as they are, and signed: the checksums are no wall to a fuzzer.
enum IndexTarget {
  static func run(_ bytes: [UInt8]) {
    read(bytes)
    var signed = bytes
    if sign(&signed) { read(signed) }
  }

  private static func read(_ bytes: [UInt8]) {
    // A file in memory, gone with its descriptor.
    let name = "/hangman-fuzz-\(getpid())"
    let file = Descriptor(adopting: shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600))
    shm_unlink(name)
    guard (try? file.write(bytes)) != nil, let index = try? WordIndex(file) else { return }
    for record in index.header.records.prefix(3) {
      _ = try? index.entry(record.count - 1, of: record)
      guard let shape = try? index.shape(of: record) else { continue }
      _ = index.header.record(of: shape)
      for cunning in [Cunning.classic, .diabolical] {
        play(game(of: shape, cunning), on: index, record)
      }
      if let table = try? index.table(of: record, sections: IndexFormat.Section.all) { use(table) }
    }
  }

  private static func game(of shape: Pattern, _ cunning: Cunning) -> Game {
    var settings = Settings(list: "fuzz")
    settings.mistakes = 2
    settings.cunning = cunning
    return Game(
      id: "",
      settings: settings,
      listChecksum: 0,
      chance: Chance(seed: 7),
      isSeeded: false,
      word: nil,
      nonce: "",
      shape: shape,
      startedAt: 0
    )
  }

  /// To its end, over columns that are read as they are asked for and verified afterwards; what
  /// does not verify is played on with here, since it must do no harm either.
  private static func play(
    _ start: Game,
    on index: borrowing WordIndex,
    _ record: IndexHeader.Record
  ) {
    var game = start
    for letter in [0, 1, 4, 18, 25].map({ Letter(index: $0) }) {
      let before = game
      var after = game
      _ = try? index.reading(record, inMemory: EvilGameplay.sections(for: letter, in: game)) {
        after = before
        _ = after.guess(letter, answeredBy: EvilGameplay(entries: $0), at: 1)
      }
      game = after
    }
  }

  private static func use(_ table: EntryTable) {
    let guesses = Letter.all.prefix(4).map { letter in
      Game.Guess(letter: letter, positions: Positions(rawValue: letter.index == 2 ? 4 : 0))
    }
    let rows = table.candidates(fitting: guesses)
    precondition(rows.allSatisfy { $0 < table.count })
    let families = table.families(of: guesses[3].letter, fitting: Array(guesses.prefix(3)))
    precondition(families.reduce(0) { $0 + $1.count } >= rows.count)
  }

  /// Where some numbers stand in the header; the comment at `IndexFormat` tells the order.
  private enum Place {
    static let headerSize = 8
    static let fileSize = 16
    static let shapes = 88
    static let titleSize = 104
  }

  /// Sets sizes and checksums right from the sections up to the header, where they have a place.
  private static func sign(_ bytes: inout [UInt8]) -> Bool {
    let fixed = IndexFormat.fixedNumbers * 8
    guard bytes.count > fixed + 8 else { return false }
    let shapes = Int(bytes[Place.shapes] & 3)
    let title = Int(bytes[Place.titleSize])
    let records = fixed + IndexFormat.padded(title)
    let recordSize = IndexFormat.recordNumbers * 8
    let size = records + shapes * recordSize + 8
    let signsSections = bytes[Place.headerSize] & 1 == 0
    guard size <= bytes.count else { return false }
    set(&bytes, 0, IndexFormat.magic)
    set(&bytes, Place.headerSize, UInt64(size))
    set(&bytes, Place.fileSize, UInt64(bytes.count))
    set(&bytes, Place.shapes, UInt64(shapes))
    set(&bytes, Place.titleSize, UInt64(title))
    for shape in 0..<shapes {
      signBlock(&bytes, record: records + shape * recordSize, withSections: signsSections)
    }
    set(&bytes, size - 8, Checksum.of(bytes[..<(size - 8)]))
    return true
  }

  private static func signBlock(_ bytes: inout [UInt8], record: Int, withSections: Bool) {
    let offset = Int(truncatingIfNeeded: bytes.number(at: record)) & 0xFFFF
    let count = Int(truncatingIfNeeded: bytes.number(at: record + 8)) & 0xFF
    let length = Int(truncatingIfNeeded: bytes.number(at: record + 16)) & 63
    guard offset + IndexFormat.blockSize(length: length, count: count) <= bytes.count else {
      return
    }
    for section in IndexFormat.Section.all where withSections {
      let start = offset + IndexFormat.offset(of: section, length: length, count: count)
      let content = Array(bytes[start..<(start + section.width(length: length) * count)])
      set(&bytes, offset + section.number * 8, Checksum.of(content))
    }
    let head = Array(bytes[offset..<(offset + IndexFormat.headSize)])
    set(&bytes, record + 32, Checksum.of(head))
  }

  private static func set(_ bytes: inout [UInt8], _ offset: Int, _ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) {
      bytes.replaceSubrange(offset..<(offset + 8), with: $0)
    }
  }
}
