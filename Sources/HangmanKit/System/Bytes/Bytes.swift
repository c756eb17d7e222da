// Text from outside is bytes, because Swift counts "\r\n" as one character, so a search for "\n" would
// miss it.

import Libc

extension [UInt8] {
  /// The bytes of a C string, without the zero at its end.
  package init(cString start: UnsafePointer<CChar>) { self.init(at: start, count: strlen(start)) }

  /// Copies bytes that the system owns.
  package init(at start: UnsafeRawPointer, count: Int) {
    self.init(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Returns these bytes followed by others.
  ///
  /// Whole blocks are copied, because the library appends byte by byte, which is slow for a reply of
  /// hundreds of kilobytes.
  package func followed(by other: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count + other.count) { joined, filled in
      var place = joined.baseAddress
      for part in [self, other] {
        part.withUnsafeBufferPointer { part in
          if let place, let start = part.baseAddress { memcpy(place, start, part.count) }
        }
        place = place?.advanced(by: part.count)
      }
      filled = count + other.count
    }
  }
}

extension ArraySlice<UInt8> {
  /// Removes the bytes up to the next separator and returns them, or all bytes if there is no
  /// separator; `nil` once all were taken.
  ///
  /// The separator is dropped. A separator at the very end does not start another field.
  package mutating func popField(endingAt separator: UInt8) -> ArraySlice<UInt8>? {
    guard !isEmpty else { return nil }
    let end = withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress,
        let found = memchr(first, Int32(separator), bytes.count)
      else { return endIndex }
      return startIndex + (UnsafeRawPointer(found) - first)
    }
    let field = self[startIndex..<end]
    self = end < endIndex ? self[(end + 1)...] : self[endIndex...]
    return field
  }

  /// The number that these digits mean, at most twelve of them so that sums and products stay far from
  /// the limits of the type; `nil` for any other text.
  package var number: Int? {
    guard (1...12).contains(count), allSatisfy({ $0.isDigit }) else { return nil }
    return reduce(0) { 10 * $0 + Int($1 & 15) }
  }

  package var isUTF8: Bool {
    for byte in self where byte >= 0x80 { return String(validating: self, as: UTF8.self) != nil }
    return true
  }

  /// The bytes without the blanks around them.
  package var trimmed: ArraySlice<UInt8> {
    var slice = self
    while slice.first?.isBlank == true { slice.removeFirst() }
    while slice.last?.isBlank == true { slice.removeLast() }
    return slice
  }
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether it is one of 0–9.
  package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether it is one of a–z.
  package var isSmallLetter: Bool { self &- UInt8(ascii: "a") < 26 }
}

extension Sequence<UInt8> {
  /// The bytes with A–Z in lower case.
  package var lowercased: [UInt8] {
    map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
  }
}

// Compares bytes, because the library compares characters and would link the tables of all of Unicode.
extension String {
  package func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }

  package func ends(with end: String) -> Bool {
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}

extension [UInt8] {
  /// The bytes of plain items as they are in memory.
  ///
  /// All supported machines are little-endian, like the index.
  package init<Item>(inMemory items: [Item]) { self = items.withUnsafeBytes(Array.init) }

  /// The number at an offset; the caller has checked that it lies in the bytes.
  package func number(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    )
  }

  package mutating func append(littleEndian number: UInt64) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Appends zeros up to a multiple of a number of bytes.
  package mutating func pad(to multiple: Int) {
    while count % multiple != 0 { append(0) }
  }
}

/// Lower-case hexadecimal text.
package enum Hex {
  package static func text(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
      for (place, byte) in bytes.enumerated() {
        text[2 * place] = digit(byte >> 4)
        text[2 * place + 1] = digit(byte & 15)
      }
      return 2 * bytes.count
    }
  }

  /// Sixteen digits, the most significant first.
  package static func text(_ number: UInt64) -> String {
    text([UInt8](inMemory: [number.bigEndian]))
  }

  /// The bytes that the text stands for; `nil` if it is not lower-case hexadecimal.
  package static func bytes(_ text: String) -> [UInt8]? {
    let values = text.utf8.compactMap { value(of: $0) }
    guard values.count == text.utf8.count, values.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }

  static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }

  /// The value of a digit; `nil` if the byte is not a digit.
  package static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  package static func isLowercase(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { value(of: $0) != nil }
  }
}
