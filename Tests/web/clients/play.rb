# Plays a game by Net::HTTP, which keeps no cookies, with the jar of http-cookie: ruby play.rb BASE
require 'http/cookie'
require 'json'
require 'net/http'

BASE = ARGV[0]
JAR = HTTP::CookieJar.new

def post(path, form)
  uri = URI(BASE + path)
  call = Net::HTTP::Post.new(uri, 'Cookie' => HTTP::Cookie.cookie_value(JAR.cookies(uri)))
  call.set_form_data(form)
  reply = Net::HTTP.start(uri.host, uri.port) { |server| server.request(call) }
  (reply.get_fields('Set-Cookie') || []).each { |line| JAR.parse(line, uri) }
  JSON.parse(reply.body)
end

game = post('/game', length: 7, mistakes: 12)
('A'..'Z').each do |letter|
  game = post('/guess', letter: letter, game: game['id']) if game['status'] == 'playing'
end
puts game['status']
