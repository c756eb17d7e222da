/// Why an index could not be read.
package enum IndexFailure: Error, Hashable {
  /// Some part does not verify; it is to be compiled anew.
  case damaged
  case system(SystemFailure)
}
