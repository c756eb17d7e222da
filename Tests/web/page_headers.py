"""The strict headers of the page, as every server sends them."""

import re

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types worker"
)
PAGE = {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Files on which browsers ignore policies, which would be half of the reply for an unchanged file.
PART = re.compile(r"(?<!/worker)\.(css|js|png|webmanifest)$")


def headers_of(path):
    """The headers of a file, by its path below the page."""
    of_pages = ("Content-Security-Policy", "Referrer-Policy", "Cross-Origin-Opener-Policy")
    return PAGE | dict.fromkeys(of_pages) if PART.search(f"/{path}") else PAGE
