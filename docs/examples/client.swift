// Plays a game: swift client.swift http://localhost:8080/cgi-bin/hangman-cgi
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Game: Decodable {
  let id, status, pattern: String
  let mistakesLeft: Int
  let answer, outcome: String?
}

func post(_ path: String, _ form: String) async throws -> Game {
  guard let url = URL(string: CommandLine.arguments[1] + path) else { throw URLError(.badURL) }
  var request = URLRequest(url: url)
  request.httpMethod = "POST"
  request.httpBody = Data(form.utf8)
  request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
  // The shared session keeps the cookie, which is the player.
  return try JSONDecoder().decode(Game.self, from: await URLSession.shared.data(for: request).0)
}

var game = try await post("/game", "length=7&mistakes=12")
for letter in "ESIARNTOLCDUPMGHBYFVKWZXQJ" where game.status == "playing" {
  game = try await post("/guess", "letter=\(letter)&game=\(game.id)")
  print(letter, game.outcome ?? "void", game.pattern, game.mistakesLeft, "left")
}
print(game.status, game.answer ?? "")
