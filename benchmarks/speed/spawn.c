/* Runs CGI programs in turn and times each from before its start to after its exit.
 *
 * The plan comes by standard input, a word and its value a line:
 *   rounds N           how often each program runs
 *   clock processor    count processor time, not all time from start to exit
 *   program PATH       begins a program; what follows belongs to it
 *   env NAME=VALUE     a variable, and no other is inherited
 *   argument TEXT      its only argument
 *   body TEXT          its standard input
 *   restore FROM       a file that is copied before each run, untimed …
 *   to PATH            … to here, so that each run answers the same guess
 *   expect TEXT        what its reply must contain
 * Each run prints a line: number of the program, nanoseconds, page faults, peak resident KB.
 */
#define _GNU_SOURCE
#include <err.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PROGRAMS = 32, VARIABLES = 32, LINE = 4096, REPLY = 65536 };

struct program {
  char *path, *argument, *body, *from, *to, *expect;
  char *environment[VARIABLES + 1];
  int variables;
};

static struct program programs[PROGRAMS];
static int count, rounds, on_processor;

static void read_plan(void) {
  char line[LINE];
  struct program *p = NULL;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    char *value = strchr(line, ' ');
    if (!value) errx(2, "no value: %s", line);
    *value++ = 0;
    if (!strcmp(line, "rounds")) rounds = atoi(value);
    else if (!strcmp(line, "clock")) on_processor = !strcmp(value, "processor");
    else if (!strcmp(line, "program")) {
      if (count == PROGRAMS) errx(2, "too many programs");
      p = &programs[count++];
      p->path = strdup(value);
    } else if (!p) errx(2, "belongs to no program: %s", line);
    else if (!strcmp(line, "env")) {
      if (p->variables == VARIABLES) errx(2, "too many variables");
      p->environment[p->variables++] = strdup(value);
    } else if (!strcmp(line, "argument")) p->argument = strdup(value);
    else if (!strcmp(line, "body")) p->body = strdup(value);
    else if (!strcmp(line, "restore")) p->from = strdup(value);
    else if (!strcmp(line, "to")) p->to = strdup(value);
    else if (!strcmp(line, "expect")) p->expect = strdup(value);
    else errx(2, "unknown: %s", line);
  }
}

static void restore(const struct program *p) {
  char bytes[REPLY];
  int from = open(p->from, O_RDONLY);
  int to = open(p->to, O_WRONLY | O_TRUNC);
  if (from < 0 || to < 0) err(1, "%s", p->from);
  ssize_t size = read(from, bytes, sizeof bytes);
  if (size <= 0 || write(to, bytes, size) != size) err(1, "%s", p->to);
  close(from);
  close(to);
}

static long long nanoseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static long long busy(const struct rusage *used) {
  struct timeval user = used->ru_utime, system = used->ru_stime;
  return (user.tv_sec + system.tv_sec) * 1000000000LL + (user.tv_usec + system.tv_usec) * 1000LL;
}

static void run(int number) {
  struct program *p = &programs[number];
  int in[2], out[2], status;
  if (p->from) restore(p);
  if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC)) err(1, "pipe");
  size_t body = p->body ? strlen(p->body) : 0;
  if (write(in[1], p->body, body) != (ssize_t)body) err(1, "body");
  close(in[1]);

  posix_spawn_file_actions_t streams;
  posix_spawn_file_actions_init(&streams);
  posix_spawn_file_actions_adddup2(&streams, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&streams, out[1], STDOUT_FILENO);
  char *arguments[] = {p->path, p->argument, NULL};
  struct rusage used;
  pid_t child;
  long long start = nanoseconds();
  if (posix_spawn(&child, p->path, &streams, NULL, arguments, p->environment))
    err(1, "%s", p->path);
  if (wait4(child, &status, 0, &used) != child) err(1, "wait4");
  long long end = nanoseconds();
  posix_spawn_file_actions_destroy(&streams);
  close(in[0]);
  close(out[1]);

  char reply[REPLY + 1];
  ssize_t size = read(out[0], reply, REPLY);
  close(out[0]);
  if (size < 0) err(1, "read");
  reply[size] = 0;
  if (status || (p->expect && !strstr(reply, p->expect)))
    errx(1, "%s ended with %d and answered %s", p->path, status, reply);
  printf("%d %lld %ld %ld\n", number, on_processor ? busy(&used) : end - start, used.ru_minflt, used.ru_maxrss);
}

int main(void) {
  read_plan();
  /* Every other round backwards, so that no program always profits from its predecessor. */
  for (int round = 0; round < rounds; round++)
    for (int i = 0; i < count; i++) run(round % 2 ? count - 1 - i : i);
}
