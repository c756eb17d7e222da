/// The entries of one shape, in memory as far as they are needed.
///
/// What a guess needs stands in columns, one mask an entry; the masks are as wide as the shape asks
/// for. Rows are numbers of entries, from 0, in alphabetical order.
public struct EntryTable: Sendable {
  /// The length and the marks that all entries share.
  public let shape: Pattern
  /// How many entries there are.
  public let count: Int

  private var sections: [[UInt8]]

  package init(shape: Pattern, count: Int) {
    self.shape = shape
    self.count = count
    sections = [[UInt8]](repeating: [], count: IndexFormat.Section.count)
  }

  package mutating func load(_ bytes: [UInt8], as section: IndexFormat.Section) {
    precondition(bytes.count == section.width(length: shape.length) * count)
    sections[section.number] = bytes
  }

  func bytes(of section: IndexFormat.Section) -> [UInt8] {
    let bytes = sections[section.number]
    precondition(bytes.count == section.width(length: shape.length) * count, "not loaded")
    return bytes
  }

  /// An entry, as ASCII; needs the section `text`.
  package func text(ofRow row: UInt32) -> [UInt8] {
    let start = Int(row) * shape.length
    return Array(bytes(of: .text)[start..<(start + shape.length)])
  }
}
