// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace runlatch::http {

/// A header line; the name keeps its case.
struct Header
{
    QByteArray name;
    QByteArray value;

    friend bool operator==(const Header &, const Header &) = default;
};
using Headers = QList<Header>;

/// First value of a header, its name compared without case; null if the header is missing.
QByteArray headerValue(const Headers &headers, QByteArrayView name);

/// The size of the body that the headers announce. nullopt without one, with several that differ, and where the body is
/// sent in chunks.
std::optional<qint64> announcedLength(const Headers &headers);

/// The header lines of a head (with its first line), in their order and case; a line without a colon is skipped.
Headers splitHeaders(QByteArrayView head);

/// The target of a request line without the scheme and authority that an absolute-form has, which a server must accept
/// (RFC 9112, 3.2.2): "/a?b" of "http://host/a?b", "/" of "https://host". Any other target as it is.
QByteArray originForm(const QByteArray &target);
/// The originForm() up to the query, percent-encoded.
QByteArray pathOf(const QByteArray &target);

bool isDigit(char letter); ///< of ASCII, whatever the locale
/// Tells whether `text` may be a method or a header's name (RFC 9110, 5.6.2).
bool isToken(QByteArrayView text);
/// Tells whether `text` has no CR, LF, NUL or other control but a tab, so that every reader sees one line.
bool isOneLine(QByteArrayView text);
/// Tells whether the header may be sent: its name is a token, its value one line.
bool isSendable(const Header &header);

/// The terms that a connection agreed on; both are empty without TLS.
struct TlsFacts
{
    QString version; ///< "TLS 1.3"
    QString cipher;  ///< "TLS_AES_256_GCM_SHA384", as OpenSSL names it

    friend bool operator==(const TlsFacts &, const TlsFacts &) = default;
};

/// A request as it was received: nothing reordered, nothing folded.
struct Request
{
    QByteArray method;
    QByteArray target; ///< as in the request line, percent-encoded
    QByteArray head;   ///< the exact bytes of request line and header, with the empty line
    Headers headers;
    QByteArray body; ///< without its transfer coding
    /// The bytes behind the request that came in the same reads, if they do not begin with another request line: they
    /// may belong to a body that is longer than was announced. At most one head and one read of a socket (Limits).
    QByteArray surplus = {};
    QString peer; ///< address of the sender
    bool peerIsLoopback = false;
    QString listener = {}; ///< the address and port of this machine that it reached, as writeListenAddress() has them
    TlsFacts tls = {};

    QByteArray path() const { return pathOf(target); }
    QByteArray query() const { return target.indexOf('?') < 0 ? QByteArray() : target.mid(target.indexOf('?') + 1); }
};

struct Response
{
    int status = 200;
    Headers headers = {}; ///< without Content-Length and Connection, which the server writes
    QByteArray body = {};
    std::chrono::milliseconds took{0}; ///< client side only
    /// Client side only: "answer.line-feeds", "answer.no-reason", where its head is not quite HTTP.
    QList<base::Rule> oddities = {};
};

QByteArray reasonPhrase(int status); ///< "Not Found"; "Unknown" for an unknown status

} // namespace runlatch::http
