/// One fact about every entry of a shape, stored entry after entry.
///
/// Columns by letter, because a guess is about few letters.
package enum Column: Hashable {
  /// The letters of each entry as a bit set.
  case letterSets
  /// The mistakes that a simulated player makes on each entry.
  case hardness
  /// The entries themselves.
  case entries
  /// Where the letter stands in each entry, as a mask.
  case positions(Letter)

  static let count = 29

  var number: Int {
    switch self {
    case .letterSets: 0
    case .hardness: 1
    case .entries: 2
    case .positions(let letter): 3 + letter.index
    }
  }

  /// How many bytes an entry of this length takes in it.
  func width(length: Int) -> Int {
    switch self {
    case .letterSets: 4
    case .hardness: 1
    case .entries: length
    case .positions: Self.maskWidth(length: length)
    }
  }

  static let all: [Column] =
    [.letterSets, .hardness, .entries] + Letter.all.map { .positions($0) }

  /// Masks are as wide as the shape asks for.
  static func maskWidth(length: Int) -> Int {
    switch length {
    case ...16: 2
    case ...32: 4
    default: widestMask
    }
  }

  static let widestMask = 8
}
