internal import HangmanKit
import Libc

extension Check {
  /// Checks every player's file: its owner, its rights, and a time that contradicts the clock.
  mutating func players() {
    let folder = configuration.playersFolder
    guard isMounted(folder), isOwned(folder) else { return }
    do throws(HangmanError) {
      let progress = Progress(name: "check", total: 256)
      let stats = try PlayerStats(of: configuration.store(at: now)) { progress.show($0) }
      rights(of: stats.files, in: folder)
      damage(
        stats.files,
        in: folder,
        newer: "these players get 503 storage",
        "These players have started anew"
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

  /// Checks every room's file in the same way; the folder is missing until the first room is made.
  mutating func rooms() {
    let folder = configuration.roomsFolder
    // If this folder is a link into an unmounted players' folder, that folder's report is enough.
    guard isMounted(folder), isThere(configuration.playersFolder), isOwned(folder) else { return }
    do throws(HangmanError) {
      let progress = Progress(name: "check", total: 256)
      let stats = try configuration.rooms(at: now).stats { progress.show($0) }
      rights(of: stats, in: folder)
      damage(
        stats,
        in: folder,
        newer: "their players get 503 storage",
        "These rooms are gone"
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

  /// Returns whether a folder has the state folder's owner, and reports another one: a backup restored
  /// by root belongs to root.
  private mutating func isOwned(_ folder: String) -> Bool {
    var status = stat()
    // Only the target of a link counts, because nodes that share their players have a link for the
    // rooms and anybody may have made it.
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
        "Not the owner's alone: \(CommandTool.counted(stats.foreign.count, "file", "files")) "
          + "such as \(first)",
        mend: "\(owning(folder)); if a file has a second name (hard link), remove that name"
      )
    }
    // The host of a container may give files to its group; the closed state folder keeps other users
    // out.
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
        mend: "\(loss); a backup has their old files. If the number grows each day, test the disk"
      )
    }
  }

  /// Whether a folder is there: a mount point on which nothing is mounted belongs to root and has no
  /// rights at all.
  private func isThere(_ folder: String) -> Bool {
    var status = stat()
    guard lstat(folder, &status) == 0, status.isFolder, status.st_uid == 0,
      status.st_mode & 0o777 == 0
    else { return true }
    return false
  }

  /// Returns whether a folder is mounted, and reports one that is not.
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

  /// Reports a clock that contradicts the times of the players' files.
  private mutating func clock(_ stats: PlayerStats) {
    let day: Int64 = 86_400
    if stats.latest > now + day {
      wrong(
        "The clock says \(Timestamp.text(now)), but a player's file is from "
          + Timestamp.text(stats.latest),
        mend: "Set the clock: timedatectl set-ntp true"
      )
    }
    if stats.files.distrust > 0 {
      note(
        "The clock went ahead by \(stats.files.distrust / day) days, so nothing expires for 30 days",
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
