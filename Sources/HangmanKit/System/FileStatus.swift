package import Libc

extension stat {
  /// Whether it is a plain file, and not a folder, a link or a pipe.
  package var isFile: Bool { st_mode & mode_t(S_IFMT) == mode_t(S_IFREG) }

  package var isFolder: Bool { st_mode & mode_t(S_IFMT) == mode_t(S_IFDIR) }
}
