// Plays a game by net/http and its cookie jar: go run play.go BASE
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
)

type game struct{ ID, Status string }

func main() {
	jar, _ := cookiejar.New(nil)
	browser := http.Client{Jar: jar}
	post := func(path string, form url.Values) (now game) {
		reply, err := browser.PostForm(os.Args[1]+path, form)
		if err != nil {
			panic(err)
		}
		defer reply.Body.Close()
		if err = json.NewDecoder(reply.Body).Decode(&now); err != nil {
			panic(err)
		}
		return
	}
	now := post("/game", url.Values{"length": {"7"}, "mistakes": {"12"}})
	for letter := 'A'; letter <= 'Z' && now.Status == "playing"; letter++ {
		now = post("/guess", url.Values{"letter": {string(letter)}, "game": {now.ID}})
	}
	fmt.Println(now.Status)
}
