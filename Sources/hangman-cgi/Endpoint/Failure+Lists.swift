internal import HangmanKit

extension Failure {
  init(_ failure: Lists.Failure) {
    switch failure {
    case .unusable: self = .words
    case .busy: self = .busy
    case .storage: self = .storage
    }
  }
}
