// What an ordinary Swift program cannot go below: the reference, with the start of its run-time.
import Glibc

let reply: StaticString = "Content-Type: application/json\r\n\r\n{}"
exit(write(STDOUT_FILENO, reply.utf8Start, reply.utf8CodeUnitCount) > 0 ? 0 : 1)
