#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

"""Writes receivers.json anew, beside it: digests as programs of receivers compute them by mistake.

Python's own modules compute all of them, so that the doctor is compared with another program. The bytes of gzip are
those of zlib 1.2.11 and later.
"""

import base64
import gzip
import hashlib
import hmac
import json
import pathlib

KEY = b"tr#icky$key=of 40 characters & no more;;"
BODY = json.dumps(
    {
        "payload_version": 1,
        "access_token": "abc.atlasv1.xyz~\u00ff>?",
        "is_speculative": False,
        "vcs_branch": None,
        "speculative": True,
        "run_message": 'Gr\u00f6\u00dfe \u2192 "pr\u00fcfen" & <b> it\'s \\ \t \u200b \U0001f680',
        "single": "it's",
        "numbers": [1.50, -0.0, 1e22, 1e-7, 12345678901234567890, 100.0, 0],
        "nothing": [{}, []],
        "run_id": "run-12",
    },
    indent=4,
    ensure_ascii=False,
).encode()

rows = []


def row(cause, variant, digest, body=BODY, key=KEY):
    one = {"cause": cause, "variant": variant, "digest": digest}
    if key != KEY:
        one["key"] = base64.b64encode(key).decode()
    if body != BODY:
        one["body"] = base64.b64encode(body).decode()
    rows.append(one)


def mac(key, message, algorithm="sha512"):
    return hmac.new(key, message, algorithm).hexdigest()


def message(cause, variant, text, body=BODY):
    row(cause, variant, mac(KEY, text, "sha512"), body)


def keys(cause, variant, theirs, ours=KEY):
    row(cause, variant, mac(theirs, BODY), key=ours)


text = BODY.decode()
coded = base64.b64encode(BODY)
message("body.empty", "", b"")
message("body.empty-object", "{}", b"{}")
for word in ("null", "undefined", "None"):
    message("body.no-value", word, word.encode())
objects = ("Object", "Promise", "ReadableStream", "ArrayBuffer", "Blob", "FormData", "Request")
for word in [f"[object {name}]" for name in objects] + ["Array"]:
    message("body.object-text", word, word.encode())
message("body.base64", "base64", coded)
message("body.base64", "base64-unpadded", coded.rstrip(b"="))
message("body.base64", "base64url", base64.urlsafe_b64encode(BODY))
message("body.base64", "base64url-unpadded", base64.urlsafe_b64encode(BODY).rstrip(b"="))
message("body.base64", "base64-lines", base64.encodebytes(BODY))
message("body.hex", "lower", BODY.hex().encode())
message("body.hex", "upper", BODY.hex().upper().encode())
message("body.bytes-literal", "", str(BODY).encode())
message("body.bytes-literal", "", repr(b"{'a': '\x00\\'}").encode(), b"{'a': '\x00\\'}")
message("body.bytes-literal", "numbers", ",".join(map(str, BODY)).encode())
buffer = json.dumps({"type": "Buffer", "data": list(BODY)}, separators=(",", ":"))
message("body.bytes-literal", "buffer", buffer.encode())
message("body.bytes-literal", "list", str(list(BODY)).encode())
message("body.bytes-literal", "slice", ("[" + " ".join(map(str, BODY)) + "]").encode())
message("body.encoding", "utf-16", text.encode("utf-16-le"))
message("body.python-text", "", str(json.loads(text)).encode())
message("body.json-string", "", json.dumps(text, ensure_ascii=False).encode())
message("body.json-string", "ascii", json.dumps(text).encode())
escaped = json.dumps(text, ensure_ascii=False).replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
message("body.json-string", "html", escaped.encode())
for level in (1, 6):
    packed = bytearray(gzip.compress(BODY, level, mtime=0))
    for flags, system in ((0, 3), (2, 255)):
        packed[8:10] = bytes((flags, system))
        message("body.compressed", f"gzip-{level}", bytes(packed))
message("body.packed", "gzip", BODY, gzip.compress(BODY, mtime=0))
message("body.lines-joined", "", text.replace("\n", "").encode())
message("body.lines-joined", "", b'{  "a": 1}', b'{\r\n  "a": 1\r\n}\r\n')
token = "abc.atlasv1.xyz~\u00ff>?"
for mask in ("***", "*****", "********", "[redacted]", "[REDACTED]", "<redacted>", "[FILTERED]", "REDACTED"):
    message("body.masked", mask, text.replace(token, mask).encode())
message("body.masked", "*", text.replace(token, "*" * len(token.encode())).encode())
message("body.masked", "nothing", text.replace(token, "").encode())
two = b'{"access_token":"abcdefgh","password":"ijklmnop"}'
message("body.masked", "***", b'{"access_token":"***","password":"***"}', two)
message("body.masked", "***", b'{"access_token":"***","password":"ijklmnop"}', two)
message("body.hashed", "sha512", hashlib.sha512(BODY).digest())
message("body.hashed", "sha512-hex", hashlib.sha512(BODY).hexdigest().encode())
message("body.hashed", "sha256", hashlib.sha256(BODY).digest())
message("body.hashed", "sha256-hex", hashlib.sha256(BODY).hexdigest().encode())
message("body.with-key", "before", KEY + BODY)
message("body.with-key", "behind", BODY + KEY)
row("key.swapped", "", mac(BODY, KEY))
for word in ("undefined", "None", "null", "nil", "<nil>", "[object Object]", "[object Promise]"):
    keys("key.no-value", word, word.encode())
for name in ("HMAC_KEY", "TFC_HMAC_KEY", "TFC_RUN_TASK_HMAC_KEY", "RUN_TASK_HMAC_KEY", "RUNLATCH_HMAC_KEY"):
    keys("key.unexpanded", f"${name}", f"${name}".encode())
    keys("key.unexpanded", f"${{{name}}}", f"${{{name}}}".encode())
    keys("key.assignment", f"{name}=", f"{name}=".encode() + KEY)
keys("key.unexpanded", "HMAC_KEY", b"HMAC_KEY")
keys("key.unexpanded", "TFC_HMAC_KEY", b"TFC_HMAC_KEY")
keys("key.unexpanded", "%HMAC_KEY%", b"%HMAC_KEY%")
keys("key.assignment", "export HMAC_KEY=", b"export HMAC_KEY=" + KEY)
for length in (2, 7, 8, 11, 14, 16, 17, 20, 24, 28, 29, 32, 37, 38, 39):
    keys("key.cut", str(length), KEY[:length])
keys("key.cut", "behind-1", KEY[1:])
keys("key.hex-decoded", "encoded", KEY.hex().encode())
keys("key.base64-decoded", "encoded", base64.b64encode(KEY))
keys("key.base64-decoded", "line", base64.b64encode(KEY + b"\n"))
keys("key.newline", "lf", KEY + b"\n")
keys("key.quotes", "double", b'"' + KEY + b'"')
keys("key.missing", "sender", b"")
message("body.newline-lost", "lf", BODY + b"\n")
message("body.reserialised", "compact", json.dumps(json.loads('{"a": [1, "b"]}'), separators=(",", ":")).encode(),
        b'{"a": [1, "b"]}')
right = mac(KEY, BODY)
raw = bytes.fromhex(right)
row("digest.sha256", "", mac(KEY, BODY, "sha256"))
row("digest.sha1", "", mac(KEY, BODY, "sha1"))
row("digest.sha384", "", mac(KEY, BODY, "sha384"))
row("digest.sha3", "", mac(KEY, BODY, "sha3_512"))
row("digest.unkeyed", "plain", hashlib.sha512(BODY).hexdigest())
row("digest.unkeyed", "key-before", hashlib.sha512(KEY + BODY).hexdigest())
row("digest.unkeyed", "key-behind", hashlib.sha512(BODY + KEY).hexdigest())
row("digest.upper-case", "", right.upper())
row("digest.base64", "", base64.b64encode(raw).decode())
row("digest.base64", "url", base64.urlsafe_b64encode(raw).decode().rstrip("="))
row("digest.colons", "", raw.hex(":"))
row("digest.colons", "", raw.hex(":").upper())
row("digest.prefix", "", "SHA2-512(stdin)= " + right)
row("digest.prefix", "", "HMAC-SHA512(body.json)= " + right)
row("digest.prefix", "", "SHA2-512(stdin)= " + raw.hex(":"))
row("digest.length", "cut", right[:64])
row("digest.length", "longer", right + "  -")

lines = ",\n".join(" " + json.dumps(one) for one in rows)
usual = {"key": base64.b64encode(KEY).decode(), "body": base64.b64encode(BODY).decode()}
head = json.dumps(usual, indent=0).rstrip("\n}")
pathlib.Path(__file__).with_suffix(".json").write_text(f'{head},\n"rows": [\n{lines}\n]}}\n')
