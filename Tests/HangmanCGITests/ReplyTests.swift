import Testing

@testable import hangman_cgi

/// Whole requests in, whole replies out.
struct ReplyTests {
  @Test func `a new game is answered in full`() throws {
    let endpoint = try Endpoint()
    let reply = endpoint.send("POST", "/game", body: "length=4&mistakes=2&seed=007")
    #expect(
      reply.withoutChance == """
        Status: 201 Created
        Content-Type: application/json
        Set-Cookie: hangman=*; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; \
        Expires=Sat, 26 Dec 2026 09:00:00 GMT
        Cache-Control: no-store
        X-Content-Type-Options: nosniff
        Content-Length: 563

        {"id":"*","status":"playing","pattern":"____","guesses":[],"mistakes":0,\
        "mistakesAllowed":2,"mistakesLeft":2,"settings":{"list":"words","length":4,"mistakes":2,\
        "evil":true,"cunning":"classic","clue":false},"language":null,\
        "letters":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","direction":"ltr","answer":null,"answerText":null,\
        "meaning":null,"clue":null,"candidates":null,"left":[5],"seed":null,"commitment":null,"nonce":null,"daily":null,"date":null,\
        "dailyLanguage":null,"room":null,"endgame":null,"entries":null,\
        "startedAt":"2025-11-21T09:00:00Z","endedAt":null}
        """
    )
  }

  @Test func `a game is played to its end and returned in full`() throws {
    let endpoint = try Endpoint()
    _ = endpoint.send("POST", "/game", body: "length=4&mistakes=2&seed=7")
    _ = endpoint.send("POST", "/guess", query: "letter=E")
    endpoint.now += 60
    let reply = endpoint.send("POST", "/guess", body: "letter=z")
    #expect(
      reply.withoutChance.hasSuffix(
        """
        {"id":"*","status":"lost","pattern":"____","guesses":[{"letter":"E","positions":[]},\
        {"letter":"Z","positions":[]}],"mistakes":2,"mistakesAllowed":2,"mistakesLeft":0,\
        "settings":{"list":"words","length":4,"mistakes":2,"evil":true,"cunning":"classic","clue":false},\
        "language":null,"letters":"ABCDEFGHIJKLMNOPQRSTUVWXYZ","direction":"ltr",\
        "answer":"DUCK","answerText":null,"meaning":null,"clue":null,"candidates":2,"left":[5,2,2],"seed":"7",\
        "commitment":null,"nonce":null,\
        "daily":null,"date":null,"dailyLanguage":null,"room":null,"endgame":null,"entries":null,\
        "startedAt":"2025-11-21T09:00:00Z",\
        "endedAt":"2025-11-21T09:01:00Z",\
        "outcome":"miss"}
        """
      )
    )
  }

  @Test func `nothing before the end of a good game reveals its word`() throws {
    let endpoint = try Endpoint(words: ["DUCK"])
    let opened = endpoint.send("POST", "/game", body: "length=4&evil=false")
    #expect(opened.contains(#/"commitment":"[0-9a-f]{64}","nonce":null/#))
    #expect(!opened.contains("DUCK"))
    #expect(!endpoint.send("POST", "/guess", body: "letter=D").contains("DUCK"))
    for letter in ["U", "C"] { _ = endpoint.send("POST", "/guess", body: "letter=\(letter)") }
    let won = endpoint.send("POST", "/guess", body: "letter=K")
    let ending =
      #/"answer":"DUCK","answerText":null,"meaning":null,"clue":null,"candidates":1,"left":null,"seed":"[0-9]+"/#
    #expect(won.contains(ending))
    let history = endpoint.send("GET", "/history")
    #expect(history.contains(#""rank":1,"word":"DUCK","mistakes":0"#))
    #expect(history.contains(#""played":1,"won":1,"streak":1,"bestStreak":1"#))
  }

  @Test func `HEAD is answered as GET without the body`() throws {
    let endpoint = try Endpoint()
    let get = endpoint.send("GET", "/settings")
    let head = endpoint.send("HEAD", "/settings")
    #expect(get.hasPrefix(head))
    #expect(head.hasSuffix("\r\n\r\n"))
  }

  @Test func `lists are kept until they change, whatever a server adds to their tag`() throws {
    let endpoint = try Endpoint()
    let reply = endpoint.send("GET", "/lists")
    let tag = try #require(reply.firstMatch(of: #/ETag: "([0-9a-f]{16})"\r\n/#)).output.1
    #expect(reply.contains("Cache-Control: no-cache\r\n"))
    for known in ["\"\(tag)\"", "\"\(tag)-gzip\"", "W/\"\(tag)\"", "\"other\", \"\(tag)-br\""] {
      endpoint.variables["HTTP_IF_NONE_MATCH"] = known
      #expect(
        endpoint.send("GET", "/lists") == """
          Status: 304 Not Modified\r
          ETag: "\(tag)"\r
          Cache-Control: no-cache\r
          X-Content-Type-Options: nosniff\r
          \r

          """
      )
    }
    endpoint.variables["HTTP_IF_NONE_MATCH"] = "\"other\""
    #expect(endpoint.send("GET", "/lists") == reply)
  }

  @Test func `a refusal says what to send instead, and nothing of the input`() throws {
    let reply = try Endpoint().send("POST", "/guess", query: "letter=%3Cscript%3E")
    #expect(
      reply.withoutChance == """
        Status: 400 Bad Request
        Content-Type: application/problem+json
        Cache-Control: no-store
        X-Content-Type-Options: nosniff
        Content-Length: 152

        {"title":"Not a letter","status":400,"code":"invalid-letter",\
        "detail":"Send one letter as `letter`, from A to Z or of the alphabet of the game's list."}
        """
    )
  }

  @Test(arguments: [
    (["HTTP_SEC_FETCH_SITE": "cross-site"], true), (["HTTP_SEC_FETCH_SITE": "same-site"], true),
    (["HTTP_SEC_FETCH_SITE": "same-origin"], false), (["HTTP_SEC_FETCH_SITE": "none"], false),
    (["HTTP_ORIGIN": "https://evil.example", "HTTP_HOST": "play.example"], true),
    (["HTTP_ORIGIN": "null", "HTTP_HOST": "play.example"], true),
    (["HTTP_ORIGIN": "http://play.example:8080", "HTTP_HOST": "play.example:8080"], false),
    (["HTTP_ORIGIN": "https://play.example", "HTTP_HOST": "play.example"], false),
    (["HTTP_ORIGIN": "http://play.example", "HTTP_HOST": "play.example:8080"], true),
    (["HTTP_ORIGIN": "http://play.example", "HTTP_HOST": "play.example:80"], false),
    (["HTTP_ORIGIN": "https://play.example", "HTTP_HOST": "Play.example:443"], false),
    (["HTTP_ORIGIN": "http://play.example", "HTTP_HOST": "play.example:443"], true),
    (["HTTP_ORIGIN": "http://", "HTTP_HOST": ""], true), (["HTTP_ORIGIN": "https://"], true),
    ([:], false),
  ])
  func `what another site sends is refused`(headers: [String: String], isRefused: Bool) throws {
    let endpoint = try Endpoint()
    endpoint.variables.merge(headers) { $1 }
    let reply = endpoint.send("POST", "/game", body: "length=4")
    #expect((reply.code == "cross-site") == isRefused)
    #expect(endpoint.send("GET", "/settings").hasPrefix("Status: 200"))
  }

  @Test(arguments: ["application/json", "text/plain", "multipart/form-data; boundary=x", ""])
  func `a body of another type is refused`(type: String) throws {
    let endpoint = try Endpoint()
    endpoint.variables["CONTENT_TYPE"] = type
    #expect(
      endpoint.send("POST", "/guess", body: "letter=E").code == "unsupported-media-type"
    )
  }

  @Test func `a form is taken whatever the case and parameters of its type`() throws {
    let endpoint = try Endpoint()
    endpoint.variables["CONTENT_TYPE"] = "Application/X-WWW-Form-URLencoded ; charset=UTF-8"
    #expect(endpoint.send("POST", "/game", body: "length=4").hasPrefix("Status: 201"))
  }
}
