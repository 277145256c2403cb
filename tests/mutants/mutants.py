#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0
"""Changes single tokens of src/ and counts the changes that the tests of their folder notice.

All changes are compiled at once, in a copy of the tree, and switched on one at a time by an environment variable
(mutants.h), because a build for each would take hours. The same seed and sources give the same changes. Changes that
make no difference are listed in equivalent.txt, with the reason, and are not counted.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time

import sites as finding

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / "build-mutants"
TREE = WORK / "tree"
BUILD = WORK / "build"
JOBS = os.cpu_count() or 2
ROUNDS = 8


def say(text):
    print(text, flush=True)


# ---- choosing

def equivalents():
    """What equivalent.txt lists: blocks of file, source line, change and reason. A block that the sources have outgrown
    ends the program, for its change would be chosen again, or another one be left out."""
    blocks = [[line.strip() for line in block.split("\n") if line.strip() and not line.startswith("#")]
              for block in (HERE / "equivalent.txt").read_text().split("\n\n")]
    wrong = [block for block in blocks if block and len(block) < 4]
    if wrong:
        sys.exit(f"equivalent.txt: a block is a file, a source line, a change and a reason, not {wrong[0]}")
    listed = {tuple(block[:3]) for block in blocks if block}
    possible = {}
    for file, line, change in sorted(listed):
        if not (ROOT / file).is_file():
            sys.exit(f"equivalent.txt: there is no {file}")
        if file not in possible:
            sites = finding.sites_of_file(file, (ROOT / file).read_text())
            possible[file] = {site.key() for changes in sites for site in changes}
        if (file, line, change) not in possible[file]:
            sys.exit(f"equivalent.txt: {file} has no line '{line}' in which {change}")
    return listed


def choices(seed):
    """All sites of src in the seed's order, one change for each token."""
    chance = random.Random(seed)
    found = []
    for path in sorted((ROOT / "src").rglob("*")):
        if path.suffix in (".cpp", ".h"):
            name = path.relative_to(ROOT).as_posix()
            found += [chance.choice(changes) for changes in finding.sites_of_file(name, path.read_text())]
    chance.shuffle(found)
    for number, site in enumerate(found, 1):
        site.number = number
    return found


def of_src(name):
    if not name.startswith("src/") or not (ROOT / name).exists():
        raise argparse.ArgumentTypeError(f"{name} is no file or folder of src")
    return name.rstrip("/")


def is_of(site, files):
    return not files or any(site.file == file or site.file.startswith(file + "/") for file in files)


def changed_lines():
    """The lines of src that git calls changed, by file."""
    def git(*words):
        return subprocess.run(["git", *words], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout.decode()

    lines = collections.defaultdict(set)
    for line in git("diff", "-U0", "--no-color", "--no-ext-diff", "--no-prefix", "HEAD", "--", "src").split("\n"):
        hunk = re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line)
        if line.startswith("+++ "):
            file = line[4:]
        elif hunk:
            first, count = int(hunk[1]), int(hunk[2] or 1)
            lines[file].update(range(first, first + count))
    for file in git("ls-files", "-z", "-o", "--exclude-standard", "--", "src").split("\0"):
        if file:
            lines[file].update(range(1, (ROOT / file).read_bytes().count(b"\n") + 1))
    return lines


def overlaps(site, taken):
    return any(other.file == site.file and other.start < site.end and site.start < other.end for other in taken)


def fill(taken, candidates, wanted):
    while len(taken) < wanted and candidates:
        site = candidates.pop(0)
        if not overlaps(site, taken):
            taken.append(site)


# ---- building

def write_if_other(path, content):
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def write_tree(taken):
    """The sources with the taken sites in them; files that did not change are left alone, so that builds are small."""
    listed = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, check=True,
                            stdout=subprocess.PIPE).stdout.decode().split("\0")
    names = {name for name in listed if name and (ROOT / name).is_file()}
    by_file = collections.defaultdict(list)
    for site in taken:
        by_file[site.file].append(site)
    for name in names:
        content = (ROOT / name).read_bytes()
        if name in by_file:
            content = finding.rewritten(content.decode(), by_file[name], HERE / "mutants.h").encode()
        write_if_other(TREE / name, content)
    for path in list(TREE.rglob("*")):
        if path.is_file() and path.relative_to(TREE).as_posix() not in names:
            path.unlink()


def configure():
    # The libraries assert, so that a step behind the end is a crash and no accident.
    subprocess.run(["cmake", "-S", TREE, "-B", BUILD, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=RelWithDebInfo",
                    "-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -g0 -w -DNDEBUG -DQT_FORCE_ASSERTS -D_GLIBCXX_ASSERTIONS",
                    "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=24"],
                   check=True, stdout=subprocess.DEVNULL)


def blamed(output, taken):
    """The sites nearest to the lines that the compiler named in its errors."""
    guilty = []
    for file, line in set(re.findall(r"(src/[^:\s]+):(\d+):\d+: +(?:fatal error|error|required from)", output)):
        near = [(abs(site.line - int(line)), site) for site in taken if site.file == file]
        least = min((distance for distance, _ in near), default=0)
        guilty += [site for distance, site in near if distance == least and site not in guilty]
    return guilty


def build(taken, candidates, wanted, folders_of):
    """Builds until all that is left compiles; what does not is replaced by the next candidates."""
    for turn in range(ROUNDS):
        write_tree(taken)
        configure()
        done = subprocess.run(["cmake", "--build", BUILD, "--target", *folders_of(taken), "--", "-k", "0"],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        if done.returncode == 0:
            return
        guilty = blamed(done.stdout, taken)
        if not guilty:
            sys.exit("the build failed, and no change is to blame:\n" + done.stdout[-4000:])
        say(f"  {len(guilty)} of {len(taken)} changes do not compile: others are taken")
        taken[:] = [site for site in taken if site not in guilty]
        fill(taken, candidates, wanted)
    sys.exit(f"after {ROUNDS} builds there are still changes that do not compile")


def folder_of(site):
    return site.file.split("/")[1]


def targets(taken):
    """The program of each folder's tests, with which the tests that are programs of their own are built."""
    return sorted({f"tests_{folder_of(site)}" for site in taken})


# ---- running

class Test:
    """A test as ctest knows it."""

    def __init__(self, entry):
        properties = {p["name"]: p["value"] for p in entry["properties"]}
        self.name = entry["name"]
        self.command = entry.get("command", [])
        self.folder = (properties.get("LABELS") or [""])[0]
        self.environment = dict(pair.split("=", 1) for pair in properties.get("ENVIRONMENT", []))
        self.seconds = 0.0

    def run(self, mutant, bound):
        """What became of it: "", "fails", "crashes" or "hangs". It ends at its first failure."""
        with tempfile.TemporaryDirectory(prefix="mutant") as folder:
            own = {name: folder for name in self.environment if name.startswith("XDG_")}
            environment = {**os.environ, **self.environment, **own, "TMPDIR": folder, "RUNLATCH_MUTANT": str(mutant)}
            process = subprocess.Popen(self.command, env=environment, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL, start_new_session=True, preexec_fn=limit)
            late = threading.Event()
            timer = threading.Timer(bound, lambda: (late.set(), end(process)))
            timer.start()
            failed = any(line.startswith(b"FAIL!") for line in process.stdout)
            timer.cancel()
            end(process, failed or late.is_set())
            status = process.wait()
        return "fails" if failed or status > 0 else "hangs" if late.is_set() else "crashes" if status else ""


def limit():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))


def end(process, now=True):
    """Ends the test with the processes that it started."""
    if now:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def tests_of(folders):
    listed = subprocess.run(["ctest", "--test-dir", BUILD, "--show-only=json-v1"], check=True, stdout=subprocess.PIPE)
    tests = [Test(entry) for entry in json.loads(listed.stdout)["tests"]]
    return [test for test in tests if test.folder in folders and test.command]


def measure(test):
    """Whether the test passes without a change, at the second attempt at the latest."""
    for _ in range(2):
        begin = time.monotonic()
        result = test.run(0, 300)
        test.seconds = time.monotonic() - begin
        if not result:
            return True
    return False


def notice(site, tests):
    """The first test that notices the change twice, those of the same name first, then the quick ones."""
    stem = pathlib.Path(site.file).stem

    def order(test):
        return stem not in test.name, test.seconds

    for test in sorted((t for t in tests if t.folder == folder_of(site)), key=order):
        bound = 15 + 4 * test.seconds
        result = test.run(site.number, bound)
        if result and (result == "hangs" or test.run(site.number, bound)):
            return f"{test.name} {result}"
    return ""


def report(noticed, unnoticed, seed):
    say("\nNoticed")
    for site, by in sorted(noticed, key=lambda pair: (pair[0].file, pair[0].line, pair[0].column)):
        say(f"  {site.place()}  {site.change()}  ({by})")
    say("\nNot noticed")
    for site in sorted(unnoticed, key=lambda s: (s.file, s.line, s.column)):
        say(f"  {site.place()}  {site.change()}\n      {site.source_line}")
    total = len(noticed) + len(unnoticed)
    say(f"\n{len(noticed)} of {total} changes are noticed: {100 * len(noticed) / max(total, 1):.1f} % (seed {seed})")


def main():
    arguments = argparse.ArgumentParser(prog="./dev mutants", description=__doc__)
    arguments.add_argument("number", nargs="?", type=int, default=100, help="how many changes (100)")
    arguments.add_argument("seed", nargs="?", type=int, default=random.randrange(10000), help="which (any)")
    arguments.add_argument("files", nargs="*", type=of_src, help="only of these files or folders of src")
    arguments.add_argument("--changed", action="store_true", help="only in lines that git calls changed")
    asked = arguments.parse_args()
    begin = time.monotonic()

    same = equivalents()
    candidates = [site for site in choices(asked.seed) if site.key() not in same and is_of(site, asked.files)]
    if asked.changed:
        lines = changed_lines()
        candidates = [site for site in candidates if site.line in lines.get(site.file, ())]
    if not candidates:
        sys.exit("nothing there can be changed")
    taken = []
    wanted = asked.number + asked.number // 8 + 2
    fill(taken, candidates, wanted)
    say(f"Building {min(asked.number, len(taken))} changes at once in {WORK.name}/ (seed {asked.seed})")
    build(taken, candidates, wanted, targets)
    del taken[asked.number:]
    running = time.monotonic()

    tests = tests_of({folder_of(site) for site in taken})
    say(f"Running {len(tests)} tests without a change")
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        sound = [test for test, passes in zip(tests, pool.map(measure, tests)) if passes]
        for test in set(tests) - set(sound):
            say(f"  left out, it fails without a change: {test.name}")
        say(f"Running them with each of {len(taken)} changes")
        noticed, unnoticed = [], []
        for site, by in zip(taken, pool.map(lambda s: notice(s, sound), taken)):
            if by:
                noticed.append((site, by))
            else:
                unnoticed.append(site)
                say(f"  not noticed: {site.place()}  {site.change()}")
    report(noticed, unnoticed, asked.seed)
    say(f"It took {(time.monotonic() - begin) / 60:.0f} minutes, {(running - begin) / 60:.0f} of them to build")


if __name__ == "__main__":
    main()
