internal import HangmanKit
import Libc

extension Check {
  /// Looks at every player's file: whose it is, who can read it, and what its time says of the
  /// clock.
  mutating func players() {
    let folder = configuration.playersFolder
    guard isMounted(folder) else { return }
    let census: Census
    do throws(SystemFailure) {
      let progress = Progress("check", of: 256)
      let store = configuration.store(at: now)
      // Without a limit of time it always comes to something.
      census = try store.census(progress: { progress.show($0) }) ?? Census(time: now)
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
    if census.newer > 0 {
      note(
        "\(CommandTool.counted(census.newer, "file", "files")) of a newer version in \(folder)",
        mend: "Install that version again; until then these players get 503 storage"
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

  /// A mount point that root keeps for itself takes no moves while nothing is mounted on it.
  private mutating func isMounted(_ folder: String) -> Bool {
    var status = stat()
    guard lstat(folder, &status) == 0, status.isFolder, status.st_uid == 0,
      status.st_mode & 0o777 == 0
    else { return true }
    wrong(
      "Nothing is mounted at \(folder)",
      mend: "mount \(folder); leave its owner and mode alone"
    )
    return false
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
    if census.distrust > 0 {
      note(
        "The clock went ahead by \(census.distrust / day) days; nobody expires by it for 30",
        mend: "If it is wrong, set it: timedatectl set-ntp true"
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
