/// The version of the program.
enum Version {
  static let text = "1.2.0"
}
