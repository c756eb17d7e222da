/// The capitals of Latin, Greek, Cyrillic and Armenian letters.
///
/// Only these, because Unicode's whole tables would be larger than the rest of the program and lists
/// need no others.
enum Capitals {
  /// Returns the capital of a small letter; a character without a single capital is returned unchanged.
  static func capital(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(capital(of: scalar.value)) ?? scalar
  }

  private static func capital(of value: UInt32) -> UInt32 {
    switch value {
    case 0x61...0x7A, 0xE0...0xF6, 0xF8...0xFE, 0x3B1...0x3C1, 0x3C3...0x3CB, 0x430...0x44F:
      value - 0x20
    case 0x450...0x45F: value - 0x50
    case 0x561...0x586: value - 0x30
    case 0xDF: 0x1E9E
    case 0xFF: 0x178
    case 0x131: 0x49
    case 0x386...0x390, 0x3AC...0x3CE: greekCapital(of: value)
    // Here capitals and small letters alternate, the capital first.
    case 0x100...0x137, 0x14A...0x177, 0x1DE...0x1EF, 0x1F8...0x21F, 0x222...0x233,
      0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F, 0x1E00...0x1E95, 0x1EA0...0x1EFF:
      value & ~1
    case 0x139...0x148, 0x179...0x17E, 0x1CD...0x1DC, 0x4C1...0x4CE: (value - 1) | 1
    default: value
    }
  }

  /// Returns the capital of a Greek letter with marks, or of the final ς.
  ///
  /// Greek capitals have no tonos, but keep the mark that separates two vowels.
  private static func greekCapital(of value: UInt32) -> UInt32 {
    switch value {
    case 0x390: 0x3AA
    case 0x3B0: 0x3AB
    case 0x3C2: 0x3A3
    case 0x386, 0x3AC: 0x391
    case 0x388, 0x3AD: 0x395
    case 0x389, 0x3AE: 0x397
    case 0x38A, 0x3AF: 0x399
    case 0x38C, 0x3CC: 0x39F
    case 0x38E, 0x3CD: 0x3A5
    case 0x38F, 0x3CE: 0x3A9
    default: value
    }
  }
}
