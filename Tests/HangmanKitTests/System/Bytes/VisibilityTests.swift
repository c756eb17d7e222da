import Testing

@testable import HangmanKit

struct VisibilityTests {
  /// Of the characters that no version of Unicode assigns only those count as hidden that none ever will.
  @Test func `hidden are those that Unicode calls so`() {
    for code in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let isAssigned = scalar.properties.generalCategory != .unassigned
      let isNever = scalar.properties.isNoncharacterCodePoint || scalar.value >= 0xE0000
      if isAssigned || isNever, scalar.isHidden == isVisible(scalar) { Issue.record("\(code)") }
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
