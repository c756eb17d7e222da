/// Where a player stands who moves from one cookie to another.
///
/// The new id follows from the old one and a salt that is stored before anything else happens: so
/// a request that is repeated, at whatever instant it broke off, leads to the same new player. As
/// long as there is no file under the new name, the old file is the player; from then on it only
/// leads there, for an hour at most, and until the new cookie is used.
enum Passage: Hashable, Sendable {
  /// In the old file: the salt, and the file to which it leads.
  case leaving(salt: [UInt8], to: FileName)
  /// In the new file: the old one, and when the player came.
  case arrived(from: FileName, at: Int64)

  /// Seconds for which the old id leads to the new one.
  static let grace: Int64 = 3600

  /// Whether the old id still leads to a player who has this in the new file.
  static func isOpen(_ passage: Passage?, at now: Int64) -> Bool {
    guard case .arrived(_, let time) = passage else { return false }
    return (-grace...grace).contains(now - time)
  }
}
