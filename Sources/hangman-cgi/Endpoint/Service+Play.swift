internal import HangmanKit

extension Service {
  /// The seed a call gives, `nil` if it leaves that to chance.
  func seed(_ parameters: Parameters) throws(Failure) -> UInt64? {
    guard let text = parameters["seed"] else { return nil }
    guard let seed = SettingsParameters.number(text, as: UInt64.self) else {
      throw .invalidSetting("seed is an unsigned 64-bit number of 1 to 20 decimal digits.")
    }
    return seed
  }

  /// Starts a game with these settings.
  func open(_ settings: Settings, seed: UInt64?) throws(Failure) -> Game {
    let identity = try newIdentity()
    let chosen = if let seed { seed } else { try random() }
    do throws(Lists.Failure) {
      return try Game.open(
        settings,
        chance: Chance(seed: chosen),
        isSeeded: seed != nil,
        identity: identity,
        from: lists
      )
    } catch {
      throw Failure(error)
    }
  }

  /// What a new game brings by chance, its seed aside.
  func newIdentity() throws(Failure) -> Game.Identity {
    do throws(SystemFailure) {
      return Game.Identity(id: try Randomness.bytes(8), nonce: try Randomness.bytes(16), time: now)
    } catch {
      throw refused(error)
    }
  }

  private func random() throws(Failure) -> UInt64 {
    do throws(SystemFailure) { return try Randomness.number() } catch { throw refused(error) }
  }

  private func refused(_ failure: SystemFailure) -> Failure {
    Log.write("random: \(failure)")
    return .storage
  }

  /// Has the computer's side answer a guess.
  func apply(_ letter: Letter, to game: inout Game) throws(Failure) -> Game.Outcome? {
    do throws(Lists.Failure) {
      return try game.guess(letter, over: lists, at: now)
    } catch {
      throw Failure(error)
    }
  }

  /// How the computer cheated in a game that is over.
  func replay(_ game: Game) throws(Failure) -> Replay {
    let replay: Replay?
    do throws(Lists.Failure) { replay = try Replay.of(game, over: lists) } catch {
      throw Failure(error)
    }
    guard let replay else { throw .wordsChanged }
    return replay
  }
}
