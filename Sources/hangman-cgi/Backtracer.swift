/// Tells the runtime at its start that no program stands by to report crashes.
///
/// It would look for one in eight places, and finding none costs a request as much as reading the
/// player's file. The linker gives it this function instead of its own (`--wrap`, Package.swift).
@_cdecl("__wrap_swift_copyAuxiliaryExecutablePath")
func backtracer(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? { nil }
