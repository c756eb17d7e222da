"""The files that `make release` makes for a page of releases, in another folder than this one."""

import hashlib
import json
import re
import subprocess
import tarfile
import tomllib

import pytest

from calls import REPOSITORY
from tool import PROGRAM

pytestmark = [pytest.mark.long, pytest.mark.timeout(1500)]


def text(*command, **options):
    return subprocess.check_output([*map(str, command)], text=True, **options)


def test_every_file_is_listed_and_none_is_empty(released):
    files = {path.name for path in released.iterdir()} - {"SHA256SUMS"}
    version = text(REPOSITORY / "scripts/parts/version").strip()
    assert files == {
        f"hangman-{version}-x86_64.tar.gz", f"hangman-{version}-aarch64.tar.gz",
        f"hangman_{version}_amd64.deb", f"hangman_{version}_arm64.deb",
        f"hangman-{version}-source.tar.gz", f"hangman-{version}-oci.tar",
        f"hangman_ynh-{version}.tar.gz", "evil-hangman-referee.tar.gz", "NOTES.md",
    }
    checked = text("sha256sum", "--check", "SHA256SUMS", cwd=released)
    assert {line.removesuffix(": OK") for line in checked.splitlines()} == files
    notes = (released / "NOTES.md").read_text()
    assert re.findall("^### (.*)$", notes, re.MULTILINE) == ["Players", "Operators", "Programmers", "Words"]
    assert "\n## " not in notes


def test_the_program_is_the_one_that_another_folder_builds(released, tmp_path):
    text(REPOSITORY / "scripts/package/strip", PROGRAM, tmp_path / "program")
    [archive] = released.glob("*x86_64.tar.gz")
    with tarfile.open(archive) as packed:
        assert packed.extractfile("hangman/cgi-bin/program").read() == (tmp_path / "program").read_bytes()


def test_each_package_and_tarball_has_the_program_of_its_machine(released, tmp_path):
    for machine, debian in (("x86-64", "amd64"), ("aarch64", "arm64")):
        [package] = released.glob(f"*_{debian}.deb")
        assert text("dpkg-deb", "-f", package, "Architecture").strip() == debian
        text("dpkg-deb", "-x", package, tmp_path / debian)
        [archive] = released.glob(f"*-{machine.replace('-', '_')}.tar.gz")
        text("tar", "-C", tmp_path / debian, "-xzf", archive)
        programs = [tmp_path / debian / place for place in
                    ("usr/lib/hangman/hangman-cgi", "hangman/cgi-bin/program")]
        assert programs[0].read_bytes() == programs[1].read_bytes()
        assert machine in text("file", "-b", programs[0])


def test_the_package_for_yunohost_names_the_tarballs_by_their_sums(released, tmp_path):
    [archive] = released.glob("hangman_ynh-*")
    text("tar", "-C", tmp_path, "-xzf", archive)
    manifest = tomllib.loads((tmp_path / "hangman_ynh/manifest.toml").read_text())
    sources = manifest["resources"]["sources"]["main"]
    for machine in ("amd64", "arm64"):
        packed = released / sources[machine]["url"].rsplit("/", 1)[1]
        assert hashlib.sha256(packed.read_bytes()).hexdigest() == sources[machine]["sha256"]


def test_what_stands_under_unreleased_is_not_left_out(tmp_path):
    """A release is refused while CHANGELOG has an unreleased part, which would be missing from the release's notes."""
    clone, version = tmp_path / "clone", text(REPOSITORY / "scripts/parts/version").strip()
    text("git", "clone", "-q", REPOSITORY, clone)
    changes = clone / "CHANGELOG.md"
    changes.write_text(changes.read_text().replace("## ", "## Unreleased\n\n- A line.\n\n## ", 1))
    person = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    text("git", *person, "commit", "-q", "-a", "-m", "Note a change", cwd=clone)
    text("git", "tag", f"v{version}", cwd=clone)
    done = subprocess.run([clone / "scripts/package/release"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and "still has the heading Unreleased" in done.stderr


@pytest.fixture
def box(released, tmp_path):
    """Runs buildah with a store of its own, in which the release's image is."""
    def run(*command):
        store = ["--storage-driver", "vfs", "--root", tmp_path / "store", "--runroot", tmp_path / "run"]
        return text("buildah", *store, *command).strip()
    [archive] = released.glob("*-oci.tar")
    run("tag", run("pull", "--quiet", f"oci-archive:{archive}"), "hangman")
    yield run
    run("rm", "--all")
    run("rmi", "--all", "--force")


def test_the_image_checks_itself(box):
    container = box("from", "--pull=never", "hangman")
    said = box("run", "--isolation", "chroot", container, "hangman-cgi", "check")
    assert "WRONG" not in said and re.search(r"^ok .* lists in /usr/share/hangman/data: words", said, re.MULTILINE)


def test_cloudron_keeps_the_players_in_its_own_folder(box):
    box("build", "--quiet", "--pull=never", "--isolation", "chroot", "--tag", "cloudron",
        str(REPOSITORY / "deploy/cloudron"))
    container = box("from", "--pull=never", "cloudron")
    manifest = json.loads((REPOSITORY / "deploy/cloudron/CloudronManifest.json").read_text())
    port = manifest["httpPort"]
    as_root = ["run", "--isolation", "chroot", "--user", "root", container]
    box(*as_root, "bash", "-c", f"""
/usr/share/hangman/start &
until exec 3<>/dev/tcp/127.0.0.1/{port}; do sleep 0.1; done 2>/dev/null
printf 'POST /cgi-bin/hangman-cgi/game HTTP/1.0\\r\\nContent-Length: 0\\r\\n\\r\\n' >&3
grep -q ' 201 ' <&3
kill $!
""")
    assert "players 1\n" in box(*as_root, "hangman-cgi", "stats")
    box(*as_root, *manifest["addons"]["scheduler"]["sweep"]["command"].split())


def test_a_tag_of_another_version_is_refused(tmp_path):
    subprocess.run(["git", "clone", "-q", REPOSITORY, tmp_path / "clone"], check=True)
    subprocess.run(["git", "tag", "v99.0.0"], cwd=tmp_path / "clone", check=True)
    for tag, reason in (("v99.0.0", "should be v"), ("nothing", "There is no tag")):
        done = subprocess.run(["scripts/package/release", tag], cwd=tmp_path / "clone", capture_output=True, text=True)
        assert done.returncode == 1 and reason in done.stderr
