internal import FoundationEssentials
internal import Glibc
internal import HangmanKit

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let lists = try options.lists.map { try Words(path: $0, lengths: options.lengths) }
  let common = try options.common.map { try Words(path: $0, lengths: 1...16) }.flatMap(\.all)
  var report = Report()
  for (place, list) in lists.enumerated() {
    // This player knows the next list, or with one list only the common words.
    let known = lists.count > 1 ? Array(lists[(place + 1) % lists.count].all) : common
    if options.isHardnessOnly, let path = options.frequencies {
      let frequencies = try Frequencies(path: path, alphabet: list.alphabet)
      let table = PeopleHardnessTable(
        words: list,
        frequencies: frequencies,
        isByShares: options.isByShares
      )
      print(table.text, terminator: "")
      continue
    }
    if !options.isPeopleOnly {
      report.add(list, common: common, known: known, options)
      print(report.text(list.name))
    }
    if let path = options.frequencies {
      let cells = PeopleTournament(
        words: list,
        frequencies: try Frequencies(path: path, alphabet: list.alphabet),
        seeds: options.seeds
      ).cells()
      report.people += cells
      print(PeopleTournament.text(cells))
    }
    if let path = options.json { try report.json.write(to: URL(filePath: path)) }
  }
} catch is Options.Misuse {
  print(Options.usage)
  exit(2)
}

extension Report {
  /// Plays all players on a list who know it, or another one.
  mutating func add(_ list: Words, common: [[UInt8]], known: [[UInt8]], _ options: Options) {
    var guessers: [Guesser] = [
      .english, .frequent, .careful, .minimax, .thrifty, .entropy, .noisy,
    ]
    if !common.isEmpty { guessers.append(.vocabulary(Set(common))) }
    let knowing = guessers
    if !known.isEmpty {
      guessers.append(.stranger(Neighbours(learning: known, letterCount: list.letterCount)))
    }
    let tournament = Tournament(words: list, guessers: guessers, effort: options.effort)
    for shape in list.shapes {
      cells += Setter.allCases.flatMap { tournament.cells($0, shape) }
      limits += knowing.map {
        Limit(list: list.name, shape: shape, guesser: $0, games: options.effort.limitGames)
      }
      costs.append(
        Cost(list: list.name, shape: shape, guessers: guessers, games: options.effort.games)
      )
    }
    endgames += Endgames(words: list, guessers: guessers, states: options.endgames).regrets()
  }
}
