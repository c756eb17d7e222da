/// A search that plays a player against a few words, and adds to these until one side has won.
///
/// The few words are searched exactly. The player says only letters after which the few cannot force
/// the mistakes in question; of several, the one after which the fewest of all words cost the plain
/// player as many mistakes. Words at which the player fails join the few. In the end either the few
/// force the mistakes, or the player makes fewer with every word.
struct Duel: ~Copyable {
  enum Outcome {
    case forced([Int32])
    case kept([Move])
  }

  private struct Turn: Hashable {
    var pattern: [UInt8]
    var missed: [UInt8] = []
  }

  /// The state of a game: the words left, the few of them, and the mistakes in question.
  private struct Game {
    var turn: Turn
    var words: [Int32]
    var few: UInt128
    var mistakes: Int
  }

  /// The most letters tried at a turn, one after another.
  private static let widest = 8
  /// The most words that join the few at once.
  private static let joining = 3

  private let player: PlainPlayer
  private var set: WordSet { player.set }
  private var search: SmallSearch
  private let budget: Int
  /// The number of the letter that the player says, for each state of the game.
  private var replies: [Turn: Int] = [:]
  private var failed: [Int32] = []
  /// The number of turns that may still be searched.
  private var turns = 0
  private var isUnsure = false

  init(_ player: PlainPlayer, budget: Int) {
    self.player = player
    self.budget = budget
    search = SmallSearch([], of: player.set, budget: 0)
  }

  /// Returns how the search ends, `nil` if that takes more than the budget or too many words.
  mutating func outcome(_ mistakes: Int, among words: [Int32]) -> Outcome? {
    guard let first = words.first else { return nil }
    let hidden = [UInt8](repeating: UInt8(ascii: "_"), count: set.words[Int(first)].count)
    silence(mistakes, words)
    var patience = Self.patience
    var width = 1
    while search.visits < budget, width <= Self.widest {
      search.budget = search.visits + 5 * patience
      switch search.canForce(mistakes, from: search.all) {
      case true?: return .forced(search.words)
      case nil: patience *= 4
      case false?:
        let turn = Turn(pattern: hidden)
        let start = Game(turn: turn, words: words, few: search.all, mistakes: mistakes)
        if keeps(start, width, patience) { return .kept(moves(of: start)) }
        guard !join() else { continue }
        guard search.words.count < SmallSearch.limit else { return nil }
        if isUnsure { patience *= 4 } else { width += 1 }
      }
    }
    return nil
  }

  /// The number of sets that may be searched for one answer at the start.
  private static let patience = 50_000

  /// Adds words to the few until showing no letter is enough, or can never be.
  private mutating func silence(_ mistakes: Int, _ words: [Int32]) {
    let order = player.byCost(words.shuffled())
    while search.words.count < SmallSearch.limit,
      let letters = search.cover(search.all, with: mistakes)
    {
      let others = order.indices.filter { set.held[Int(order[$0])] & letters == 0 }
      // One of the harder words is chosen by chance.
      guard let next = (0..<Self.drawn).compactMap({ _ in others.randomElement() }).min() else {
        return
      }
      search.append([order[next]])
    }
  }

  private static let drawn = 7

  /// Adds words at which the player failed to the few, and returns `false` if there are no others.
  private mutating func join() -> Bool {
    let others = Set(failed).subtracting(search.words)
    search.append(Array(others.prefix(SmallSearch.limit - search.words.count)))
    return !others.isEmpty && search.words.count < SmallSearch.limit
  }

  private mutating func keeps(_ start: Game, _ width: Int, _ patience: Int) -> Bool {
    (replies, failed, isUnsure, turns) = ([:], [], false, 200 * width)
    return keeps(start, width: min(1 + width / 2, 3), patience)
  }

  /// Whether the player makes fewer mistakes in the rest of a game.
  private mutating func keeps(_ game: Game, width: Int, _ patience: Int) -> Bool {
    if replies[game.turn] != nil { return true }
    if player.staysBelow(game.mistakes, from: game.words) { return true }
    let letters = game.mistakes > 0 && turns > 0 ? safeLetters(game, patience) : []
    turns -= 1
    guard !letters.isEmpty else {
      failed += game.words.randomElement().map { [$0] } ?? []
      return false
    }
    for letter in letters.prefix(width) where turns > 0 && failed.count < Self.joining {
      var families = games(after: letter, game)
      families.sort { $1.words.count < $0.words.count }
      var isKept = true
      for family in families where isKept {
        isKept = keeps(family, width: max(1, width - 1), patience)
      }
      guard isKept else { continue }
      replies[game.turn] = letter
      return true
    }
    return false
  }

  /// Returns the letters after which the few force too little, the best ones among all words first.
  private mutating func safeLetters(_ game: Game, _ patience: Int) -> [Int] {
    let plain = player.choice(game.words)
    var rated: [(letter: Int, failures: Int)] = []
    for letter in Set(set.lettersWorthSaying(of: game.words) + [plain]) {
      let families = games(after: letter, game)
      guard families.allSatisfy({ !isForced($0, patience) }) else { continue }
      let failures = families.reduce(0) { $0 + 2 * player.failures($1.mistakes, from: $1.words) }
      rated.append((letter, letter == plain ? failures - 1 : failures))
    }
    return rated.sorted { ($0.failures, $0.letter) < ($1.failures, $1.letter) }.map(\.letter)
  }

  /// Whether the few force the mistakes, or the search cannot decide.
  private mutating func isForced(_ game: Game, _ patience: Int) -> Bool {
    guard game.few != 0 else { return false }
    search.budget = search.visits + patience
    let answer = search.canForce(game.mistakes, from: game.few)
    if answer == nil { isUnsure = true }
    return answer ?? true
  }

  private func games(after letter: Int, _ game: Game) -> [Game] {
    let byte = set.letters[letter]
    return set.families(of: game.words, letter: letter).map { family in
      var next = game
      next.words = family.words
      next.few &= search.words(letter, family.mask)
      if family.mask == 0 {
        next.mistakes -= 1
        next.turn.missed = (game.turn.missed + [byte]).sorted()
      } else {
        for place in next.turn.pattern.indices where family.mask >> UInt64(place) & 1 == 1 {
          next.turn.pattern[place] = byte
        }
      }
      return next
    }
  }

  /// Returns the letters that the player says where the plain one would err.
  private func moves(of game: Game) -> [Move] {
    var moves: [Turn: Move] = [:]
    collect(game, &moves)
    return Array(moves.values)
  }

  private func collect(_ game: Game, _ moves: inout [Turn: Move]) {
    guard !player.staysBelow(game.mistakes, from: game.words), let letter = replies[game.turn],
      moves[game.turn] == nil
    else { return }
    if letter != player.choice(game.words) {
      let (pattern, missed) = (game.turn.pattern, game.turn.missed)
      moves[game.turn] = Move(pattern: pattern, missed: missed, letter: set.letters[letter])
    }
    for next in games(after: letter, game) { collect(next, &moves) }
  }
}
