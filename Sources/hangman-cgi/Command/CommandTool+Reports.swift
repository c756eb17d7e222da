internal import HangmanKit

extension CommandTool {
  /// Prints the words that players reported, list by list, the most reported first.
  ///
  /// A comment says how many games' players made each complaint; the word follows as a line for the
  /// file of blocked words.
  func reports() throws(HangmanError) -> Bool {
    try StateFolder.takeIDs(ofOwnerOf: configuration.stateFolder)
    let reports = try configuration.reports.all()
    var words: [(list: String, entry: String, counts: [Int])] = []
    var seen: [String] = []
    for report in reports.inOrder({ $0.said.lexicographicallyPrecedes($1.said) })
    where seen != report.said {
      seen = report.said
      if words.last.map({ $0.list == report.list && $0.entry == report.entry }) != true {
        words.append((report.list, report.entry, WordReport.Reason.allCases.map { _ in 0 }))
      }
      for (place, reason) in WordReport.Reason.allCases.enumerated() where reason == report.reason {
        words[words.count - 1].counts[place] += 1
      }
    }
    let total = { (counts: [Int]) in counts.reduce(0, +) }
    words = words.inOrder {
      ($0.list, total($1.counts), $0.entry) < ($1.list, total($0.counts), $1.entry)
    }
    for word in words {
      let counts = zip(WordReport.Reason.allCases, word.counts).filter { $0.1 > 0 }
      let said = counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
      Output.line("# \(word.list): \(said)\n\(Self.printable(word.entry))")
    }
    return true
  }
}

extension WordReport {
  /// The fields that make a report distinct: reports that agree in all of them count once, and their
  /// order brings the reports of one word together.
  fileprivate var said: [String] { [list, entry, game, reason.rawValue] }
}
