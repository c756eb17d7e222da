/// What the program says of itself; `scripts/package/man` makes the manual page of it.
///
/// A line without indent that ends in a colon is a heading, one indented by two starts an item, one
/// by six goes on with it.
enum Help {
  static var text: String {
    let settings = Variable.allCases.map { setting in
      "  \(setting.rawValue)=\(setting.standard)\n      \(setting.meaning)\(range(of: setting))\n"
    }
    return top + settings.joined() + bottom
  }

  static let usage = """
    usage: hangman-cgi index [--outdated] | sweep | check [--quiet] | stats [--prometheus] | \
    reports | export CODE | remove CODE | --version | --help
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
    Started by a web server, hangman-cgi answers one request of the game (CGI) and ends. What
    operators need is done by the same program on a command line. As root it first takes the ids of
    the state folder's owner, so that what it makes can be used by the web server.

    Commands:
      index
          Compile the lists and report on each: entries, duplicates, what was refused or ignored.
      index --outdated
          Compile those that are new or changed, for a timer: requests compile no list that takes
          longer than about a second.
      sweep
          Remove expired players and rooms, and what killed requests left behind.
      check [--quiet]
          Say what is wrong with settings, folders, rights, lists, index and clock, and how to mend
          it. Nothing is changed but for a trial file in the state folder. With --quiet print only
          what is wrong.
      stats [--prometheus]
          Print a name and a number a line: players, games, rooms, bytes on disk. With --prometheus print
          them as metrics for its textfile collector.
      reports
          Print the words that players reported, each behind a comment with its list and what was
          said how often. Remove reports.txt in the state folder when they are dealt with.
      export CODE
          Print all that is kept of the player with this code, or of the room with this id, of which the
          first eight letters do.
      remove CODE
          Remove that player or that room for good.
      --version
          Print the version.
      --help
          Print this.

    Exit status:
      0
          Done; for check, everything needed to play is in order.
      1
          Failed; for check, something is WRONG.
      2
          The command was not understood.

    Environment:
    The name and the default of each setting. A value that cannot be used counts as not set, and check
    says so. A relative folder starts where the program is started, under most servers in its own
    folder.

    """

  private static let bottom = """

    Files:
      /etc/default/hangman
          The settings of the installed command and of its timer. Those of requests are in the web
          server's configuration.

    Examples:
      hangman-cgi check --quiet
          In a crontab: cron mails what is wrong, and nothing else.

    """
}
