// Single entries by their rows, read a piece at a time, so that a few cost no memory for all.

extension EntryTable {
  /// The entries of some ascending rows one after the other, one byte a position.
  package func bytes(ofRows rows: [UInt32]) -> [UInt8] {
    guard !rows.isEmpty else { return [] }
    return [UInt8](unsafeUninitializedCapacity: rows.count * shape.length) { bytes, count in
      var place = 0
      forEachEntryPiece { piece, first in
        while place < rows.count, Int(rows[place]) < first + piece.count {
          let entry = piece[Int(rows[place]) - first]
          // The library's copying takes longer to begin than most entries to copy.
          for position in entry.indices { bytes[place * shape.length + position] = entry[position] }
          place += 1
        }
      }
      count = place * shape.length
    }
  }

  /// Those of some ascending texts that are entries.
  package func entries(among texts: [[UInt8]]) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var rest = texts[...]
    guard !rest.isEmpty else { return found }
    forEachEntryPiece { piece, _ in
      while let text = rest.first, !piece[piece.count - 1].lexicographicallyPrecedes(text) {
        if piece.has(text) { found.append(text) }
        rest.removeFirst()
      }
    }
    return found
  }

  private func forEachEntryPiece(_ body: (EntryPiece, Int) -> Void) {
    var first = 0
    forEachPiece(of: .entries) { bytes in
      let piece = EntryPiece(bytes: bytes, length: shape.length)
      body(piece, first)
      first += piece.count
    }
  }
}

/// Some entries that follow each other, in alphabetical order.
private struct EntryPiece {
  let bytes: UnsafeRawBufferPointer
  let length: Int

  var count: Int { bytes.count / length }

  subscript(place: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[(place * length)..<((place + 1) * length)])
  }

  func has(_ text: [UInt8]) -> Bool {
    var places = 0..<count
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      if self[middle].elementsEqual(text) { return true }
      places =
        self[middle].lexicographicallyPrecedes(text)
        ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return false
  }
}
