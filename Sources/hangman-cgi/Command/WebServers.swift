internal import HangmanKit
import Libc

/// The web servers that run on this host, as far as /proc shows them.
enum WebServers {
  /// What starts programs for requests; nginx leaves that to fcgiwrap.
  private static let names = ["apache2", "httpd", "lighttpd", "fcgiwrap"]

  /// Name and user of each process that does not run as root.
  static func running() -> [(name: String, user: uid_t)] {
    guard let numbers = try? Directory.names(in: "/proc") else { return [] }
    return numbers.compactMap { name in
      var status = stat()
      guard Int(name) != nil, stat("/proc/\(name)", &status) == 0, status.st_uid != 0,
        let comm = try? Descriptor(reading: "/proc/\(name)/comm"),
        let bytes = try? comm.read(64, at: 0)
      else { return nil }
      let program = String(decoding: bytes.dropLast(), as: UTF8.self)
      return names.contains(program) ? (program, status.st_uid) : nil
    }
  }
}

/// Folders that web servers show to everybody.
enum WebFolder {
  private static let names = ["htdocs", "httpdocs", "public_html", "wwwroot"]
  private static let signs = [".htaccess", "index.html", "index.htm", "index.php"]

  /// The nearest folder around this one that looks so.
  static func around(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    var folder = Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    while let slash = folder.lastIndex(of: UInt8(ascii: "/")), slash > 0 {
      folder.removeSubrange(slash...)
      let text = String(decoding: folder, as: UTF8.self)
      let isNamedSo = names.contains { text.utf8.reversed().starts(with: "/\($0)".utf8.reversed()) }
      if isNamedSo || signs.contains(where: { access("\(text)/\($0)", F_OK) == 0 }) { return text }
    }
    return nil
  }
}
