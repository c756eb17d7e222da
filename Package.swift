// swift-tools-version: 6.3

import PackageDescription

// A request is a process, so a release carries no run-time that would have to start: Embedded Swift
// makes all of its types while compiling (docs/performance.md). Debug builds, which the tests use,
// are ordinary Swift. So is a release where ORDINARY is set in the environment: for toolchains
// without Embedded Swift, and for the arena, whose reports need Foundation.
let isOrdinary = Context.environment["ORDINARY"] != nil
let kind =
  isOrdinary
  // Compiler and linker must both know, or the link misses what static libraries need in turn.
  ? ["-static-executable"]
  // As flags: the setting `.enableExperimentalFeature` reaches the links of debug builds too. It
  // wants a module compiled as a whole, and takes the dynamic library's interface even where
  // --static-swift-stdlib is asked for. With sections of their own, the linker leaves out functions
  // that nobody calls: nearly half of what Embedded Swift makes.
  : ["-enable-experimental-feature", "Embedded", "-wmo", "-no-static-stdlib"]
    + ["-Xfrontend", "-function-sections"]
    // Small: what a process reads and runs once is cheaper than what it has to fetch. The inner loops
    // are marked `@_optimize(speed)`. It compiles in three quarters of the time, too.
    + ["-Osize"]

// What Embedded Swift makes of one generic function for several types is often the same code: once is enough.
let linking =
  ["-static-executable", "-use-ld=lld"]
  + ["-s", "--gc-sections", "--icf=all"].flatMap { ["-Xlinker", $0] }

// Embedded Swift hands all of the kit to the program, which compiles it with its own code: machine
// code of the kit's own would take as long again, and nobody would call it.
let kitAlone = isOrdinary ? [] : ["-Xfrontend", "-emit-empty-object-file"]

// A release stands on musl where scripts/build names its folder: it starts in a third of the time
// that glibc takes. The layer Musl has what it lacks or does otherwise (docs/performance.md). This
// file does not look for it itself, since SwiftPM remembers what it says.
let musl = isOrdinary ? nil : Context.environment["MUSL"]
let headers = musl.map { ["-Xcc", "-isystem", "-Xcc", "/usr/include/\($0)"] } ?? []
let shims = [
  "calloc", "free", "malloc", "malloc_usable_size", "memalign", "posix_memalign", "realloc",
].map { "\($0)=hangman_\($0)" }
let library =
  musl.map { name in
    ["-Xclang-linker", "-B/usr/lib/\(name)", "-L/usr/lib/\(name)"]
      // Nothing is written there at the start of a program that stands where it was linked.
      + ["-Xlinker", "-z", "-Xlinker", "norelro"]
      + (shims + ["aligned_alloc=hangman_memalign"]).flatMap { ["-Xlinker", "--defsym=\($0)"] }
  } ?? []

let package = Package(
  name: "hangman",
  products: [
    .executable(name: "hangman-cgi", targets: ["hangman-cgi"])
  ],
  targets: [
    .systemLibrary(name: "Libc"),
    .target(name: "HangmanKit", dependencies: ["Libc"]),
    .executableTarget(name: "hangman-cgi", dependencies: ["HangmanKit", "Libc"]),
    .testTarget(
      name: "HangmanKitTests",
      dependencies: ["HangmanKit", "Solver"],
      exclude: ["Fixtures"]
    ),
    .testTarget(name: "HangmanCGITests", dependencies: ["HangmanKit", "hangman-cgi"]),
    // Values that can be proved, for the tests and the arena.
    .target(name: "Solver", path: "benchmarks/solver"),
  ],
  swiftLanguageModes: [.v6]
)

if isOrdinary {
  package.targets += [
    .executableTarget(
      name: "arena",
      dependencies: ["HangmanKit", "Solver"],
      path: "benchmarks/arena",
      exclude: ["people/frequencies.py", "plots.py"]
    ),
    .executableTarget(name: "values", dependencies: ["Solver"], path: "benchmarks/values"),
  ]
}

for target in package.targets where target.type != .system {
  let own = target.name == "HangmanKit" ? kitAlone : []
  target.swiftSettings = [
    .unsafeFlags(kind + headers + own, .when(configuration: .release)),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if target.type == .executable {
    target.linkerSettings = [
      .unsafeFlags(kind + linking + library, .when(configuration: .release))
    ]
  }
}
