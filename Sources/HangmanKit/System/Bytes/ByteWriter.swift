import Libc

/// A buffer to which thousands of short texts and numbers are appended.
///
/// An array checks at each append whether it is shared, which costs more than copying the text.
@usableFromInline
package struct ByteWriter: ~Copyable {
  @usableFromInline var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0

  /// Creates a writer with this capacity, at least 1.
  ///
  /// Slightly less than a power of two fits a block of the heap.
  package init(capacity: Int = 960) {
    self.capacity = capacity
    memory = .allocate(capacity: capacity)
  }

  // Inlinable, because Embedded Swift must see in other modules too how a noncopyable value ends.
  @inlinable
  deinit { memory.deallocate() }

  package var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      if let start = bytes.baseAddress { memcpy(start, memory, count) }
      filled = count
    }
  }

  /// Calls the body with the text so far as a C string.
  package mutating func withCString<Result>(_ read: (UnsafePointer<CChar>) -> Result) -> Result {
    append("\0")
    defer { count -= 1 }
    return UnsafeRawPointer(memory).withMemoryRebound(to: CChar.self, capacity: count, read)
  }

  package var text: String {
    String(decoding: UnsafeBufferPointer(start: memory, count: count), as: UTF8.self)
  }

  @inline(__always)
  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package mutating func append(contentsOf text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  package mutating func append(contentsOf bytes: ArraySlice<UInt8>) { append(bytes.span) }

  package mutating func append(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    if count == capacity { grow(for: 1) }
    memory[count] = byte
    count += 1
  }

  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if count + bytes.count > capacity { grow(for: bytes.count) }
    if let start = bytes.baseAddress { memcpy(memory + count, start, bytes.count) }
    count += bytes.count
  }

  @inline(__always)
  package mutating func append(_ number: Int) {
    switch number {
    case 0..<10: append(48 + UInt8(truncatingIfNeeded: number))
    case 10..<100: append(twoDigits: number)
    default:
      if number < 0 { append(UInt8(ascii: "-")) }
      append(UInt64(number.magnitude))
    }
  }

  package mutating func append(_ number: UInt64) {
    if number > 9 { append(number / 10) }
    append(48 + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends sixteen lower-case digits, the most significant first.
  package mutating func append(hexOf number: UInt64) {
    for shift in stride(from: 60, through: 0, by: -4) {
      append(Hex.digit(UInt8(truncatingIfNeeded: number >> UInt64(shift) & 15)))
    }
  }

  /// Whether a byte occurs from an offset on.
  package func contains(_ byte: UInt8, from start: Int) -> Bool {
    memchr(memory + start, Int32(byte), count - start) != nil
  }

  /// Appends a number below 100 as two digits.
  @inline(__always)
  package mutating func append(twoDigits number: Int) {
    append(48 + UInt8(truncatingIfNeeded: number / 10))
    append(48 + UInt8(truncatingIfNeeded: number % 10))
  }

  private mutating func grow(for more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memcpy(larger, memory, count)
    memory.deallocate()
    memory = larger
  }
}
