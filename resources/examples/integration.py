# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0
"""A run task integration: refuses what is not signed, answers 200 at once, calls back later. Python 3 alone.

HMAC_KEY_FILE names the file with the key; PORT is where it listens.
"""
import hashlib, hmac, json, os, re, threading, urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

with open(os.environ["HMAC_KEY_FILE"], "rb") as file:
    KEY = re.sub(rb"\r?\n\Z", b"", file.read())


def is_signed(body, signature):
    # The signature is over the bytes that came. JSON that was parsed and written again may be other bytes.
    expected = hmac.new(KEY, body, hashlib.sha512).hexdigest()
    return hmac.compare_digest(expected.encode(), (signature or "").encode())


def is_verification(task):
    # The service tests a new run task with a request that wants a 200 and no callback.
    return task.get("access_token") == "test-token" or task.get("task_result_enforcement_level") == "test"


SEEN = set()
SEEN_LOCK = threading.Lock()


def is_new(task):
    # A delivery whose answer was lost comes again. The last ones are remembered, so that each is judged once.
    with SEEN_LOCK:
        if task["task_result_id"] in SEEN:
            return False
        if len(SEEN) >= 10000:
            SEEN.clear()
        SEEN.add(task["task_result_id"])
        return True


def call_back(task, attributes, outcomes=None):
    data = {"type": "task-results", "attributes": attributes}
    if outcomes and (task.get("capabilities") or {}).get("outcomes"):
        data["relationships"] = {"outcomes": {"data": outcomes}}
    headers = {"Authorization": "Bearer " + task["access_token"], "Content-Type": "application/vnd.api+json"}
    # The URL is used as it came: its query is part of what lets the callback in.
    url = task["task_result_callback_url"]
    request = urllib.request.Request(url, json.dumps({"data": data}).encode(), headers, method="PATCH")
    urllib.request.urlopen(request, timeout=30).close()  # raises where it is not accepted


def judge(task):
    call_back(task, {"status": "running", "message": "Reading the run"})
    is_frozen = re.search(r"\bfreeze\b", task.get("run_message") or "", re.IGNORECASE)
    status = "failed" if is_frozen else "passed"
    outcome = {
        "outcome-id": "FREEZE-1",
        "description": "The run says that changes are frozen" if is_frozen else "Changes are not frozen",
        "tags": {"Status": [{"label": status, "level": "error" if is_frozen else "info"}]},
    }
    outcomes = [{"type": "task-result-outcomes", "attributes": outcome}]
    call_back(task, {"status": status, "message": "The rule " + status}, outcomes)


class Integration(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        is_valid = is_signed(body, self.headers.get("X-TFC-Task-Signature"))
        self.send_response(200 if is_valid else 401)  # exactly 200, and soon: anything else is sent again
        self.send_header("Content-Length", "0")
        self.end_headers()
        task = json.loads(body) if is_valid else None
        if task and not is_verification(task):
            if is_new(task):
                threading.Thread(target=judge, args=[task]).start()


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", 3000))), Integration).serve_forever()
