/// The lanes of a candidate, each as wide as a mask of positions: first the bit planes of the letters,
/// then a lane for the stored value, then the set of letters in as many lanes as it needs.
protocol CandidateForm {
  associatedtype Mask
  associatedtype Lanes: SIMD<Mask> where Mask: FixedWidthInteger & UnsignedInteger
  associatedtype LetterBits: FixedWidthInteger & UnsignedInteger

  /// The number of planes: as many as a letter's number has bits.
  static var planeCount: Int { get }
  /// A mask with all ones in the lanes that are not planes.
  static var others: Lanes { get }

  /// The bits that all lanes share.
  static func common(_ lanes: Lanes) -> Mask
}

extension CandidateForm {
  static var valueLane: Int { planeCount }
  static var letterLane: Int { planeCount + 1 }

  /// The shift to the two highest bits of the set of letters, where no letter is: they hold how hard an
  /// entry is for people.
  static var levelShift: Int { LetterBits.bitWidth - 2 }

  static func hasLevels(letterCount: Int) -> Bool { letterCount <= levelShift }
}

extension CandidateForm where Lanes == SIMD8<Mask> {
  @inline(__always)
  static func common(_ lanes: SIMD8<Mask>) -> Mask {
    let four = lanes.lowHalf & lanes.highHalf
    let two = four.lowHalf & four.highHalf
    return two[0] & two[1]
  }
}

/// The form that the candidates of a shape have.
enum CandidateKind {
  /// The form for up to 16 positions and 31 letters: an entry moves through one register.
  enum Short: CandidateForm {
    typealias LetterBits = UInt32
    static var planeCount: Int { 5 }
    static var others: SIMD8<UInt16> { SIMD8(0, 0, 0, 0, 0, ~0, ~0, ~0) }
  }

  /// The form of all other shapes, with four times as many bytes.
  enum Long: CandidateForm {
    typealias LetterBits = UInt64
    static var planeCount: Int { 6 }
    static var others: SIMD8<UInt64> { SIMD8(0, 0, 0, 0, 0, 0, ~0, ~0) }
  }

  case short, long

  init(length: Int, letterCount: Int) {
    self = length <= 16 && letterCount <= 31 ? .short : .long
  }

  var size: Int {
    switch self {
    case .short: MemoryLayout<Candidate<Short>>.size
    case .long: MemoryLayout<Candidate<Long>>.size
    }
  }
}
