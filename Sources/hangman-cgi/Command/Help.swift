internal import HangmanKit

/// The help text, from which `scripts/package/man` makes the manual page.
///
/// A line without indent that ends in a colon is a heading, a line indented by two starts an item, and
/// a line indented by six continues it.
enum Help {
  static var text: String {
    let settings = Variable.allCases.map { setting in
      "  \(setting.rawValue)=\(setting.standard)\n      \(setting.meaning)\(range(of: setting))\n"
    }
    return top + settings.joined() + bottom
  }

  static let usage = """
    usage: hangman-cgi index [--outdated] | sweep | check [--quiet] | stats [--prometheus] | \
    reports | export [CODE] | remove [CODE] | --version | --help
    """

  private static func range(of variable: Variable) -> String {
    guard case .number(_, let range) = variable.kind else { return "" }
    return " From \(range.lowerBound) to \(range.upperBound)."
  }

  private static let top = """
    hangman-cgi - Evil Hangman behind a web server

    Usage:
      hangman-cgi COMMAND

    Description:
    Started by a web server, hangman-cgi answers one request of the game (CGI) and ends. On a
    command line the same program runs the commands below, for operators. Run as root, it switches
    to the owner of the state folder, so that the web server can use the files it makes.

    Commands:
      index
          Compile all lists and report on each: entries, duplicates, and what was refused or
          ignored.
      index --outdated
          Compile only lists that are new or changed. Run it from a timer, because requests do not
          compile a list that takes longer than about a second.
      sweep
          Remove expired players and rooms, temporary files that killed requests left behind, and
          damaged files older than 30 days.
      check [--quiet]
          Say what is wrong with settings, folders, rights, lists, index and clock, and how to mend
          it. It changes nothing, except that it writes a trial file to the state folder and
          removes it again. With --quiet, print only what is WRONG.
      stats [--prometheus]
          Print one name and number on each line: players, games, rooms, bytes on disk. With
          --prometheus, print them as metrics for Prometheus's textfile collector.
      reports
          Print the words that players reported, each after a comment naming its list, the
          complaint and the count. When you have dealt with them, remove reports.txt in the state
          folder.
      export [CODE]
          Print all that is kept of the player with this code, or of the room with this id or room
          code (the first eight letters of the id). Without CODE, it reads the code from standard
          input. Prefer this for players: the code works like a password, and other users of this
          host can see command lines.
      remove [CODE]
          Remove the player or room with this code (as for export). This cannot be undone.
      --version
          Print the version.
      --help
          Print this.

    Exit status:
      0
          The command succeeded; for check: everything needed to play is in order.
      1
          The command failed; for check: something is WRONG.
      2
          The command was not understood.

    Environment:
    Each setting with its default. A value that is not valid is ignored (for HANGMAN_ROOMS it means
    off); check reports it. Relative paths start at the working directory, which most servers set to
    the program's own folder.

    """

  private static let bottom = """

    Files:
      /etc/default/hangman
          The settings of the installed command and of its timer. The settings of requests are in
          the web server's configuration.

    Examples:
      hangman-cgi check --quiet
          For a crontab: it prints something, so that cron sends a mail, only if something is WRONG.

    """
}
