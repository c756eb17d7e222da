"""QR codes, read by zxing-cpp from the picture that the browser shows."""

import io

import pytest
import zxingcpp
from PIL import Image

pytestmark = pytest.mark.long

# How many bytes fit into each version at level M: table 7 of ISO/IEC 18004.
CAPACITIES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
LENGTHS = sorted({1, 2, 100, *CAPACITIES, *(bytes + 1 for bytes in CAPACITIES[:-1])})
MODULE = 4
DRAW = """async ([text, module]) => {
  const { qrPicture } = await import('./qr/picture.js');
  const picture = qrPicture(text, 'A code');
  const [, , size] = picture.getAttribute('viewBox').split(' ');
  picture.style.cssText = `position: fixed; z-index: 9; inset: 0 auto auto 0; width: ${module * size}px`;
  document.body.replaceChildren(picture);
}"""


@pytest.fixture
def shown(page, small):
    """shown(text) is what the browser shows for it."""
    page.set_viewport_size({"width": 400, "height": 400})
    page.emulate_media(color_scheme="dark")
    page.goto(small.url)

    def show(text):
        page.evaluate(DRAW, [text, MODULE])
        return Image.open(io.BytesIO(page.get_by_role("img", name="A code").screenshot()))

    return show


def read(picture):
    codes = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode)
    return codes[0] if codes else None


def text_of(length):
    """A text with a number of bytes, a different text for each version."""
    return "".join(chr(33 + (7 * i + length) % 94) for i in range(length))


def test_each_length_is_read_without_correction_in_the_smallest_version(shown):
    for length in LENGTHS:
        code = read(shown(text_of(length)))
        version = next(i for i, capacity in enumerate(CAPACITIES, 1) if length <= capacity)
        assert code.text == text_of(length)
        assert code.extra["Version"] == str(version), length
        assert (code.extra["ECLevel"], code.extra["UEC"]) == ("M", 1.0), length


@pytest.mark.long
def test_every_mask_occurs(shown):
    assert {read(shown(text_of(length))).extra["DataMask"] for length in range(1, 80)} == set(range(8))


@pytest.mark.parametrize("length", [14, 84, 213])
def test_a_blot_is_corrected(shown, length):
    picture = shown(text_of(length))
    start, blot = picture.width * 3 // 5, 3 * MODULE
    picture.paste((128, 128, 128), (start, start, start + blot, start + blot))
    code = read(picture)
    assert code.text == text_of(length) and code.extra["UEC"] < 1


def test_a_quiet_zone_of_four_modules_is_light_in_the_dark(shown):
    picture = shown("quiet").convert("L")
    edge = picture.crop((0, 0, picture.width, 5 * MODULE)).getcolors()
    assert picture.crop((0, 0, picture.width, 4 * MODULE)).getcolors() == [(picture.width * 4 * MODULE, 255)]
    assert len(edge) == 2


def test_other_alphabets_are_utf_8(shown):
    assert read(shown("Größe, слово, λέξη")).text == "Größe, слово, λέξη"


def test_more_than_213_bytes_are_refused(page, small):
    page.goto(small.url)
    refuse = "async (text) => import('./qr/picture.js').then((qr) => qr.modulesOf(text)).catch(String)"
    assert page.evaluate(refuse, "é" * 107) == "RangeError: 214 bytes exceed QR version 10"
