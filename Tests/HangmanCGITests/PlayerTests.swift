import Testing

@testable import hangman_cgi

/// Cookies and what happens between several calls of one player.
struct PlayerTests {
  @Test func `a cookie that was made up is never adopted`() throws {
    let endpoint = try Endpoint()
    endpoint.variables["HTTP_COOKIE"] = "hangman=0123456789abcdef0123456789abcdef"
    _ = endpoint.send("POST", "/settings", body: "length=4&mistakes=3")
    #expect(endpoint.variables["HTTP_COOKIE"] != "hangman=0123456789abcdef0123456789abcdef")
  }

  @Test(arguments: ["; ", ", ", ";", " ;\t"])
  func `the cookie is found among others`(separator: String) throws {
    let endpoint = try Endpoint()
    _ = endpoint.send("POST", "/settings", body: "length=4&mistakes=3")
    let own = endpoint.variables["HTTP_COOKIE"] ?? ""
    endpoint.variables["HTTP_COOKIE"] = ["a=1", own, "xhangman=2"].joined(separator: separator)
    #expect(endpoint.send("GET", "/settings").contains("\"mistakes\":3"))
    let second = "hangman=0123456789abcdef0123456789abcdef"
    for both in [[own, second], [second, own]] {
      endpoint.variables["HTTP_COOKIE"] = both.joined(separator: separator)
      #expect(endpoint.send("GET", "/settings").contains("\"mistakes\":3"), "one was made up")
    }
  }

  @Test func `forgetting removes the player and the cookie`() throws {
    let endpoint = try Endpoint()
    _ = endpoint.send("POST", "/settings", body: "length=4&mistakes=3")
    let cookie = endpoint.variables["HTTP_COOKIE"]
    let reply = endpoint.send("POST", "/forget")
    #expect(
      reply.withoutChance == """
        Status: 204 No Content
        Set-Cookie: hangman=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0
        Cache-Control: no-store
        X-Content-Type-Options: nosniff


        """
    )
    endpoint.variables["HTTP_COOKIE"] = cookie
    #expect(endpoint.send("GET", "/settings").contains("\"mistakes\":6"))
  }

  @Test func `a guess for another game is stale and one repeated costs nothing`() throws {
    let endpoint = try Endpoint()
    _ = endpoint.send("POST", "/game", body: "length=4&mistakes=1")
    #expect(
      endpoint.send("POST", "/guess", body: "letter=Z&game=0123456789abcdef").code == "stale-game"
    )
    #expect(endpoint.send("POST", "/guess", body: "letter=Z").contains("\"outcome\":\"miss\""))
    let repeated = endpoint.send("POST", "/guess", body: "letter=z")
    #expect(repeated.contains("\"outcome\":\"repeat\""))
    #expect(!repeated.contains("Set-Cookie"))
    #expect(endpoint.send("POST", "/guess", body: "letter=E").code == "game-over")
  }

  @Test func `settings hold from the next game on and a wrong one takes none of them`() throws {
    let endpoint = try Endpoint()
    _ = endpoint.send("POST", "/game", body: "length=4&mistakes=5")
    _ = endpoint.send("POST", "/settings", body: "mistakes=9")
    #expect(endpoint.send("GET", "/game").contains("\"mistakesAllowed\":5"))
    #expect(
      endpoint.send("POST", "/settings", body: "mistakes=3&evil=maybe").code == "invalid-setting"
    )
    #expect(endpoint.send("POST", "/game").contains("\"mistakesAllowed\":9"))
  }

  @Test func `a seeded game leaves the player's settings and numbers alone`() throws {
    let endpoint = try Endpoint()
    _ = endpoint.send("POST", "/settings", body: "length=4&mistakes=9")
    _ = endpoint.send("POST", "/game", body: "mistakes=1&seed=5")
    _ = endpoint.send("POST", "/guess", body: "letter=Z")
    #expect(endpoint.send("GET", "/settings").contains("\"mistakes\":9"))
    #expect(endpoint.send("GET", "/history").contains("\"played\":0"))
  }

  @Test func `a list without the usual length makes it any`() throws {
    let reply = try Endpoint().send("POST", "/game")
    #expect(reply.contains("\"pattern\":\"____\""))
    #expect(reply.contains("\"length\":null"))
  }
}
