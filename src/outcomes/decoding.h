// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace runlatch::outcomes {

struct Decoded
{
    QString text;
    qint64 replaced = 0; ///< characters that XML cannot hold, and bytes of no character, for which U+FFFD stands
};

/// The text of XML. Its encoding is that of a byte order mark, of its first letter, or the one that it declares: UTF-8,
/// UTF-16, UTF-32, ISO-8859-1 and US-ASCII. Errors: Usage "report.encoding" for another one, subject = its name.
/// Internal to this folder.
base::Result<Decoded> decodedXml(const QByteArray &file);

/// JSON in UTF-8 without a byte order mark; UTF-16 and UTF-32 are known by theirs. Internal to this folder.
QByteArray jsonInUtf8(const QByteArray &file);

/// Whether the first letter of the file, in whatever encoding, is this one. Internal to this folder.
bool beginsWith(const QByteArray &file, char16_t letter);

} // namespace runlatch::outcomes
