import Libc

ProcessStart.prepare()
let environment = Environment.process
// Apache hands the words of a query to the program as arguments: under CGI they mean nothing.
exit(environment.isCGI ? CGI.serve(environment) : CommandTool.run(Arguments.ofThisProcess))
