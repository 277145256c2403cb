// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QString>

namespace runlatch::text {

/// The length of the UTF-8 character that begins at `at`; 0 if none does (RFC 3629: no overlong forms, no surrogates).
int utf8Length(QByteArrayView text, qsizetype at);

/// The number of bytes at the beginning that are ASCII.
qsizetype asciiLength(QByteArrayView text);

/// The text with all of its characters: Qt passes over a byte order mark at its beginning, which may be a letter of a
/// value.
QString fromWholeUtf8(QByteArrayView text);

} // namespace runlatch::text
