import Glibc

@testable import HangmanKit

/// The parser of indexes, which gets the input as it is, and with right checksums, because a fuzzer
/// could not guess them.
enum IndexTarget {
  static func run(_ bytes: [UInt8]) {
    read(bytes)
    var signed = bytes
    if sign(&signed) { read(signed) }
  }

  private static func read(_ bytes: [UInt8]) {
    // A file in memory that ends with its descriptor.
    let name = "/hangman-fuzz-\(getpid())"
    let file = Descriptor(adopting: shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600))
    shm_unlink(name)
    guard (try? file.write(bytes)) != nil, let index = try? WordIndex(file) else { return }
    for group in index.groups.prefix(3) {
      _ = try? index.withTable(of: group) { $0.text(ofRow: UInt32(group.count - 1)) }
      guard let shape = try? index.withTable(of: group, { $0.shape }) else { continue }
      _ = index.group(of: shape)
      for cunning in [Cunning.classic, .diabolical] {
        play(game(of: shape, cunning), on: index, group)
      }
      if let table = try? index.table(of: group) { use(table) }
    }
  }

  private static func game(of shape: Pattern, _ cunning: Cunning) -> Game {
    var settings = Settings(list: "fuzz")
    settings.mistakes = 2
    settings.cunning = cunning
    return Game(
      Game.Identity(id: "", nonce: "", time: 0),
      settings: settings,
      chance: Chance(seed: 7),
      shape: shape
    )
  }

  /// Plays to the end of a game, even with a column that does not verify, because its zeros must do no
  /// harm either.
  private static func play(
    _ start: Game,
    on index: WordIndex,
    _ group: IndexGroup
  ) {
    var game = start
    for letter in [0, 1, 4, 18, 25].map({ Letter(index: $0) }) {
      let before = game
      var after = game
      _ = try? index.withTable(of: group) {
        after = before
        _ = after.guess(letter, answeredBy: EvilGameplay(entries: $0), at: 1)
      }
      game = after
    }
  }

  private static func use(_ table: EntryTable) {
    let guesses = Letter.all.prefix(4).map { letter in
      Guess(letter: letter, positions: Positions(rawValue: letter.index == 2 ? 4 : 0))
    }
    let rows = table.rows(fitting: guesses).rows
    precondition(rows.allSatisfy { $0 < table.count })
    for row in 0..<UInt32(min(8, table.count)) { _ = table.spelling(ofRow: row) }
    let families = table.families(of: guesses[3].letter, fitting: Array(guesses.prefix(3)))
    precondition(families.reduce(0) { $0 + $1.count } >= rows.count)
  }

  /// Sets sizes and checksums right from the columns up to the header, where they have a place.
  private static func sign(_ bytes: inout [UInt8]) -> Bool {
    guard bytes.count > IndexFormat.fixedSize + 8 else { return false }
    let shapes = Int(bytes[IndexFormat.Field.shapes.offset] & 3)
    let title = Int(bytes[IndexFormat.Field.titleSize.offset])
    let lettersSize = Int(bytes[IndexFormat.Field.lettersSize.offset])
    let size = IndexFormat.headerSize(
      titleSize: title,
      lettersSize: lettersSize,
      shapes: shapes
    )
    let signsColumns = bytes[IndexFormat.Field.headerSize.offset] & 1 == 0
    guard size <= bytes.count else { return false }
    set(&bytes, .magic, IndexFormat.magic)
    set(&bytes, .headerSize, UInt64(size))
    set(&bytes, .fileSize, UInt64(bytes.count))
    set(&bytes, .shapes, UInt64(shapes))
    set(&bytes, .titleSize, UInt64(title))
    set(&bytes, .lettersSize, UInt64(lettersSize))
    let records = IndexFormat.recordsOffset(titleSize: title, lettersSize: lettersSize)
    let letters = ListAlphabet(
      encoded: bytes[IndexFormat.lettersOffset(titleSize: title)...].prefix(lettersSize)
    )
    for shape in 0..<shapes {
      let record = records + shape * IndexFormat.recordSize
      let count = letters?.order.count ?? Letter.count
      signBlock(&bytes, record: record, letterCount: count, withColumns: signsColumns)
    }
    set(&bytes, size - 8, Checksum.of(bytes[..<(size - 8)]))
    return true
  }

  private static func signBlock(
    _ bytes: inout [UInt8],
    record: Int,
    letterCount: Int,
    withColumns: Bool
  ) {
    let header = bytes
    let number = { (field: IndexFormat.RecordField, mask: Int) in
      Int(truncatingIfNeeded: header.number(at: record + field.offset)) & mask
    }
    let offset = number(.offset, 0xFFFF)
    let count = number(.entries, 0xFF)
    let length = number(.length, 63)
    let layout = BlockLayout(
      length: length,
      count: count,
      letterCount: letterCount,
      trapCount: number(.trapEntries, 0x7F),
      spellingsSize: number(.spellingsSize, 0xFF)
    )
    guard offset + layout.size <= bytes.count else { return }
    for column in Column.all(letterCount: letterCount) where withColumns {
      let start = offset + layout.offset(of: column)
      let content = Array(bytes[start..<(start + layout.byteRange(of: column).count)])
      set(&bytes, offset + column.number * 8, Checksum.of(content))
    }
    if layout.spellingsSize > 0, withColumns {
      let start = offset + layout.spellingsOffset
      let content = Array(bytes[start..<(start + layout.spellingsSize)])
      set(&bytes, offset + layout.columnCount * 8, Checksum.of(content))
    }
    let head = Array(bytes[offset..<(offset + layout.headSize)])
    set(&bytes, record + IndexFormat.RecordField.headChecksum.offset, Checksum.of(head))
  }

  private static func set(_ bytes: inout [UInt8], _ field: IndexFormat.Field, _ number: UInt64) {
    set(&bytes, field.offset, number)
  }

  private static func set(_ bytes: inout [UInt8], _ offset: Int, _ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) {
      bytes.replaceSubrange(offset..<(offset + 8), with: $0)
    }
  }
}
