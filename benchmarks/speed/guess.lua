-- wrk: one guess after another, each for the next of many players, letter by letter.
local letters = "ESIARNTOLCDU"
local cookies = {}
for cookie in io.lines(os.getenv("COOKIES")) do cookies[#cookies + 1] = cookie end
local count = 0

function request()
  local turn = math.floor(count / #cookies) % #letters + 1
  local headers = {
    ["Content-Type"] = "application/x-www-form-urlencoded",
    ["Cookie"] = cookies[count % #cookies + 1],
  }
  count = count + 1
  return wrk.format("POST", nil, headers, "letter=" .. letters:sub(turn, turn))
end
