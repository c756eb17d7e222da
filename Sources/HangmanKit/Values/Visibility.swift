extension Unicode.Scalar {
  /// Whether it is a character that can be seen: no space, no control, assigned and not private.
  var isVisible: Bool {
    var (end, isVisible): (UInt32, Bool) = (0, true)
    var length: UInt32 = 0
    return Self.visibleRuns.withUTF8Buffer { digits in
      for digit in digits {
        length = length << 5 | UInt32(digit - UInt8(ascii: "0")) & 31
        guard digit < UInt8(ascii: "P") else { continue }
        (end, length, isVisible) = (end + length, 0, !isVisible)
        if value < end { return isVisible }
      }
      return false
    }
  }
}
