// What a Swift program cannot go below: the reference again, with only the runtime's start added.
import Glibc

let reply: StaticString = "Content-Type: application/json\r\n\r\n{}"
exit(write(STDOUT_FILENO, reply.utf8Start, reply.utf8CodeUnitCount) > 0 ? 0 : 1)
