"""Two ways to drive a browser, alike from outside.

`go(url)`, `run(function, …)`, `find(function, …)`, `click(element)`, `key(name)`: a function is JavaScript.
Its arguments and result are sent as JSON; a promise is awaited.
"""

from playwright.sync_api import Error
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
)
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

PATIENCE = 20
TRANSIENT = (ElementClickInterceptedException, ElementNotInteractableException)


class Playwright:
    """Chromium and browsers built on it, by its own protocol."""

    def __init__(self, page):
        page.set_default_timeout(1000 * PATIENCE)
        self.page = page

    def go(self, url):
        self.page.goto(url)

    def run(self, function, *arguments):
        all_at_once = f"(all) => ({function})(...all)"
        try:
            return self.page.evaluate(all_at_once, list(arguments))
        except Error as error:
            # The page was just reloading.
            if "context was destroyed" not in error.message:
                raise
            return self.page.evaluate(all_at_once, list(arguments))

    def find(self, function, *arguments):
        handle = self.page.evaluate_handle(f"(all) => ({function})(...all)", list(arguments))
        return handle.as_element()

    def click(self, element):
        element.click()

    def key(self, name):
        self.page.keyboard.press(name)


class WebDriver:
    """Firefox and WebKit, by the W3C's protocol."""

    def __init__(self, driver):
        driver.set_script_timeout(PATIENCE)
        self.driver = driver

    def go(self, url):
        self.driver.get(url)

    def run(self, function, *arguments):
        return self.driver.execute_script(f"return ({function})(...arguments)", *arguments)

    find = run

    def click(self, element):
        """Waits, as Playwright does, until nothing covers or moves it."""
        WebDriverWait(self.driver, PATIENCE, 0.05, TRANSIENT).until(lambda _: element.click() or True)

    def key(self, name):
        *held, key = name.split("+")
        keys = ActionChains(self.driver, duration=0)
        for other in held:
            keys.key_down(_key(other))
        keys.send_keys(_key(key))
        for other in held:
            keys.key_up(_key(other))
        keys.perform()


def _key(name):
    return name if len(name) == 1 else getattr(Keys, name.removeprefix("Arrow").upper())
