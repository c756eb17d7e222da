"""The page that was kept for use without a network: what it shows, and that it is never an old one."""

import re

import pytest
from playwright.sync_api import Error, expect

import servers
from table import Table

KEPT = """async () => {
  const cache = await caches.open('page');
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""


BEFORE = "globalThis.versionBefore = true;\n"
OLD = f"""async () => {{
  const cache = await caches.open('page');
  const files = await Promise.all((await cache.keys()).map(async (key) => [key.url, await (await cache.match(key)).text()]));
  return files.filter(([, text]) => text.includes({BEFORE.strip()!r})).map(([url]) => new URL(url).pathname);
}}"""


@pytest.fixture
def installed(browser):
    """installed(url) is a table in a browser that lets the page keep itself."""
    contexts = []

    def open_at(url):
        context = browser.new_context(service_workers="allow")
        contexts.append(context)
        table = Table(context.new_page(), url)
        table.page.goto(url)
        table.ready()
        for url in table.page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)"):
            if "/cgi-bin/" not in url:
                wait_until_kept(table, url.removeprefix(table.url))
        return table

    yield open_at
    for context in contexts:
        context.close()


def wait_until_kept(table, path):
    for _ in range(600):
        if path in table.page.evaluate(KEPT):
            return
        table.page.wait_for_timeout(50)
    raise AssertionError(f"{path} is not in {table.page.evaluate(KEPT)}")


def test_without_a_network_the_page_opens_says_what_it_waits_for_and_keeps_the_days_result(installed, lighttpd):
    table = installed(lighttpd.url)
    table.post("/game", daily="true")
    for letter in "EARIOTNSLCUDPMHGBYFVKWXZJQ":
        if table.game["status"] == "playing":
            table.post("/guess", letter=letter)
    table.page.reload()
    table.ready()
    button = table.page.locator("#today-button")
    result = re.compile("Today: You (won it!|lost it\\.)")
    expect(button).to_have_accessible_name(result)
    wait_until_kept(table, "/cgi-bin/hangman-cgi/daily")
    table.page.context.set_offline(True)
    table.page.reload()
    expect(table.status).to_contain_text("You are offline. The game waits on the server.")
    expect(button).to_have_accessible_name(result)
    table.page.context.set_offline(False)
    # It starts by itself when the network is back.
    expect(table.page.locator("#word .cell")).not_to_have_count(0)


@pytest.mark.parametrize("has_followed", [False, True])
def test_a_link_opened_without_a_network_waits_for_it(installed, lighttpd, has_followed):
    """Also where the browser keeps what follows links, which then takes the link from the address."""
    table = installed(lighttpd.url)
    if has_followed:
        table.page.goto(f"{lighttpd.url}/#today")
        expect(table.dialog("today")).to_be_visible()
        wait_until_kept(table, "/views/links.js")
        table.escape()
    table.page.goto("about:blank")
    table.page.context.set_offline(True)
    table.page.goto(f"{lighttpd.url}/#today")
    expect(table.status).to_contain_text("You are offline. The game waits on the server.")
    table.page.context.set_offline(False)
    expect(table.dialog("today")).to_be_visible()


@pytest.mark.long
def test_with_a_network_no_kept_file_is_older_than_the_page(installed, readable_tmp):
    site = servers.install(readable_tmp / "changing-site")
    view = site / "public/views/scores.js"
    new = view.read_text()
    view.write_text(new + BEFORE)
    with servers.start("lighttpd", site, readable_tmp / "changing") as server:
        table = installed(server.url)
        table.page.reload()
        table.ready()
        table.do("scores")
        wait_until_kept(table, "/views/scores.js")
        # A reload while the browser still goes back from the menu would go back twice.
        table.gone_back()
        assert table.page.evaluate(OLD) == ["/views/scores.js"]
        view.write_text(new)
        script = site / "public/app.js"
        script.write_text(script.read_text() + "\nwindow.isNew = true;\n")
        # The server may answer for a moment as before.
        while "isNew" not in table.page.request.get(f"{server.url}/app.js").text():
            table.page.wait_for_timeout(50)
        table.page.reload()
        table.ready()
        assert table.page.evaluate("() => window.isNew")
        for _ in range(600):
            if not table.page.evaluate(OLD):
                break
            table.page.wait_for_timeout(50)
        assert table.page.evaluate(OLD) == []
        # What was kept before and did not come with the page is kept anew.
        assert {"/", "/app.js", "/board/board.js", "/style.css", "/views/scores.js"} <= set(table.page.evaluate(KEPT))


def test_who_is_forgotten_leaves_nothing_kept(installed, lighttpd):
    table = installed(lighttpd.url)
    table.do("help")
    table.dialog("help").get_by_text("Privacy", exact=True).click()
    table.do("forget", "#help")
    table.dialog("ask").get_by_role("button", name="Forget me").click()
    expect(table.status).to_contain_text("Forgotten.")
    assert table.page.evaluate("() => caches.has('page')") is False


@pytest.mark.long
def test_back_online_the_board_says_so_and_views_never_opened_are_there_without_a_network(installed, lighttpd):
    table = installed(lighttpd.url)
    table.again(list="elements", evil="false", mistakes="1").play_out("XZQJWKVYUPBG")
    expect(table.dialog("end")).to_be_visible()
    for file in ("/views/help.js", "/views/settings.js", "/rooms/rooms.js"):
        wait_until_kept(table, file)
    table.again(list="elements", evil="false", mistakes="9")
    table.page.context.set_offline(True)
    table.page.keyboard.press("e")
    expect(table.status).to_contain_text("You are offline.")
    expect(table.page.locator("#actor")).to_have_class(re.compile("sleeps"))
    table.do("help")
    expect(table.dialog("help")).to_be_visible()
    table.escape()
    table.page.context.set_offline(False)
    expect(table.status).to_contain_text("Welcome back")


def is_new(worker):
    """Whether a worker that still lives is not of the version before."""
    try:
        return worker.evaluate("() => globalThis.versionBefore") is None
    except Error:
        return False


@pytest.mark.long
def test_an_upgrade_in_mid_game_goes_on_and_leaves_no_file_of_the_version_before(installed, readable_tmp):
    """The page, its worker and a view of the version before: an open page goes on, a reload is of the new one alone."""
    site = servers.install(readable_tmp / "upgraded-site")
    files = {name: site / "public" / name for name in ("app.js", "worker.js", "views/scores.js", "views/help.js")}
    new = {name: path.read_text() for name, path in files.items()}
    for name, path in files.items():
        path.write_text(new[name] + BEFORE)
    with servers.start("lighttpd", site, readable_tmp / "upgraded") as server:
        table = installed(server.url)
        table.page.reload()
        table.ready()
        wait_until_kept(table, "/app.js")
        [worker] = table.page.context.service_workers
        assert worker.evaluate("() => globalThis.versionBefore")
        table.again(list="words", length="9", evil="false", mistakes="9")
        table.type("E")
        table.do("scores")
        expect(table.dialog("scores")).to_be_visible()
        table.escape()
        assert {"/app.js", "/views/scores.js"} <= set(table.page.evaluate(OLD))
        for name, path in files.items():
            path.with_suffix(".new").write_text(new[name])
            path.with_suffix(".new").rename(path)
        while any("versionBefore" in table.page.request.get(f"{server.url}/{name}").text() for name in files):
            table.page.wait_for_timeout(50)

        table.type("A")
        table.do("help")
        expect(table.dialog("help")).to_be_visible()
        table.escape()
        assert table.page.evaluate("() => globalThis.versionBefore"), "nobody reloads in mid-game"
        game = table.get("/game")
        assert [guess["letter"] for guess in game["guesses"]] == ["E", "A"]

        # The browser looks for a new worker when it likes: it may have found it before.
        table.page.reload()
        table.ready()
        for _ in range(600):
            if table.page.evaluate("async () => (await navigator.serviceWorker.ready).active.state") == "activated" and [
                    worker for worker in table.page.context.service_workers if is_new(worker)]:
                break
            table.page.wait_for_timeout(50)
        assert any(is_new(worker) for worker in table.page.context.service_workers)
        assert table.page.evaluate("() => globalThis.versionBefore") is None
        assert table.get("/game") == game
        wait_until_kept(table, "/app.js")
        for _ in range(600):
            if not table.page.evaluate(OLD):
                break
            table.page.wait_for_timeout(50)
        assert table.page.evaluate(OLD) == []
        wait_until_kept(table, "/")
        table.page.context.set_offline(True)
        table.page.reload()
        expect(table.status).to_contain_text("You are offline.")
        assert table.page.evaluate("() => globalThis.versionBefore") is None
