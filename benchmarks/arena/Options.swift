/// The options of the command line.
struct Options {
  private(set) var lists: [String] = []
  private(set) var common: [String] = []
  private(set) var lengths = 3...15
  private(set) var effort = Tournament.Effort.quick
  private(set) var endgames = 25
  private(set) var frequencies: String?
  /// The seeds of people's vocabularies: 1 to 4 are for tuning, the others for measuring.
  private(set) var seeds: ClosedRange<UInt64> = 5...6
  private(set) var isPeopleOnly = false
  private(set) var isHardnessOnly = false
  private(set) var isByShares = false
  private(set) var json: String?

  static let usage = """
    usage: arena [--full] [--lengths 3-15] [--json FILE] [--common LIST]...
                 [--people FILE] [--seeds 5-12] [--only-people]
                 [--hardness [--shares]] LIST...

    Plays the computer's three ways to answer against guessers, on each list (a property list, or
    a text with one word a line). --common names lists of well-known words, --people a file of words
    and how rare they are: it adds people who do not know the list, one a seed.
    --hardness tells how hard the words of all lengths are for these, and plays nothing else;
    with --shares a fifth of the words of each length is hard, however many mistakes that is.
    """

  struct Misuse: Error {}

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    func value() throws -> String {
      guard let value = rest.popFirst() else { throw Misuse() }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--full":
        effort = .full
        endgames = 75
        seeds = 5...12
      case "--json": json = try value()
      case "--common": common.append(try value())
      case "--people": frequencies = try value()
      case "--only-people": isPeopleOnly = true
      case "--hardness":
        isHardnessOnly = true
        lengths = 2...16
      case "--shares": isByShares = true
      case "--seeds":
        let bounds = try Self.range(try value())
        seeds = UInt64(bounds.lowerBound)...UInt64(bounds.upperBound)
      case "--lengths":
        lengths = try Self.range(try value())
        guard lengths.upperBound <= 16 else { throw Misuse() }
      default:
        guard !argument.hasPrefix("-") else { throw Misuse() }
        lists.append(argument)
      }
    }
    guard !lists.isEmpty else { throw Misuse() }
  }

  private static func range(_ text: String) throws -> ClosedRange<Int> {
    let bounds = text.split(separator: "-").compactMap { Int($0) }
    guard bounds.count == 2, 1 <= bounds[0], bounds[0] <= bounds[1] else { throw Misuse() }
    return bounds[0]...bounds[1]
  }
}
