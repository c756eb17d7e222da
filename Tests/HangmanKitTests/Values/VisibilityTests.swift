import Testing

@testable import HangmanKit

struct VisibilityTests {
  /// Swift knows later characters than the table.
  @Test func `the table has the characters that Unicode calls visible`() {
    for code in Array(0..<0x800) + Array(stride(from: 0x800, through: 0x10FFFF, by: 61)) {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      let isKnown = scalar.properties.age.map { $0.major <= 14 } ?? true
      if isKnown, scalar.isVisible != isVisible(scalar) { Issue.record("\(scalar.value)") }
    }
  }

  private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.age != nil, !scalar.properties.isDefaultIgnorableCodePoint else {
      return false
    }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
