internal import HangmanKit
import Libc

extension Check {
  /// Looks at every player's file: its owner, its rights, and what its time says of the clock.
  mutating func players() {
    let folder = configuration.playersFolder
    guard isMounted(folder), isOwned(folder) else { return }
    do throws(HangmanError) {
      let progress = Progress("check", of: 256)
      let stats = try PlayerStats(of: configuration.store(at: now)) { progress.show($0) }
      rights(of: stats.files, in: folder)
      damage(
        stats.files,
        in: folder,
        newer: "these players get 503 storage",
        "these players started anew"
      )
      fine("\(CommandTool.counted(stats.files.living, "player", "players")) in \(folder)")
      cap(
        stats.files,
        configuration.playerLimit,
        "players",
        mend: "Raise HANGMAN_MAX_PLAYERS, or lower HANGMAN_LIFETIME_DAYS"
      )
      clock(stats)
    } catch {
      wrong(
        "The players in \(folder) cannot be read: \(error)",
        mend: Self.reading(players: folder)
      )
    }
  }

  /// Looks at every room's file in the same way; there is no folder before the first.
  mutating func rooms() {
    let folder = configuration.roomsFolder
    // Behind a link into the players' folder they are missing with it, which was said.
    guard isMounted(folder), isThere(configuration.playersFolder), isOwned(folder) else { return }
    do throws(HangmanError) {
      let progress = Progress("check", of: 256)
      let stats = try configuration.rooms(at: now).stats { progress.show($0) }
      rights(of: stats, in: folder)
      damage(
        stats,
        in: folder,
        newer: "whoever plays there gets 503 storage",
        "these rooms are gone"
      )
      let rooms = CommandTool.counted(stats.living, "room", "rooms")
      if stats.living > 0 { fine("\(rooms) in \(folder)") }
      cap(stats, configuration.roomLimit, "rooms", mend: "Raise HANGMAN_MAX_ROOMS")
    } catch {
      wrong("The rooms in \(folder) cannot be read: \(error)", mend: Self.reading(players: folder))
    }
  }

  private static func reading(players folder: String) -> String {
    "chmod -R u+rwX \(folder); test the disk if that does not help"
  }

  /// A backup put back by root belongs to root.
  private mutating func isOwned(_ folder: String) -> Bool {
    var status = stat()
    // The rooms of nodes that share their players are behind a link, whoever has made it.
    guard stat(folder, &status) == 0, status.st_uid != geteuid() else { return true }
    wrong(
      "\(folder) belongs to \(accounts.text(status.st_uid)), the state folder to "
        + accounts.text(geteuid()),
      mend: owning(folder)
    )
    return false
  }

  private func owning(_ folder: String) -> String {
    "chown -R --reference=\(configuration.stateFolder) \(folder)"
  }

  private mutating func rights(of stats: FolderStats, in folder: String) {
    if let first = stats.foreign.first {
      wrong(
        "Not the owner's own: \(CommandTool.counted(stats.foreign.count, "file", "files")) "
          + "such as \(first)",
        mend: "\(owning(folder)); of two names of one file remove one"
      )
    }
    // What a container's host gave to the group, others cannot reach through the state folder.
    if let first = stats.exposed.first, !isStateLent {
      wrong(
        "Open to other users: \(CommandTool.counted(stats.exposed.count, "file", "files")) "
          + "such as \(first)",
        mend: "chmod -R go-rwx \(folder)"
      )
    }
  }

  private func damage(
    _ stats: FolderStats,
    in folder: String,
    newer consequence: String,
    _ loss: String
  ) {
    if stats.newer > 0 {
      note(
        "\(CommandTool.counted(stats.newer, "file", "files")) of a newer version in \(folder)",
        mend: "Install that version again; until then \(consequence)"
      )
    }
    if stats.damaged > 0 {
      note(
        "\(CommandTool.counted(stats.damaged, "damaged file", "damaged files")) in \(folder)",
        mend: "Test the disk if there are more each day; \(loss), a backup has their old files"
      )
    }
  }

  /// A mount point that root keeps for itself takes no moves while nothing is mounted on it.
  private func isThere(_ folder: String) -> Bool {
    var status = stat()
    guard lstat(folder, &status) == 0, status.isFolder, status.st_uid == 0,
      status.st_mode & 0o777 == 0
    else { return true }
    return false
  }

  /// The same, said where it is not.
  mutating func isMounted(_ folder: String) -> Bool {
    guard !isThere(folder) else { return true }
    wrong(
      "Nothing is mounted at \(folder)",
      mend: "mount \(folder); leave its owner and mode alone"
    )
    return false
  }

  private mutating func cap(_ stats: FolderStats, _ limit: Int, _ noun: String, mend: String) {
    let fill = "\(stats.living) of \(limit) \(noun)"
    if stats.living >= limit {
      wrong("Full: \(fill). New \(noun) get 503 full", mend: mend)
    } else if stats.living >= limit - limit / 10 {
      note("Nearly full: \(fill)", mend: mend)
    }
  }

  /// A clock can only be held against what was written under it before.
  private mutating func clock(_ stats: PlayerStats) {
    let day: Int64 = 86_400
    if stats.latest > now + day {
      wrong(
        "The clock says \(Timestamp.text(now)), but a player's file is of "
          + Timestamp.text(stats.latest),
        mend: "Set the clock: timedatectl set-ntp true"
      )
    }
    if stats.files.distrust > 0 {
      note(
        "The clock went ahead by \(stats.files.distrust / day) days; nobody expires by it for 30",
        mend: "If it is wrong, set it: timedatectl set-ntp true"
      )
    }
    if stats.files.living == 0, stats.files.expired > 0 {
      note(
        "All players have expired; the clock says \(Timestamp.text(now))",
        mend: "If that is wrong, set it before the next sweep removes them"
      )
    }
  }
}
