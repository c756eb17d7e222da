/// Lower-case hexadecimal text.
package enum Hex {
  private static let digits = Array("0123456789abcdef".utf8)

  package static func text(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
      for (place, byte) in bytes.enumerated() {
        text[2 * place] = digits[Int(byte >> 4)]
        text[2 * place + 1] = digits[Int(byte & 15)]
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
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2), isLowercase(digits[...]) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { place in
      value(digits[place]) << 4 | value(digits[place + 1])
    }
  }

  static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }

  /// The value of a digit; `nil` if the byte is not a digit.
  package static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): value(digit)
    default: nil
    }
  }

  private static func value(_ digit: UInt8) -> UInt8 {
    digit < UInt8(ascii: "a") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
  }

  package static func isLowercase(_ text: ArraySlice<UInt8>) -> Bool {
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): continue
      default: return false
      }
    }
    return true
  }
}
