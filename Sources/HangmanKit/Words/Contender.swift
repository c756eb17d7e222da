/// An entry as the simulated player sees it: eight lanes, each as wide as a mask of positions, so
/// that an entry of up to 16 characters moves through one register.
///
/// The letters, the first being 1 and a mark 0, are turned sideways: lane *b* is a bit plane, bit *b* of
/// each as a mask over the positions. So the positions of a letter are a few operations, however
/// long the entry is. An index holds contenders just so.
struct Contender<Mask: PositionMask> {
  /// Those of 64 bits have one more, for the numbers of up to 61 letters, and need one lane alone
  /// for the set of letters: alphabets of more than 31 letters use no others.
  private static var planeCount: Int { isWidest ? 6 : 5 }
  private static var keyLane: Int { planeCount }
  private static var letterLane: Int { planeCount + 1 }
  private static var isWidest: Bool { Mask.bitWidth == 64 }

  /// Where the letters stand, for those who read nothing else of an entry.
  static var letterOffset: Int { letterLane * MemoryLayout<Mask>.size }
  static var keyOffset: Int { keyLane * MemoryLayout<Mask>.size }

  private var lanes = SIMD8<Mask>()

  init(_ entry: UnsafeRawBufferPointer) {
    var letters = LetterSet()
    for (position, byte) in entry.enumerated() {
      guard let letter = Letter(byte: byte) else { continue }
      letters.insert(LetterSet(letter))
      for plane in 0..<Self.planeCount where Self.number(letter) >> plane & 1 == 1 {
        lanes[plane] |= 1 << Mask(position)
      }
    }
    lanes[Self.letterLane] = Mask(truncatingIfNeeded: letters.rawValue)
    if Mask.bitWidth < UInt32.bitWidth {
      lanes[Self.letterLane + 1] = Mask(truncatingIfNeeded: letters.rawValue >> Mask.bitWidth)
    }
  }

  private static func number(_ letter: Letter) -> Int { letter.index + 1 }

  /// The letters it holds.
  var letters: LetterSet { LetterSet(rawValue: UInt64(letterBits)) }

  /// The bits of its set of letters.
  @inline(__always)
  var letterBits: Mask.LetterBits {
    var bits = Mask.LetterBits(truncatingIfNeeded: lanes[Self.letterLane])
    if Mask.bitWidth < UInt32.bitWidth {
      bits |= Mask.LetterBits(truncatingIfNeeded: lanes[Self.letterLane + 1]) << Mask.bitWidth
    }
    return bits
  }

  /// Where the letter asked for last stands, or the mistakes made on the entry once it was played.
  var key: Mask {
    get { lanes[Self.keyLane] }
    set { lanes[Self.keyLane] = newValue }
  }

  /// Where the letter of the probe stands.
  @inline(__always)
  func positions(_ probe: Probe) -> Mask {
    let alike = (lanes ^ probe.lanes) | Probe.others
    let four = alike.lowHalf & alike.highHalf
    let two = four.lowHalf & four.highHalf
    return two[0] & two[1]
  }

  /// What finds a letter: all ones for each bit that its number lacks.
  struct Probe {
    fileprivate let lanes: SIMD8<Mask>

    init(_ letter: Letter) {
      var lanes = SIMD8<Mask>()
      for plane in 0..<planeCount where number(letter) >> plane & 1 == 0 { lanes[plane] = ~0 }
      self.lanes = lanes
    }

    /// All ones in the lanes that are no planes.
    fileprivate static var others: SIMD8<Mask> { SIMD8(0, 0, 0, 0, 0, isWidest ? 0 : ~0, ~0, ~0) }
  }
}

/// Positions in as few bits as a shape needs.
typealias PositionMask = FixedWidthInteger & UnsignedInteger & SIMDScalar & LetterBitsBearing

/// A mask beside which sets of letters are of one width.
protocol LetterBitsBearing {
  associatedtype LetterBits: FixedWidthInteger & UnsignedInteger
}

extension UInt16: LetterBitsBearing { typealias LetterBits = UInt32 }
extension UInt32: LetterBitsBearing { typealias LetterBits = UInt32 }
extension UInt64: LetterBitsBearing { typealias LetterBits = UInt64 }
