internal import FoundationEssentials

/// The measurements, as JSON or as tables to read.
struct Report: Codable {
  /// The guessers that the row "all" leaves out, because their refinements of others save no mistakes.
  private static let refined = ["careful", "thrifty"]

  var cells: [Tournament.Cell] = []
  var limits: [Limit] = []
  var endgames: [Endgames.Regret] = []
  var costs: [Cost] = []
  var people: [PeopleTournament.Cell] = []

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(self)
    }
  }

  func text(_ list: String) -> String {
    let cells = cells.filter { $0.list == list }
    let middle = cells.filter { (4...12).contains($0.length) }
    var lines = ["", "\(list), lengths 4-12", Self.head("guesser")]
    for guesser in Self.distinct(cells.map(\.guesser)) {
      lines.append(Self.row(guesser, middle.filter { $0.guesser == guesser }))
    }
    lines += [
      Self.row("all", middle.filter { !Self.refined.contains($0.guesser) }), "",
      "\(list), all guessers", Self.head("length"),
    ]
    for length in Self.distinct(cells.map(\.length)) {
      lines.append(Self.row("\(length)", cells.filter { $0.length == length }))
    }
    lines += ["", "\(list), mistakes that no computer exceeds, lengths 4-12"]
    let limits = limits.filter { $0.list == list && (4...12).contains($0.length) }
    for guesser in Self.distinct(limits.map(\.guesser)) {
      let mistakes = limits.filter { $0.guesser == guesser }.map(\.mistakes)
      let mean = mistakes.reduce(0, +) / Double(mistakes.count)
      lines.append(Self.pad(guesser, 12) + Self.pad(Self.fixed(mean, 2), -11))
    }
    lines += ["", "\(list), endgames with known values: answers that give a mistake away"]
    for regret in endgames where regret.list == list {
      lines.append(
        Self.pad("\(regret.setter), \(regret.words) words", 28)
          + "\(regret.suboptimal) of \(regret.decisions) that matter, "
          + "\(Self.fixed(regret.lost, 3)) mistakes lost a decision"
      )
    }
    lines += ["", "\(list), ms an answer, diabolical setter alone"]
    lines.append("  length    answers     median        p99      worst")
    for cost in costs where cost.list == list {
      let numbers =
        ["\(cost.length)", "\(cost.answers)"]
        + [cost.median, cost.p99, cost.worst].map { Self.fixed($0, 3) }
      lines.append(numbers.map { Self.pad($0, -8) }.joined(separator: "   "))
    }
    return lines.joined(separator: "\n")
  }

  private static func head(_ first: String) -> String {
    let setters = Setter.allCases.map { pad($0.rawValue, -11) }.joined()
    let titles = ["mistakes", "wins with 6, %", "wins with 10, %"]
    return pad("", 12) + titles.map { pad($0, -33) }.joined(separator: "  ") + "\n"
      + pad(first, 12) + [setters, setters, setters].joined(separator: "  ")
  }

  private static func row(_ name: String, _ cells: [Tournament.Cell]) -> String {
    let columns: [(Tournament.Cell) -> Double] = [
      { $0.mistakes }, { 100 * $0.wins6 }, { 100 * $0.wins10 },
    ]
    let groups = columns.enumerated().map { place, column in
      Setter.allCases.map { setter in
        let values = cells.filter { $0.setter == setter.rawValue }.map(column)
        let mean = values.reduce(0, +) / Double(values.count)
        return pad(values.isEmpty ? "-" : fixed(mean, place == 0 ? 2 : 1), -11)
      }.joined()
    }
    return pad(name, 12) + groups.joined(separator: "  ")
  }

  static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var met: Set<Value> = []
    return values.filter { met.insert($0).inserted }
  }

  /// Blanks to a width, before the text if it is negative.
  static func pad(_ text: String, _ width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - text.utf8.count))
    return width < 0 ? blanks + text : text + blanks
  }

  static func fixed(_ number: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((number * Double(scale)).rounded())
    let fraction = "\(scale + abs(scaled) % scale)".dropFirst()
    return "\(scaled / scale).\(fraction)"
  }
}
