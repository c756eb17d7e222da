internal import HangmanKit

extension Check {
  /// Looks at every player's file: whose it is, who can read it, and what its time says of the
  /// clock.
  mutating func players() {
    let census: Census
    let folder = configuration.playersFolder
    do throws(SystemFailure) {
      census = try configuration.store(at: now).census()
    } catch {
      wrong(
        "The players in \(folder) cannot be read: \(error)",
        mend: "chmod -R u+rwX \(folder); test the disk if that does not help"
      )
      return
    }
    if let first = census.foreign.first {
      wrong(
        "Not the owner's own: \(CommandTool.counted(census.foreign.count, "file", "files")) "
          + "such as \(first)",
        mend: "chown -R --reference=\(configuration.stateFolder) \(folder)"
      )
    }
    if let first = census.exposed.first {
      wrong(
        "Open to other users: \(CommandTool.counted(census.exposed.count, "file", "files")) "
          + "such as \(first)",
        mend: "chmod -R go-rwx \(folder)"
      )
    }
    if census.damaged > 0 {
      note(
        "\(CommandTool.counted(census.damaged, "damaged file", "damaged files")) in \(folder)",
        mend: "Test the disk if they get more; those players started anew, a backup has the old"
      )
    }
    fine("\(CommandTool.counted(census.players, "player", "players")) in \(folder)")
    cap(census)
    clock(census)
  }

  private mutating func cap(_ census: Census) {
    let limit = configuration.playerLimit
    let fill = "\(census.players) of \(limit) players"
    let mend = "Raise HANGMAN_MAX_PLAYERS, or lower HANGMAN_LIFETIME_DAYS"
    if census.players >= limit {
      wrong("Full: \(fill). Strangers get 503 full", mend: mend)
    } else if census.players > limit / 10 * 9 {
      note("Nearly full: \(fill)", mend: mend)
    }
  }

  /// A clock can only be held against what was written under it before.
  private mutating func clock(_ census: Census) {
    let day: Int64 = 86_400
    if census.latest > now + day {
      wrong(
        "The clock says \(Timestamp.text(now)), but a player's file is of "
          + Timestamp.text(census.latest),
        mend: "Set the clock: timedatectl set-ntp true"
      )
    }
    if census.players == 0, census.expired > 0 {
      note(
        "All players have expired; the clock says \(Timestamp.text(now))",
        mend: "If that is wrong, set it before the next sweep removes them"
      )
    }
  }
}
