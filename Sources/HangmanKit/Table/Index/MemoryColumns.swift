/// The columns of a few entries in memory, each computed when it is first asked for.
///
/// They include no trap and no candidates for a simulation, because a few entries are played exactly.
final class MemoryColumns {
  /// The columns and rows of the index that the entries were copied from; `nil` if they come from no
  /// index.
  var origin: (columns: Columns, rows: [UInt32])?

  private let count: Int
  private let length: Int
  private let entries: Items<UInt8>
  /// The positions of each letter that was asked for, by the letters' indexes.
  private var positions: [UnsafeMutableRawBufferPointer?] = []
  private var knownHolders: UnsafeMutableBufferPointer<UInt64>?

  init(_ entries: consuming Items<UInt8>, count: Int, length: Int) {
    self.entries = entries
    self.count = count
    self.length = length
  }

  /// Creates the columns of some entries, all of one length.
  @_optimize(speed)
  convenience init(of entries: [[UInt8]], length: Int) {
    let bytes = Items<UInt8>(capacity: entries.count * length)
    var end = 0
    for entry in entries {
      precondition(entry.count == length)
      for byte in entry {
        bytes[end] = byte
        end &+= 1
      }
    }
    self.init(bytes, count: entries.count, length: length)
  }

  deinit {
    for bytes in positions { bytes?.deallocate() }
    knownHolders?.deallocate()
  }

  /// All bytes of a column, valid as long as this object lives.
  func bytes(of column: Column) -> UnsafeRawBufferPointer {
    switch column {
    case .entries: UnsafeRawBufferPointer(entries.memory)
    case .positions(let letter): UnsafeRawBufferPointer(positions(of: letter))
    case .holders(let letter): holders(of: letter)
    case .trap, .candidates: UnsafeRawBufferPointer(start: nil, count: 0)
    }
  }

  private func positions(of letter: Letter) -> UnsafeMutableRawBufferPointer {
    if positions.isEmpty { positions = Array(repeating: nil, count: Letter.limit) }
    if let known = positions[letter.index] { return known }
    let width = Column.maskWidth(length: length)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: width * count, alignment: width)
    switch width {
    case 2: find(letter, in: nil, bytes.assumingMemoryBound(to: UInt16.self))
    case 4: find(letter, in: nil, bytes.assumingMemoryBound(to: UInt32.self))
    default: find(letter, in: nil, bytes.assumingMemoryBound(to: UInt64.self))
    }
    positions[letter.index] = bytes
    return bytes
  }

  /// The positions of a letter in some rows; `nil` for all rows.
  @_optimize(speed)
  func find<Mask: FixedWidthInteger & UnsignedInteger>(
    _ letter: Letter,
    in rows: UnsafeBufferPointer<UInt32>?,
    _ masks: UnsafeMutableBufferPointer<Mask>
  ) {
    for index in masks.indices {
      let start = (rows.map { Int($0[index]) } ?? index) &* length
      var mask: Mask = 0
      var position = start &+ length
      while position > start {
        position &-= 1
        mask = mask &<< 1 | (entries[position] == letter.byte ? 1 : 0)
      }
      masks[index] = mask
    }
  }

  private func holders(of letter: Letter) -> UnsafeRawBufferPointer {
    let holders = knownHolders ?? allHolders()
    knownHolders = holders
    let size = MemoryLayout<UInt64>.size * ((count + 63) / 64)
    let bytes = UnsafeRawPointer(holders.baseAddress.unsafelyUnwrapped) + Int(letter.byte) * size
    return UnsafeRawBufferPointer(start: bytes, count: size)
  }

  /// Fills the holders of all letters in one pass.
  ///
  /// Indexed by the letters' bytes, so that no byte need be looked up; the columns of signs are never
  /// read.
  @_optimize(speed)
  private func allHolders() -> UnsafeMutableBufferPointer<UInt64> {
    let width = (count + 63) / 64
    let holders = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 128 * max(width, 1))
    holders.initialize(repeating: 0)
    var start = 0
    for row in 0..<count {
      let end = start &+ length
      while start < end {
        let column = Int(entries[start] & 127) &* width
        holders[column &+ row / 64] |= 1 &<< UInt64(row & 63)
        start &+= 1
      }
    }
    return holders
  }
}
