// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "base/result.h"
#include "http/message.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace runlatch::interchange {

/// The most requests of one file that is read as a whole.
inline constexpr qsizetype MaxForeignRequests = 100'000;

/// The longest head of a request, in bytes: no more of one is split into headers.
inline constexpr qsizetype MaxForeignHead = 256 * 1024;

/// A request as the file of another tool tells it.
struct ForeignRequest
{
    QByteArray head; ///< request line, headers and empty line
    QByteArray body;
    QDateTime at = {}; ///< UTC; invalid where the file does not tell
    QString peer = {}; ///< the address of the sender
    int answered = 0;  ///< 0 where the file does not tell
    bool isEncrypted = false;
    bool isText = false;          ///< the body is kept as characters, which may stand for bytes that are no text
    bool isLost = false;          ///< there was a body, and the file does not have it
    QList<base::Error> lost = {}; ///< as HarEntry::lost
};

/// The parts of an absolute address of http or https, with the spelling that it has. What cannot stand in a request
/// line is percent-encoded; user information and fragment are left out. nullopt if it has no host.
struct ForeignAddress
{
    QByteArray host; ///< with its port
    QByteArray target;
    QByteArray user; ///< what stands before '@', with its escapes
    bool isEncrypted = false;
};
std::optional<ForeignAddress> readAddress(QByteArrayView address);

/// A head of HTTP/1.1. Headers that cannot stand in one are left out and added to `lost`; without a method that can,
/// the request is refused.
QByteArray foreignHead(const QByteArray &method, const QByteArray &target, const http::Headers &headers,
                       QList<base::Error> &lost);

/// A fault of such a request: Usage.
base::Error foreignFault(base::Rule rule, const QString &field);

/// The reason for which a body is not known to be the sent one, whose announced length is that of Content-Length:
/// "import.body-other" with both numbers, "import.body-lost" or "import.body-unproven". An empty body that nobody
/// announced has none.
std::optional<base::Error> foreignDoubt(const ForeignRequest &request, std::optional<qint64> announced,
                                        const QString &field);

} // namespace runlatch::interchange
