-- wrk: players of every kind, new ones among them, each request on any connection.
--
-- Prints how often each status came. Exits with 1 if one came that load does not explain.
local expected = {
  [200] = true, [201] = true, [204] = true, [404] = true, [409] = true, [503] = true,
}
local letters = "EEEEAAARRIIOOTTNNSSLCUDPMHGBFYWKVXZJQ"
local threads = {}

function setup(thread)
  thread:set("number", #threads + 1)
  threads[#threads + 1] = thread
end

function init()
  math.randomseed(number)
  cookies, known, answers = {}, {}, {}
end

local function post(path, cookie)
  return wrk.format("POST", wrk.path .. path, { Cookie = cookie }, "")
end

function request()
  local chance = math.random(100)
  -- Until the first replies come there is no player.
  if #cookies == 0 or chance <= 2 then return post("/game") end
  local place = math.random(#cookies)
  local cookie = cookies[place]
  if chance <= 12 then return post("/game?evil=true&cunning=classic&length=any", cookie) end
  if chance <= 14 then return post("/game?cunning=diabolical", cookie) end
  if chance <= 16 then return post("/game?evil=false&mistakes=" .. math.random(26), cookie) end
  if chance == 17 then return post("/forget", table.remove(cookies, place)) end
  if chance <= 70 then
    local letter = math.random(#letters)
    return post("/guess?letter=" .. letters:sub(letter, letter), cookie)
  end
  local reading = { "/game", "/game", "/game", "/history", "/settings", "/replay", "/lists" }
  return wrk.format("GET", wrk.path .. reading[math.random(#reading)], { Cookie = cookie })
end

function response(status, headers)
  answers[status] = (answers[status] or 0) + 1
  if status ~= 201 then return end
  local cookie = headers["Set-Cookie"]:match("^[^;]+")
  if not known[cookie] then
    known[cookie] = true
    cookies[#cookies + 1] = cookie
  end
end

function done(summary)
  local total, wrong = {}, 0
  for _, thread in ipairs(threads) do
    for status, count in pairs(thread:get("answers")) do
      total[status] = (total[status] or 0) + count
      if not expected[status] then wrong = wrong + count end
    end
  end
  for status, count in pairs(total) do print(string.format("  %d answers %d", count, status)) end
  local errors = summary.errors
  wrong = wrong + errors.connect + errors.read + errors.write + errors.timeout
  if wrong > 0 or not total[200] or not total[201] then os.exit(1) end
end
