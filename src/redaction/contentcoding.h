// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::redaction {

/// Whether a body is compressed, so that nobody can search it: by a coding that its head says, which may be empty, or
/// by how the usual formats begin. It is so too where a program kept the bytes as text: each byte as a character of
/// Latin-1 or Windows-1252, U+FFFD or '?' for those that it could not read, or all of them in base64. A body that reads
/// as text, in UTF-8 and without control characters, is not, whatever its head says: it was decoded before, and can be
/// searched. Both are without the NULs of wide text (DecodedBytes). Takes time in proportion to the bytes.
bool isCompressed(QByteArrayView head, QByteArrayView body);

/// The value of Content-Encoding; empty if the head has no such line, or several.
QByteArray contentCoding(QByteArrayView head);

/// Whether the header of that name says how the body is coded.
bool isCodingHeader(QByteArrayView name);

} // namespace runlatch::redaction
