/// An entry as the simulated player reads it, in a few registers.
///
/// The numbers of the letters, 1 for the first letter and 0 for a sign, are transposed: lane *b* is a
/// bit plane, that is, bit *b* of every number, as a mask over the positions. So finding the positions
/// of a letter takes a few operations, however long the entry is. An index stores candidates in this
/// form.
struct Candidate<Form: CandidateForm> {
  typealias Mask = Form.Mask

  /// The offsets of the lanes for letters and value, for code that reads nothing else of an entry.
  static var letterOffset: Int { Form.letterLane * MemoryLayout<Mask>.size }
  static var valueOffset: Int { Form.valueLane * MemoryLayout<Mask>.size }

  private var lanes = Form.Lanes()

  init(_ entry: Span<UInt8>) {
    var letters = LetterSet()
    for position in entry.indices {
      guard let letter = Letter(byte: entry[position]) else { continue }
      letters.insert(LetterSet(letter))
      for plane in 0..<Form.planeCount where Self.number(letter) >> plane & 1 == 1 {
        lanes[plane] |= 1 << Mask(position)
      }
    }
    for lane in Self.letterLanes {
      let bits = letters.rawValue >> Self.shift(of: lane)
      lanes[lane] = Mask(truncatingIfNeeded: bits)
    }
  }

  private static func number(_ letter: Letter) -> Int { letter.index + 1 }

  private static var letterLanes: Range<Int> {
    let count = (Form.LetterBits.bitWidth + Mask.bitWidth - 1) / Mask.bitWidth
    return Form.letterLane..<(Form.letterLane + count)
  }

  private static func shift(of lane: Int) -> Int { (lane - Form.letterLane) * Mask.bitWidth }

  var letters: LetterSet { LetterSet(rawValue: UInt64(letterBits)) }

  @inline(__always)
  var letterBits: Form.LetterBits {
    Self.letterLanes.reduce(0) { bits, lane in
      bits | Form.LetterBits(truncatingIfNeeded: lanes[lane]) << Self.shift(of: lane)
    }
  }

  /// Stores how hard the entry is for people, 1 to 3.
  mutating func note(level: UInt8) {
    let bits = UInt64(level) << UInt64(Form.levelShift)
    for lane in Self.letterLanes {
      lanes[lane] |= Mask(truncatingIfNeeded: bits >> Self.shift(of: lane))
    }
  }

  /// The value that `CandidateSlice` stored last for the entry.
  var value: Mask { lanes[Form.valueLane] }

  @inline(__always)
  func positions(_ probe: Probe) -> Mask { Form.common((lanes ^ probe.lanes) | Form.others) }

  /// A mask that finds a letter: all ones in each plane whose bit the letter's number lacks.
  struct Probe {
    fileprivate let lanes: Form.Lanes

    init(_ letter: Letter) {
      var lanes = Form.Lanes()
      for plane in 0..<Form.planeCount where number(letter) >> plane & 1 == 0 { lanes[plane] = ~0 }
      self.lanes = lanes
    }
  }
}

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
