// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/bytedifference.h"

#include <QByteArray>

#include <optional>

namespace runlatch::signature {

/// Forms into which programs of receivers turn a body by a slip. All take any bytes, in time that grows with them.
/// Internal to this library.

/// As Python's repr() writes bytes: b'...'. str(body) gives it, too. At most four times the bytes, in parts.
void writePythonBytes(const QByteArray &body, const text::ByteSink &sink);

/// The bytes as decimal numbers: begin, between and end stand around them.
void writeNumbers(const QByteArray &body, QByteArrayView begin, QByteArrayView between, QByteArrayView end,
                  const text::ByteSink &sink);

/// In UTF-16 without a mark, the low byte first. What is no UTF-8 becomes U+FFFD.
void writeUtf16(const QByteArray &body, const text::ByteSink &sink);

/// A text as JSON.stringify() writes it. At most six times the bytes, in parts.
void writeJsonString(const QByteArray &text, const text::ByteSink &sink);

/// In parts, without line breaks.
void writeBase64(const QByteArray &body, QByteArray::Base64Options options, const text::ByteSink &sink);

/// As Python's str() writes what json.loads() read, but with repeated keys. nullopt for a result beyond `limit` bytes.
std::optional<QByteArray> pythonText(const QByteArray &json, qsizetype limit);

/// The body without CR, LF and NUL, which curl -d drops from a file.
QByteArray withJoinedLines(const QByteArray &body);

/// In gzip (RFC 1952) by a level of zlib, 1 to 9; the time, XFL and OS are 0. The body is not empty.
QByteArray gzipped(const QByteArray &body, int level);
constexpr qsizetype GzipFlagsAt = 8;  ///< place of XFL
constexpr qsizetype GzipSystemAt = 9; ///< place of OS

} // namespace runlatch::signature
