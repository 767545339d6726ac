"""Headless Chromium, for the scripts that compare with it."""
import base64
import contextlib
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time


class PageCrashed(Exception):
    """The process of a page has ended, as Chromium's does where a tree is too deep for its stack."""


class PageSilent(Exception):
    """A page has not answered in the time that it was given."""


class Chromium:
    """A headless Chromium (Debian's, installed when it is missing), driven through its DevTools pipe.

    Its pages are of a secure origin that is served here, and reach nothing else.
    """

    ORIGIN = "https://page.example"
    PAGE = "<!DOCTYPE html><html><head></head><body></body></html>"

    def __init__(self):
        self.start()

    def start(self) -> None:
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.commands = os.pipe()
        self.messages, from_browser = os.pipe()

        def install_pipe():  # the browser reads file descriptor 3 and writes 4
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)
            os.set_inheritable(3, True)
            os.set_inheritable(4, True)

        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run", "--disable-extensions",
                 "--disable-dev-shm-usage", "--disable-background-networking", f"--user-data-dir={self.folder.name}", "about:blank"]
        self.process = subprocess.Popen([chromium_command(), *flags], preexec_fn=install_pipe, close_fds=False,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.deadline = None

    def close(self) -> None:
        try:
            self.call("Browser.close")
            self.process.wait(10)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()

    def restart(self) -> None:
        """A page that does not answer holds up those that share its process, so the whole browser goes."""
        self.process.kill()
        self.process.wait()
        os.close(self.commands)
        os.close(self.messages)
        self.folder.cleanup()
        self.start()

    def send(self, method: str, session: str = None, **parameters) -> int:
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        return self.number

    def receive(self) -> dict:
        while b"\0" not in self.buffer:
            if self.deadline is not None:
                ready, _, _ = select.select([self.messages], [], [], max(0, self.deadline - time.monotonic()))
                if not ready:
                    raise PageSilent
            data = os.read(self.messages, 1 << 20)
            if not data:
                sys.exit("chromium: the browser has ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(message)
        if message.get("method") == "Fetch.requestPaused":
            self.serve(message["sessionId"], message["params"])
        if message.get("method") == "Inspector.targetCrashed":
            raise PageCrashed
        if message.get("method") == "Page.javascriptDialogOpening":
            # A dialog waits for somebody; it is closed as if nobody had answered.
            self.send("Page.handleJavaScriptDialog", message["sessionId"], accept=False)
        return message

    def serve(self, session: str, request: dict) -> None:
        """Answers every request that a page makes: the page itself, and nothing else."""
        is_page = request["request"]["url"] == self.ORIGIN + "/"
        body = base64.b64encode((self.PAGE if is_page else "").encode()).decode()
        headers = [{"name": "content-type", "value": "text/html; charset=utf-8"}]
        self.send("Fetch.fulfillRequest", session, requestId=request["requestId"], responseCode=200 if is_page else 404, responseHeaders=headers, body=body)

    def call(self, method: str, session: str = None, **parameters) -> dict:
        number = self.send(method, session, **parameters)
        while True:
            message = self.receive()
            if message.get("id") == number:
                if "error" in message:
                    sys.exit(f"chromium: {method}: {message['error']['message']}")
                return message["result"]

    def evaluate(self, scripts: list, expression: str) -> str:
        """The value of an expression in a page of its own, after the scripts."""
        with self.page() as page:
            for script in scripts:
                page.evaluate(script)
            return page.evaluate(expression)

    @contextlib.contextmanager
    def page(self):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        try:
            session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            self.call("Page.enable", session)
            self.call("Inspector.enable", session)
            self.call("Fetch.enable", session, patterns=[{"urlPattern": "*"}])
            self.call("Emulation.setFocusEmulationEnabled", session, enabled=True)
            self.call("Emulation.setDeviceMetricsOverride", session, width=1024, height=768, deviceScaleFactor=1, mobile=False)
            self.send("Page.navigate", session, url=self.ORIGIN + "/")
            while self.receive().get("method") != "Page.loadEventFired":
                pass
            yield Page(self, session)
        except PageSilent:
            self.restart()
            raise
        except PageCrashed:
            self.close_page(target)
            raise
        self.close_page(target)

    def close_page(self, target: str) -> None:
        self.deadline = None
        self.call("Target.closeTarget", targetId=target)


class Page:
    def __init__(self, browser: Chromium, session: str):
        self.browser, self.session = browser, session

    def evaluate(self, expression: str, seconds: float = None):
        """The value of an expression; a promise is awaited.

        Raises PageCrashed, and PageSilent when `seconds` are over.
        """
        self.browser.deadline = None if seconds is None else time.monotonic() + seconds
        result = self.browser.call("Runtime.evaluate", self.session, expression=expression, awaitPromise=True, returnByValue=True)
        self.browser.deadline = None
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            sys.exit(f"chromium: in the browser: {details.get('exception', {}).get('description') or details['text']}")
        return result["result"].get("value")


def chromium_command() -> str:
    found = shutil.which("chromium")
    if found is None:
        print("chromium: installing it", file=sys.stderr)
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
        if os.geteuid() != 0:
            command.insert(0, "sudo")
        subprocess.run(command, stdout=subprocess.DEVNULL)
        found = shutil.which("chromium")
    if found is None:
        sys.exit("chromium: it could not be installed; run: apt-get install -y chromium")
    return found
