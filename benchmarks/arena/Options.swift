/// The options of the command line.
struct Options {
  private(set) var lists: [String] = []
  private(set) var common: [String] = []
  private(set) var lengths = 3...15
  private(set) var effort = Tournament.Effort.quick
  private(set) var endgames = 25
  private(set) var json: String?

  static let usage = """
    usage: arena [--full] [--lengths 3-15] [--json FILE] [--common LIST]... LIST...

    Plays the computer's three ways to answer against guessers, on each list (a property list, or
    a text with one word a line). --common names lists of well-known words.
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
      case "--json": json = try value()
      case "--common": common.append(try value())
      case "--lengths":
        let bounds = try value().split(separator: "-").compactMap { Int($0) }
        guard bounds.count == 2, 1 <= bounds[0], bounds[0] <= bounds[1], bounds[1] <= 16 else {
          throw Misuse()
        }
        lengths = bounds[0]...bounds[1]
      default:
        guard !argument.hasPrefix("-") else { throw Misuse() }
        lists.append(argument)
      }
    }
    guard !lists.isEmpty else { throw Misuse() }
  }
}
