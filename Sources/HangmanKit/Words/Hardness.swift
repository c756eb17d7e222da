/// How hard entries are to guess: the mistakes that the simulated player makes on each in a game
/// from the start.
enum Hardness {
  /// The mistakes, in the order of the entries.
  ///
  /// - Parameters:
  ///   - rows: all entries of a shape, one after the other.
  ///   - length: the bytes of each.
  /// - Returns: One number an entry.
  static func of(rows: UnsafeRawBufferPointer, length: Int) -> [UInt8] {
    switch length {
    case ...16: of(rows, length, as: UInt16.self)
    case ...32: of(rows, length, as: UInt32.self)
    default: of(rows, length, as: UInt64.self)
    }
  }

  private static func of<Mask: FixedWidthInteger & UnsignedInteger>(
    _ rows: UnsafeRawBufferPointer,
    _ length: Int,
    as _: Mask.Type
  ) -> [UInt8] {
    let tree = GuesserTree<Mask>(order: LetterOrder.english, cap: 26)
    var items = tree.items(rows, length: length)
    var span = items.mutableSpan
    tree.play(&span, 0..<span.count, open: tree.ranks(of: ~0), misses: 0)
    var hardness = [UInt8](repeating: 0, count: items.count)
    for item in items { hardness[Int(item.number)] = item.misses }
    return hardness
  }
}
