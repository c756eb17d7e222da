internal import HangmanKit

/// The service that answers every call: the player, the words, and the time of the request.
final class Service {
  let configuration: Configuration
  let players: Players
  let lists: Lists
  /// The time of the request in seconds since 1970.
  let now: Int64

  init(_ configuration: Configuration, cookies: Cookies, now: Int64) {
    self.configuration = configuration
    players = Players(configuration, cookies: cookies, now: now)
    lists = Lists(indexes: configuration.indexes, notice: Log.write)
    self.now = now
  }

  var rooms: Rooms { Rooms(configuration, now: now) }
}
