/// The lanes of a contender: each as wide as a mask of positions, first the bit planes of the letters,
/// then a lane for the key, then the set of letters in as many as it needs.
protocol ContenderForm {
  associatedtype Mask
  associatedtype Lanes: SIMD<Mask> where Mask: FixedWidthInteger & UnsignedInteger
  associatedtype LetterBits: FixedWidthInteger & UnsignedInteger

  /// As many as the numbers of the letters have bits.
  static var planeCount: Int { get }
  static var letterLane: Int { get }
  /// All ones in the lanes that are no planes.
  static var others: Lanes { get }

  /// What all lanes have in common.
  static func common(_ lanes: Lanes) -> Mask
}

extension ContenderForm {
  static var keyLane: Int { planeCount }
}

extension ContenderForm where Lanes == SIMD8<Mask> {
  @inline(__always)
  static func common(_ lanes: SIMD8<Mask>) -> Mask {
    let four = lanes.lowHalf & lanes.highHalf
    let two = four.lowHalf & four.highHalf
    return two[0] & two[1]
  }
}

/// Which of the forms the contenders of a shape have: the one with the fewest bytes.
enum ContenderKind {
  /// Up to 16 positions and 31 letters: an entry moves through one register.
  enum Short: ContenderForm {
    typealias LetterBits = UInt32
    static var planeCount: Int { 5 }
    static var letterLane: Int { 6 }
    static var others: SIMD8<UInt16> { SIMD8(0, 0, 0, 0, 0, ~0, ~0, ~0) }
  }

  /// Up to 32 positions and 31 letters.
  enum Medium: ContenderForm {
    typealias LetterBits = UInt32
    static var planeCount: Int { 5 }
    static var letterLane: Int { 6 }
    static var others: SIMD8<UInt32> { SIMD8(0, 0, 0, 0, 0, ~0, ~0, ~0) }
  }

  /// Up to 16 positions and 61 letters.
  enum Wide: ContenderForm {
    typealias LetterBits = UInt64
    static var planeCount: Int { 6 }
    static var letterLane: Int { 8 }
    static var others: SIMD16<UInt16> {
      SIMD16(0, 0, 0, 0, 0, 0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0, ~0)
    }

    @inline(__always)
    static func common(_ lanes: SIMD16<UInt16>) -> UInt16 {
      Short.common(lanes.lowHalf & lanes.highHalf)
    }
  }

  /// All others.
  enum Long: ContenderForm {
    typealias LetterBits = UInt64
    static var planeCount: Int { 6 }
    static var letterLane: Int { 7 }
    static var others: SIMD8<UInt64> { SIMD8(0, 0, 0, 0, 0, 0, ~0, ~0) }
  }

  case short, medium, wide, long

  init(length: Int, letterCount: Int) {
    self =
      switch (length, letterCount) {
      case (...16, ...31): .short
      case (...32, ...31): .medium
      case (...16, _): .wide
      default: .long
      }
  }

  /// The bytes of a contender.
  var size: Int {
    switch self {
    case .short: MemoryLayout<Contender<Short>>.size
    case .medium: MemoryLayout<Contender<Medium>>.size
    case .wide: MemoryLayout<Contender<Wide>>.size
    case .long: MemoryLayout<Contender<Long>>.size
    }
  }
}
