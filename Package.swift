// swift-tools-version: 6.3

import PackageDescription

// Each request is a process of its own, so a release has no Swift runtime that would have to start:
// Embedded Swift creates all types at compile time (docs/performance.md). Debug builds, which the
// tests use, are ordinary Swift. So is a release if ORDINARY is set in the environment: for
// toolchains without Embedded Swift, and for the arena, whose reports need Foundation.
let isOrdinary = Context.environment["ORDINARY"] != nil
let kind =
  isOrdinary
  // Both compiler and linker need this option; otherwise libraries needed by static ones are missing.
  ? ["-static-executable"]
  // These are flags, because the setting `.enableExperimentalFeature` would also affect the linking of
  // debug builds. Embedded Swift needs a module compiled as a whole, and uses the dynamic library's
  // interface even with --static-swift-stdlib. Functions get sections of their own, so that the linker
  // can leave out unused ones: nearly half of the code.
  : ["-enable-experimental-feature", "Embedded", "-wmo", "-no-static-stdlib"]
    + ["-Xfrontend", "-function-sections"]
    // Optimized for size, because a short process spends more time on fetching code than on running it.
    // The inner loops are marked `@_optimize(speed)`. Compiling takes a quarter less time, too.
    + ["-Osize"]

// --icf merges equal functions: one generic function often gives the same code for several types.
let linking =
  ["-static-executable", "-use-ld=lld"]
  + ["-s", "--gc-sections", "--icf=all"].flatMap { ["-Xlinker", $0] }

// The program compiles all of the kit's code itself, as Embedded Swift does. Machine code for
// HangmanKit alone would double the build time and never be called.
let kitAlone = isOrdinary ? [] : ["-Xfrontend", "-emit-empty-object-file"]

// A release is linked with musl if scripts/build names its folder, because musl starts in a third of
// the time of glibc. The layer Musl has the functions that musl lacks or that we replace
// (docs/performance.md). This file does not look for musl itself, because SwiftPM caches its result.
let musl = isOrdinary ? nil : Context.environment["MUSL"]
let headers = musl.map { ["-Xcc", "-isystem", "-Xcc", "/usr/include/\($0)"] } ?? []
let shims = [
  "calloc", "free", "malloc", "malloc_usable_size", "memalign", "posix_memalign", "realloc",
].map { "\($0)=hangman_\($0)" }
let library =
  musl.map { name in
    ["-Xclang-linker", "-B/usr/lib/\(name)", "-L/usr/lib/\(name)"]
      // Without RELRO: a program at a fixed address has no relocations that would need protection.
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
    // The solver of exact values, for the tests and the arena.
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
