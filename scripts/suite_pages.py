"""Runs HTML test suites in a page of the host, of Chromium and of Node with jsdom: the same bundle, the same runner (Tests/Browser/suites.js)."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from chromium import Chromium

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXPRESSION = "addStyles(), runSuites(suites, bundles)"


def suites_of(paths: list) -> list:
    """The suites of files; without any, those of Tests/Suites and, where they are beside the package, MarkupEditor's."""
    files = [pathlib.Path(path) for path in paths]
    if not files:
        handed = sorted((ROOT.parent / "shared" / "suites").glob("*.json"))
        if not handed:
            print("skipped: MarkupEditor's suites are not beside the package, in ../shared/suites")
        files = sorted((ROOT / "Tests" / "Suites").glob("*.json")) + handed
    return [{"name": path.name, "tests": json.loads(path.read_text())["tests"]} for path in files]


def page_scripts(suites: list) -> list:
    """What a page needs to run suites: the bundles, the styles, the runner."""
    with tempfile.TemporaryDirectory() as folder:
        if subprocess.run([ROOT / "scripts" / "bundle", folder, "markup", "host"]).returncode != 0:
            sys.exit("Resources could not be bundled")
        bundles = {path.stem: path.read_text().strip() for path in pathlib.Path(folder).glob("*.js")}
    parts = ",".join(f"{json.dumps(name)}: () => {text}" for name, text in bundles.items() if name.startswith("markup-"))
    styles = [(ROOT / "Resources" / name).read_text() for name in ("markup.css", "mirror.css")]
    scripts = [
        f"globalThis.bundles = {{ markup: {bundles['markup']}, host: {bundles['host']} }}",
        f"{{ const parts = {{ {parts} }}; bundles.markup.loadPartsWith((name) => parts[name]()) }}",
        "globalThis.MU = bundles.markup.MU",
        f"globalThis.addStyles = () => {{ for (const text of {json.dumps(styles)}) document.head.append(Object.assign(document.createElement('style'), {{ textContent: text }})) }}",
        (ROOT / "Tests" / "Browser" / "suites.js").read_text(),
        f"globalThis.suites = {json.dumps(suites)}",
    ]
    # The browser would tell the value of each, with all that it refers to.
    return [f"{script}\n;undefined" for script in scripts]


def run_in_host(binary: str, scripts: list) -> dict:
    with tempfile.TemporaryDirectory() as folder:
        options = [word for path in written(scripts, folder) for word in ("--user-script", path)]
        return answer([binary, "eval", EXPRESSION, "--timeout", "600", *options])


def run_in_browser(scripts: list) -> dict:
    browser = Chromium()
    try:
        return json.loads(browser.evaluate(scripts, EXPRESSION))
    finally:
        browser.close()


NODE = """
const { readFileSync } = require("fs")
const { JSDOM, VirtualConsole } = require("jsdom")
const { window } = new JSDOM("<!DOCTYPE html><html><head></head><body></body></html>", { pretendToBeVisual: true, runScripts: "outside-only", virtualConsole: new VirtualConsole() })
// What a page has and jsdom does not.
window.Range.prototype.getClientRects = () => []
window.Range.prototype.getBoundingClientRect = () => new window.DOMRect()
window.document.elementFromPoint = () => null
window.structuredClone = structuredClone
window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
// A test that jsdom cannot pass may leave promises behind; the tests are counted by what they compare.
process.on("unhandledRejection", () => {})
process.on("uncaughtException", () => {})
for (const file of process.argv.slice(3)) window.eval(readFileSync(file, "utf8"))
window.eval(process.argv[2]).then((result) => { process.stdout.write(result, () => process.exit(0)) })
"""


def run_in_node(scripts: list) -> dict:
    install_jsdom()
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "program.js"
        program.write_text(NODE)
        # Debian's modules lie where its own node looks; another node has to be told.
        return answer(["node", str(program), EXPRESSION, *written(scripts, folder)], dict(os.environ, NODE_PATH="/usr/share/nodejs"))


def install_jsdom() -> None:
    if shutil.which("node") and pathlib.Path("/usr/share/nodejs/jsdom").is_dir():
        return
    print("installing node-jsdom", file=sys.stderr)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "node-jsdom"]
    if os.geteuid() != 0:
        command.insert(0, "sudo")
    if subprocess.run(command, stdout=subprocess.DEVNULL).returncode != 0:
        sys.exit("node-jsdom could not be installed; run: " + " ".join(command))


def written(scripts: list, folder: str) -> list:
    paths = [pathlib.Path(folder) / f"{number}.js" for number in range(len(scripts))]
    for path, script in zip(paths, scripts):
        path.write_text(script)
    return [str(path) for path in paths]


def answer(command: list, environment: dict = None) -> dict:
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    if result.returncode != 0:
        sys.exit(f"{command[0]} failed: {result.stderr.strip()}")
    return json.loads(result.stdout)
