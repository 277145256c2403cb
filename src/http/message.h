// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <chrono>

namespace runlatch::http {

/// A header line; name in the case it was written in.
struct Header
{
    QByteArray name;
    QByteArray value;

    friend bool operator==(const Header &, const Header &) = default;
};
using Headers = QList<Header>;

/// First value of a header, its name compared without case; null where there is none.
QByteArray headerValue(const Headers &headers, QByteArrayView name);

/// The header lines of a head (with its first line), in their order and case; a line without a colon is skipped.
Headers splitHeaders(QByteArrayView head);

/// Whether it may stand as a method or a header's name (RFC 9110, 5.6.2).
bool isToken(QByteArrayView text);
/// Whether no CR, LF, NUL or other control but a tab is in it, so that it stays one line for every reader.
bool isOneLine(QByteArrayView text);
/// Whether it may go out: a token and one line.
bool isSendable(const Header &header);

/// A request as it was received: nothing reordered, nothing folded.
struct Request
{
    QByteArray method;
    QByteArray target; ///< as in the request line, percent-encoded
    QByteArray head;   ///< the exact bytes of request line and header, with the empty line
    Headers headers;
    QByteArray body; ///< after the transfer coding was taken off
    QString peer;    ///< address of the sender
    bool peerIsLoopback = false;

    QByteArray path() const { return target.left(target.indexOf('?') < 0 ? target.size() : target.indexOf('?')); }
    QByteArray query() const { return target.indexOf('?') < 0 ? QByteArray() : target.mid(target.indexOf('?') + 1); }
};

struct Response
{
    int status = 200;
    Headers headers = {}; ///< Content-Length and Connection are the server's own
    QByteArray body = {};
    std::chrono::milliseconds took{0}; ///< client side only
};

QByteArray reasonPhrase(int status); ///< "Not Found"; "Unknown" where there is none

} // namespace runlatch::http
