internal import HangmanKit

extension Check {
  private static let shown = 10

  /// Reads a list's own meanings, line by line; without a current index that would make one.
  func meanings(_ id: String, _ condition: IndexFolder.Condition) {
    guard case .current = condition else { return }
    let file = "\(configuration.dataFolder)/meanings/\(id).txt"
    let lists = Lists(indexes: configuration.indexes, notice: { _ in })
    do throws(HangmanError) {
      guard let faults = try AuthorText(for: id, in: lists)?.faultsOfMeanings(of: id) else {
        return
      }
      for fault in faults.prefix(Self.shown) {
        note("\(file), line \(fault.line): it \(fault.reason)", mend: "Mend or remove the line")
      }
      if faults.count > Self.shown {
        note("\(file): \(faults.count - Self.shown) more lines", mend: "Mend those first")
      }
    } catch {
      note("\(file) cannot be read: \(error)", mend: "Ask again")
    }
  }
}
