"""Plays a game by one of Python's clients and its cookie jar: play.py CLIENT BASE"""
import asyncio
import json
import sys
from string import ascii_uppercase
from urllib.parse import urlencode

client, base = sys.argv[1:]


async def play(post):
    game = await post("/game", {"length": 7, "mistakes": 12})
    for letter in ascii_uppercase:
        if game["status"] == "playing":
            game = await post("/guess", {"letter": letter, "game": game["id"]})
    print(game["status"])


async def by_urllib():
    from urllib.request import HTTPCookieProcessor, build_opener
    browser = build_opener(HTTPCookieProcessor())

    async def post(path, form):
        return json.load(browser.open(base + path, urlencode(form).encode()))
    await play(post)


async def by_requests():
    import requests
    session = requests.Session()

    async def post(path, form):
        return session.post(base + path, data=form).json()
    await play(post)


async def by_httpx():
    import httpx
    async with httpx.AsyncClient() as session:
        async def post(path, form):
            return (await session.post(base + path, data=form)).json()
        await play(post)


async def by_aiohttp():
    import aiohttp
    async with aiohttp.ClientSession() as session:
        async def post(path, form):
            async with session.post(base + path, data=form) as reply:
                # The type of a refusal is application/problem+json.
                return await reply.json(content_type=None)
        await play(post)

asyncio.run(globals()[f"by_{client}"]())
