/// The entries of one shape, in memory as far as they are needed.
///
/// What a guess needs stands in columns, one mask an entry; the masks are as wide as the shape asks
/// for. Rows are numbers of entries, from 0, in alphabetical order.
public struct EntryTable {
  /// The length and the marks that all entries share.
  public let shape: Pattern
  /// How many entries there are.
  public let count: Int

  private var sections: [[UInt8]]
  /// Whence columns come that are not in memory.
  private let reader: ColumnReader?

  package init(shape: Pattern, count: Int) { self.init(shape: shape, count: count, reader: nil) }

  init(shape: Pattern, count: Int, reader: ColumnReader?) {
    self.shape = shape
    self.count = count
    self.reader = reader
    sections = [[UInt8]](repeating: [], count: IndexFormat.Section.count)
  }

  package mutating func load(_ bytes: [UInt8], as section: IndexFormat.Section) {
    precondition(bytes.count == section.width(length: shape.length) * count)
    sections[section.number] = bytes
  }

  mutating func load(
    _ sections: [IndexFormat.Section],
    of block: IndexBlock
  ) throws(WordIndex.Failure) {
    for section in sections { load(try block.bytes(of: section), as: section) }
  }

  func bytes(of section: IndexFormat.Section) -> [UInt8] {
    let bytes = sections[section.number]
    precondition(bytes.count == section.width(length: shape.length) * count, "not loaded")
    return bytes
  }

  /// The bytes of a column at some rows; a column that is not in memory can only be asked for the
  /// rows that follow those of the call before.
  @inline(__always)
  func withBytes(
    of section: IndexFormat.Section,
    at rows: Range<Int>,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    let width = section.width(length: shape.length)
    if let reader, sections[section.number].isEmpty {
      body(reader.next(rows.count, of: section))
    } else {
      bytes(of: section).withUnsafeBytes { bytes in
        let range = (rows.lowerBound * width)..<(rows.upperBound * width)
        body(UnsafeRawBufferPointer(rebasing: bytes[range]))
      }
    }
  }

  /// An entry, as ASCII; needs the section `text`.
  package func text(ofRow row: UInt32) -> [UInt8] {
    let start = Int(row) * shape.length
    return Array(bytes(of: .text)[start..<(start + shape.length)])
  }
}
