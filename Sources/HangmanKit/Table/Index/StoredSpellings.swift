/// Spellings as an index stores them: their number, their rows, the end of each text, the texts.
struct StoredSpellings {
  private let bytes: UnsafeRawBufferPointer
  private let count: Int

  init() {
    bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    count = 0
  }

  /// Reads the bytes that `Spellings.encoded` wrote; other bytes give no spellings, or texts that lie
  /// within them.
  init(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count < 4 ? 0 : Int(bytes.loadUnaligned(as: UInt32.self))
    self.bytes = bytes
    self.count = count <= (bytes.count - 4) / 8 ? count : 0
  }

  /// The spellings of an entry, an empty one for its own letters; `nil` if it has no other spelling.
  func texts(ofRow row: UInt32) -> [String]? {
    let index = Order.firstPlace(count) { number($0) < row }
    return index < count && number(index) == row ? texts(at: index) : nil
  }

  private func texts(at index: Int) -> [String]? {
    let start = 4 + 8 * count
    let first = index == 0 ? 0 : Int(number(count + index - 1))
    let end = Int(number(count + index))
    guard first < end, end <= bytes.count - start else { return nil }
    return bytes[(start + first)..<(start + end)]
      .split(separator: Spellings.separator, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the number at an index after the first number.
  private func number(_ index: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: 4 + 4 * index, as: UInt32.self)
  }
}

extension Spellings {
  /// The size of `encoded` in bytes; 0 if there are no spellings.
  var size: Int { rows.isEmpty ? 0 : 4 + 8 * rows.count + texts.count }

  /// The bytes that `StoredSpellings` reads.
  var encoded: [UInt8] {
    [UInt8](inMemory: [UInt32(rows.count)] + rows + ends) + texts
  }
}
