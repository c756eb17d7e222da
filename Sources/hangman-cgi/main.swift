import Libc

ProcessStart.prepare()
let environment = Environment.process
// Apache passes the words of a query to the program as arguments, which mean nothing under CGI.
exit(environment.isCGI ? CGI.serve(environment) : CommandTool.run(Arguments.ofThisProcess))
