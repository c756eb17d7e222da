/// The version of the program, as it tells it itself.
enum Version {
  static let text = "1.1.0"
}
