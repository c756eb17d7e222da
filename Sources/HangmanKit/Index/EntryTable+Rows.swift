// Single entries by their rows.

extension EntryTable {
  /// An entry, one byte a position.
  package func text(ofRow row: UInt32) -> [UInt8] { bytes(ofRows: [row]) }

  /// The entries of some rows one after the other, one byte a position.
  package func bytes(ofRows rows: [UInt32]) -> [UInt8] {
    let (entries, length) = (bytes(of: .entries), shape.length)
    return [UInt8](unsafeUninitializedCapacity: rows.count * length) { bytes, count in
      for row in rows {
        // The library's copying takes longer to begin than most entries to copy.
        for place in Int(row) * length..<(Int(row) + 1) * length {
          bytes[count] = entries[place]
          count += 1
        }
      }
    }
  }

  /// Those of some texts of the entries' length that are entries.
  package func entries(among texts: [[UInt8]]) -> [[UInt8]] {
    let entries = AscendingEntries(bytes(of: .entries), length: shape.length)
    return texts.filter { text in
      text.withUnsafeBytes { text in
        let entry = AscendingEntries(text, length: shape.length)[0]
        let row = entries.firstRow(in: 0..<count, notBefore: entry)
        return row < count && entries[row] == entry
      }
    }
  }

  /// The rows of the entries that another table of this shape has too, ascending.
  package func rows(sharedWith other: EntryTable) -> [Int] {
    let mine = AscendingEntries(bytes(of: .entries), length: shape.length)
    let theirs = AscendingEntries(other.bytes(of: .entries), length: shape.length)
    var shared: [Int] = []
    var row = 0
    for place in 0..<other.count {
      let entry = theirs[place]
      // Their entries mostly lie near each other here: look ahead in steps that grow.
      var step = 1
      while row &+ step < count, mine[row &+ step] < entry {
        (row, step) = (row &+ step, 2 &* step)
      }
      row = mine.firstRow(in: row..<min(row &+ step, count), notBefore: entry)
      guard row < count else { break }
      if mine[row] == entry { shared.append(row) }
    }
    return shared
  }
}

/// Entries of one length, one after another in alphabetical order.
private struct AscendingEntries {
  struct Entry: Comparable {
    /// Its first eight bytes, as a number that orders entries as they do.
    let start: UInt64
    /// All others.
    let end: UnsafeRawBufferPointer

    @inline(__always)
    static func < (left: Entry, right: Entry) -> Bool {
      left.start == right.start
        ? left.end.lexicographicallyPrecedes(right.end) : left.start < right.start
    }

    @inline(__always)
    static func == (left: Entry, right: Entry) -> Bool {
      left.start == right.start && left.end.elementsEqual(right.end)
    }
  }

  private let bytes: UnsafeRawBufferPointer
  private let length: Int

  init(_ bytes: UnsafeRawBufferPointer, length: Int) {
    self.bytes = bytes
    self.length = length
  }

  @inline(__always)
  subscript(row: Int) -> Entry {
    let first = row &* length
    guard let entry = bytes.baseAddress?.advanced(by: first), length >= 8 else {
      let start = bytes[first..<(first + length)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Entry(start: start, end: UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return Entry(
      start: UInt64(bigEndian: entry.loadUnaligned(as: UInt64.self)),
      end: UnsafeRawBufferPointer(start: entry + 8, count: length &- 8)
    )
  }

  /// The first of some rows whose entry does not stand before this one, else their end.
  @inline(__always)
  func firstRow(in rows: Range<Int>, notBefore entry: Entry) -> Int {
    var (first, end) = (rows.lowerBound, rows.upperBound)
    while first < end {
      let middle = (first &+ end) / 2
      if self[middle] < entry { first = middle &+ 1 } else { end = middle }
    }
    return first
  }
}
