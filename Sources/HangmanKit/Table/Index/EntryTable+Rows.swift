import Libc

// Single entries by their rows.

extension EntryTable {
  /// An entry, one byte per position.
  package func text(ofRow row: UInt32) -> [UInt8] {
    guard let entries = AscendingEntries(self) else { return [] }
    return Array(UnsafeRawBufferPointer(start: entries[Int(row)], count: shape.length))
  }

  /// The entries of some rows.
  package func texts(ofRows rows: some Sequence<UInt32>) -> [[UInt8]] { rows.map(text) }

  /// The entries of some rows one after another, one byte per position.
  func bytes(ofRows rows: some Collection<UInt32>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: rows.count * shape.length) { bytes, count in
      count = rows.count * shape.length
      copy(rows, to: UnsafeMutableRawPointer(bytes.baseAddress))
    }
  }

  /// The entries of some rows one after another, in memory of their own.
  func items(ofRows rows: some Collection<UInt32>) -> Items<UInt8> {
    let bytes = Items<UInt8>(capacity: rows.count * shape.length)
    copy(rows, to: UnsafeMutableRawPointer(bytes.memory.baseAddress))
    return bytes
  }

  @_optimize(speed)
  private func copy(_ rows: some Collection<UInt32>, to memory: UnsafeMutableRawPointer?) {
    guard let entries = AscendingEntries(self), var end = memory else { return }
    let length = shape.length
    for row in rows {
      end.copyFew(length, from: entries[Int(row)])
      end += length
    }
  }

  /// The row of an entry with this text; `nil` if there is no such entry.
  package func row(of text: [UInt8]) -> UInt32? {
    guard let entries = AscendingEntries(self) else { return nil }
    let length = shape.length
    let row = entries.firstRow(from: 0, step: count) { memcmp($0, text, length) < 0 }
    guard row < count, memcmp(entries[row], text, length) == 0 else { return nil }
    return UInt32(row)
  }

  /// The rows of the entries that another table of this shape has too, ascending.
  package func rows(sharedWith other: EntryTable) -> [UInt32] {
    guard let mine = AscendingEntries(self), let theirs = AscendingEntries(other)
    else { return [] }
    let length = shape.length
    // Specialized for each length, so that the length is not looked up at every entry.
    return switch length {
    case 8...: mine.rows(sharedWith: theirs, byFirst: 8) { $0.number(UInt64.self) }
    case 4...:
      mine.rows(sharedWith: theirs, byFirst: length) {
        $0.number(UInt32.self) << 32 | ($0 + (length - 4)).number(UInt32.self)
      }
    default: mine.rows(sharedWith: theirs, byFirst: 1) { $0.number(UInt8.self) }
    }
  }
}

/// The entries of a table by their rows, in the alphabetical order that the searches rely on.
private struct AscendingEntries {
  private let bytes: UnsafeRawPointer
  private let count: Int
  private let length: Int

  /// Creates the entries of a table; `nil` if the table has none.
  init?(_ table: EntryTable) {
    guard table.count > 0, let bytes = table.bytes(of: .entries).baseAddress else { return nil }
    self.bytes = bytes
    count = table.count
    length = table.shape.length
  }

  @inline(__always)
  subscript(row: Int) -> UnsafeRawPointer { bytes + row &* length }

  /// The first row from a given row on where `isBefore` is false, or the count if there is none;
  /// found by growing steps, then by binary search.
  @inline(__always)
  func firstRow(from row: Int, step: Int, _ isBefore: (UnsafeRawPointer) -> Bool) -> Int {
    var (row, step) = (row, step)
    while row &+ step < count, isBefore(self[row &+ step]) {
      (row, step) = (row &+ step, 2 &* step)
    }
    var size = UInt(bitPattern: min(step, count &- row))
    while size > 0 {
      let half = size / 2
      let middle = row &+ Int(bitPattern: half)
      if isBefore(self[middle]) {
        (row, size) = (middle &+ 1, size &- half &- 1)
      } else {
        size = half
      }
    }
    return row
  }

  /// The rows of the entries that a table of the same length has too, ascending.
  ///
  /// Most entries differ in their first bytes: `start` reads `size` of these bytes as a number that
  /// orders like the entries.
  @inline(__always)
  func rows(
    sharedWith others: Self,
    byFirst size: Int,
    _ start: (UnsafeRawPointer) -> UInt64
  ) -> [UInt32] {
    // The distance between shared entries if they are spread evenly.
    let step = count / others.count + 1
    return [UInt32](unsafeUninitializedCapacity: others.count) { shared, sharedCount in
      var row = 0
      for other in 0..<others.count {
        let entry = others[other]
        let wanted = start(entry)
        row = firstRow(from: row, step: step) { start($0) < wanted }
        while row < count, start(self[row]) == wanted {
          let order = memcmp(self[row] + size, entry + size, length - size)
          if order == 0 {
            shared[sharedCount] = UInt32(truncatingIfNeeded: row)
            sharedCount &+= 1
          }
          guard order < 0 else { break }
          row &+= 1
        }
      }
    }
  }
}

extension UnsafeRawPointer {
  /// The number made of some bytes, which orders like the texts.
  @inline(__always)
  fileprivate func number<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type) -> UInt64 {
    UInt64(truncatingIfNeeded: Number(bigEndian: loadUnaligned(as: Number.self)))
  }
}

extension UnsafeMutableRawPointer {
  /// Copies some bytes, eight at a time, because the library's copying takes longer to begin than most
  /// entries take to copy.
  @inline(__always)
  fileprivate func copyFew(_ count: Int, from bytes: UnsafeRawPointer) {
    var offset = 0
    while offset < count {
      if count >= 8 {
        // The last eight bytes may overlap those before.
        offset = min(offset, count &- 8)
        copy(UInt64.self, from: bytes, at: offset)
        offset &+= 8
      } else {
        copy(UInt8.self, from: bytes, at: offset)
        offset &+= 1
      }
    }
  }

  @inline(__always)
  private func copy<Part: BitwiseCopyable>(
    _: Part.Type,
    from bytes: UnsafeRawPointer,
    at offset: Int
  ) {
    let part = bytes.loadUnaligned(fromByteOffset: offset, as: Part.self)
    storeBytes(of: part, toByteOffset: offset, as: Part.self)
  }
}
