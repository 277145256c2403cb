// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/signature/snippets.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

constexpr auto Go = R"(package runtask

import (
	"crypto/hmac"
	"crypto/sha512"
	"encoding/hex"
	"io"
	"net/http"
)

// Verified reads the body of a run task request, at most 1 MiB, and says whether its signature is valid. Parse the
// body that it returns, not another copy.
func Verified(w http.ResponseWriter, r *http.Request, key []byte) (body []byte, valid bool, err error) {
	body, err = io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
	if err != nil {
		return nil, false, err
	}
	mac := hmac.New(sha512.New, key)
	mac.Write(body)
	expected := hex.EncodeToString(mac.Sum(nil))
	given := r.Header.Values("X-TFC-Task-Signature")
	valid = len(key) > 0 && len(given) == 1 && hmac.Equal([]byte(given[0]), []byte(expected))
	return body, valid, nil
}
)"_L1;

constexpr auto Python = R"(import hashlib
import hmac


def is_signed(key: bytes, body: bytes, signature: str) -> bool:
    """body: the raw bytes of the request, before anything parses them.
    signature: the value of X-TFC-Task-Signature; "" where there is none.
    """
    if not key:
        return False
    expected = hmac.new(key, body, hashlib.sha512).hexdigest()
    return hmac.compare_digest(signature.encode(), expected.encode())
)"_L1;

constexpr auto Node = R"(import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the raw bytes of the request as a Buffer, before anything parses them (express.raw, not express.json).
// signature: the value of x-tfc-task-signature.
export function isSigned(key, body, signature = '') {
  if (key.length === 0) return false;
  const expected = Buffer.from(createHmac('sha512', key).update(body).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
)"_L1;

constexpr auto Shell = R"sh(#!/bin/sh
# Usage: verify.sh KEY_FILE BODY_FILE SIGNATURE
# Ends with 0 if the signature is valid. The body is a file with the raw bytes that came. Line breaks at the end of the
# key file are dropped. The key is never an argument of a program, because other users of this machine could see it.
numbers() { od -An -v -tu1; }
digest() { openssl dgst -sha512 -binary; }
digits() { openssl dgst -sha512 -r | cut -d ' ' -f 1; }
key=$(printf %s "$(cat "$1")" | numbers)
[ "$(echo $key | wc -w)" -le 128 ] || key=$(printf %s "$(cat "$1")" | digest | numbers)
[ -n "$key" ] && [ -r "$2" ] && [ -n "$3" ] || exit 2

# The key, filled up to 128 bytes with zeros, each byte combined with $1.
padded() {
  for byte in $(echo $key $(printf '0 %.0s' $(seq 128)) | cut -d ' ' -f 1-128); do
    printf '%b' "\\0$(printf '%o' $((byte ^ $1)))"
  done
}
expected=$({ padded 92; { padded 54; cat "$2"; } | digest; } | digits)

# Digests with a random text in front are compared, so the time says nothing of the right digits.
once=$(openssl rand -hex 32)
given=$(printf %s "$once$3" | digits)
[ "${#once}" -eq 64 ] && [ "${#expected}" -eq 128 ] && [ "${#given}" -eq 128 ] || exit 2 # a program is missing
[ "$(printf %s "$once$expected" | digits)" = "$given" ]
)sh"_L1;

constexpr std::pair<QLatin1StringView, SnippetLanguage> SnippetLanguages[] = {
    {"go"_L1, SnippetLanguage::Go},
    {"python"_L1, SnippetLanguage::Python},
    {"node"_L1, SnippetLanguage::Node},
    {"shell"_L1, SnippetLanguage::Shell},
};

} // namespace

std::optional<SnippetLanguage> snippetLanguageOfName(QStringView name)
{
    for (const auto &[known, language] : SnippetLanguages) {
        if (name == known)
            return language;
    }
    return std::nullopt;
}

QString snippetLanguageName(SnippetLanguage language)
{
    return SnippetLanguages[static_cast<int>(language)].first;
}

QString verificationSnippet(SnippetLanguage language)
{
    switch (language) {
    case SnippetLanguage::Go: return Go;
    case SnippetLanguage::Python: return Python;
    case SnippetLanguage::Node: return Node;
    case SnippetLanguage::Shell: break;
    }
    return Shell;
}

} // namespace runlatch::wording
