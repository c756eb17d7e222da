/* The C library, as the program calls it.
 *
 * The toolchain's own module for it has parts in Swift that Embedded Swift cannot take. What Swift
 * does not see of C, functions with any number of arguments and macros that are more than a
 * number, is stated here once more under its own name. */

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

extern char **environ;
extern char *program_invocation_name;

#define NAMED(name) __attribute__((swift_name(name)))

NAMED("getter:errno()") static inline int libc_errno(void) { return errno; }

NAMED("setter:errno(_:)") static inline void libc_set_errno(int code) { errno = code; }

NAMED("open(_:_:)") static inline int libc_open(const char *path, int flags) {
  return open(path, flags);
}

NAMED("openat(_:_:_:_:)")
static inline int libc_openat(int folder, const char *path, int flags, mode_t mode) {
  return openat(folder, path, flags, mode);
}

#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#endif
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

/* The library looks for the kernel's own function first, which takes longer than the few calls of a
 * request. */
NAMED("readClock(_:_:)")
static inline int libc_read_clock(clockid_t clock, struct timespec *time) {
  return syscall(SYS_clock_gettime, clock, time);
}

/* The library offers it only to those who ask for all that is GNU's own. */
NAMED("getdents64(_:_:_:)")
static inline ssize_t libc_getdents64(int folder, void *entries, size_t size) {
  return syscall(SYS_getdents64, folder, entries, size);
}

NAMED("fcntl(_:_:)") static inline int libc_fcntl(int file, int command) {
  return fcntl(file, command);
}

NAMED("getter:environmentStrings()")
static inline char **libc_environment(void) { return environ; }

NAMED("getter:programName()") static inline char *libc_program_name(void) {
  return program_invocation_name;
}

NAMED("MAP_FAILED") static void *const libc_map_failed = MAP_FAILED;

NAMED("SIG_IGN") static void (*const libc_sig_ign)(int) = SIG_IGN;

NAMED("SIG_DFL") static void (*const libc_sig_dfl)(int) = SIG_DFL;
