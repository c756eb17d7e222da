/* Runs a program to its end, stopped at each system call, and prints the most memory it had.
 *
 *   memory PROGRAM      the program gets environment and standard input
 *
 * Any instruction can add a page, but only system calls remove one, so a look before each call and
 * at the exit finds the peak. It prints the resident and of it the anonymous KB, and the number of
 * system calls. The page tables are counted (smaps_rollup): the kernel's own counters are estimates.
 */
#define _GNU_SOURCE
#include <err.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

static long resident, anonymous;

static void look(pid_t child) {
  char path[64], line[256];
  long value;
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", child);
  FILE *file = fopen(path, "r");
  if (!file) err(1, "%s", path);
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "Rss: %ld", &value) == 1 && value > resident) resident = value;
    if (sscanf(line, "Anonymous: %ld", &value) == 1 && value > anonymous) anonymous = value;
  }
  fclose(file);
}

int main(int count, char **arguments) {
  int status, calls = 0, is_entry = 1;
  if (count != 2) errx(2, "usage: memory PROGRAM");
  pid_t child = fork();
  if (child < 0) err(1, "fork");
  if (child == 0) {
    ptrace(PTRACE_TRACEME, 0, 0, 0);
    execv(arguments[1], arguments + 1);
    err(127, "%s", arguments[1]);
  }
  waitpid(child, &status, 0);
  if (!WIFSTOPPED(status)) errx(1, "%s did not start", arguments[1]);
  ptrace(PTRACE_SETOPTIONS, child, 0, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
  while (ptrace(PTRACE_SYSCALL, child, 0, 0) == 0 && waitpid(child, &status, 0) == child) {
    if (WIFEXITED(status)) {
      fprintf(stderr, "%ld %ld %d\n", resident, anonymous, calls);
      return WEXITSTATUS(status);
    }
    if (!WIFSTOPPED(status) || WSTOPSIG(status) != (SIGTRAP | 0x80)) break;
    if (is_entry) {
      calls++;
      look(child);
    }
    is_entry = !is_entry;
  }
  errx(1, "%s was stopped", arguments[1]);
}
