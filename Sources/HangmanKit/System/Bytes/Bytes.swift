// Text at the borders is bytes: to Swift's characters "\r\n" is one, so that a search for "\n" misses
// it.

extension ArraySlice<UInt8> {
  /// Takes the bytes up to the next separator, or all if there is none; `nil` once all are taken.
  ///
  /// The separator is dropped, and one at the very end starts no further field.
  package mutating func popField(endingAt separator: UInt8) -> ArraySlice<UInt8>? {
    guard !isEmpty else { return nil }
    var end = startIndex
    while end < endIndex, self[end] != separator { end += 1 }
    let field = self[startIndex..<end]
    self = end < endIndex ? self[(end + 1)...] : self[endIndex...]
    return field
  }

  /// Without the blanks around it.
  package var trimmed: ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, Self.isBlank(first) { slice.removeFirst() }
    while let last = slice.last, Self.isBlank(last) { slice.removeLast() }
    return slice
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
