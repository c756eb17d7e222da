"""run.py PACKAGE: `make vm`. A Debian 12 in QEMU follows the documents for operators; prints what held.

`CONTAINER=1 make vm` does the same in systemd-nspawn, in minutes where QEMU has no KVM. There a power
cut is the death of all processes, and AppArmor is left out.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
BUILD = REPOSITORY / ".build/vm"
PACKAGES = ("linux-image-cloud-amd64 systemd-sysv udev dbus lighttpd lighttpd-mod-deflate apache2 "
            "nginx-light fcgiwrap curl python3 apparmor kmod e2fsprogs").replace(" ", ",")
# Without KVM a machine is slow; nothing waits for ever.
MINUTES = int(os.environ.get("MINUTES", "60"))
# The exit status of systemd-nspawn for a reboot.
REBOOT = 133
SERVICE = """[Unit]
Description=The drill
After=multi-user.target
[Service]
Type=exec
ExecStart=/usr/bin/python3 /drill/drill.py
StandardOutput=journal+console
TimeoutStopSec=5
[Install]
WantedBy=graphical.target multi-user.target
"""


def debian():
    """The root folder of a Debian 12 with three servers, made once."""
    archive = BUILD / "root.tar"
    if not archive.exists():
        subprocess.run(["mmdebstrap", "--variant=important", f"--include={PACKAGES}", "bookworm",
                        f"{archive}.new"], check=True)
        os.rename(f"{archive}.new", archive)
    return archive


def prepared(package):
    """A copy of that root with the documents and the package."""
    root = BUILD / "root"
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    subprocess.run(["tar", "-C", root, "-xpf", debian(), "--exclude=./dev/*"], check=True)
    drill = root / "drill"
    drill.mkdir()
    for file in (*(REPOSITORY / "Tests/vm").glob("*.py"), REPOSITORY / "Tests/deploy/play.py",
                 *(REPOSITORY / "docs").glob("operating*.md"), package):
        shutil.copy(file, drill)
    (root / "etc/systemd/system/drill.service").write_text(SERVICE)
    wants = root / "etc/systemd/system/multi-user.target.wants"
    wants.mkdir(exist_ok=True)
    (wants / "drill.service").symlink_to("/etc/systemd/system/drill.service")
    (root / "etc/fstab").write_text("/dev/vda / ext4 defaults 0 1\n")
    (root / "etc/hostname").write_text("drill\n")
    return root


def disk(root):
    """The same as a disk, with kernel and initrd beside it."""
    image = BUILD / "disk.img"
    image.write_bytes(b"")
    subprocess.run(["mke2fs", "-q", "-t", "ext4", "-d", root, image, "4G"], check=True)
    kernel, = (root / "boot").glob("vmlinuz-*")
    initrd, = (root / "boot").glob("initrd.img-*")
    shutil.copy(kernel, BUILD / "vmlinuz")
    shutil.copy(initrd, BUILD / "initrd")
    shutil.rmtree(root)
    return image


def accelerator():
    """How QEMU runs the machine.

    /dev/kvm alone is not enough: with a paravirtual host's (kvm_pvm) QEMU starts, but Debian's kernel
    never prints a line. So this also asks for the processor's virtualisation.
    """
    flags = re.search(r"^flags.*", pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    has = flags and re.search(r"\b(vmx|svm)\b", flags[0])
    return "kvm" if has and os.access("/dev/kvm", os.W_OK) else "tcg"


def boot(image, deadline):
    """Starts the machine until the deadline at most; its second serial line is the standard output."""
    seconds = f"{max(1, deadline - time.monotonic()):.0f}"
    # The host keeps its power: what the machine wrote to its disk is there, flushed or not.
    drive = f"file={image},if=virtio,format=raw,cache=unsafe"
    kernel = "root=/dev/vda rw console=ttyS0 acpi=off mitigations=off quiet systemd.show_status=0"
    return subprocess.Popen(
        ["timeout", "--signal=KILL", seconds,
         "qemu-system-x86_64", "-accel", accelerator(), "-m", "1024", "-smp", "1",
         "-nographic", "-nic", "none", "-monitor", "none", "-drive", drive,
         "-kernel", BUILD / "vmlinuz", "-initrd", BUILD / "initrd", "-append", kernel,
         "-serial", f"file:{BUILD}/console.log", "-serial", "stdio"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
    )


def contain(root, deadline):
    """Starts a container over the folder, in the same way."""
    told = root / "drill/told"
    told.write_text("")
    nspawn = ("systemd-nspawn --register=no --keep-unit --quiet --boot --private-network "
              f"--console=pipe --directory={root}")
    seconds = f"{max(1, deadline - time.monotonic()):.0f}"
    # The shell ends with the container: the container's first process ends all others.
    return subprocess.Popen(["sh", "-c", f"""
timeout --signal=KILL {seconds} {nspawn} >>{BUILD}/console.log 2>&1 </dev/null &
container=$!
trap 'kill -9 $(pgrep -P $(pgrep -P $container)); wait; exit' TERM
tail --pid=$container -n +1 -f {told} &
wait $container
status=$?
wait
exit $status"""], stdout=subprocess.PIPE, text=True)


def main(package):
    deadline = time.monotonic() + MINUTES * 60
    place, start = prepared(package), contain
    if not os.environ.get("CONTAINER"):
        place, start = disk(place), boot
    what = "systemd-nspawn" if start is contain else f"QEMU ({accelerator()})"
    print(f"Debian 12 in {what}, {package.name}", flush=True)
    machine, failed, ended = start(place, deadline), False, False
    try:
        while not ended:
            line = machine.stdout.readline()
            if not line and machine.wait() == REBOOT:
                machine = start(place, deadline)
                continue
            if not line:
                break
            if line == "cut\n":
                # The system is not told; what it had not written to the disk is lost.
                machine.terminate()
                machine.wait()
                machine = start(place, deadline)
                continue
            print(line, end="", flush=True)
            failed |= line.startswith("FAILED")
            ended = line == "end\n"
    finally:
        machine.terminate()
        machine.wait()
        subprocess.run(["rm", "-rf", place], check=True)
    if not ended:
        print(f"FAILED: the machine did not come to the end; see {BUILD}/console.log")
    return 0 if ended and not failed else 1


sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
