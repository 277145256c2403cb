// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "replay/freshness.h"

#include <QByteArray>
#include <QList>
#include <QUrl>

#include <optional>

namespace runlatch::replay {

/// The head of a captured request, taken apart at its line ends only: each line keeps its bytes.
struct RequestHead
{
    QByteArray method;
    QByteArray target;
    QByteArray version;      ///< "HTTP/1.1" or "HTTP/1.0"
    QList<QByteArray> lines; ///< of the header, without line ends, in their order and case; only complete ones
    bool isCut = false;      ///< no empty line ends the header
    bool hasMore = false;    ///< bytes stand behind the empty line
};

/// nullopt if the first line is none of an HTTP/1 request.
std::optional<RequestHead> readRequestHead(const QByteArray &head);

/// Whether a request may have this header line: a name and a value of one line, without control characters.
bool isSendableLine(const QByteArray &line);

/// A captured request that is sent again, with everything that was agreed to: nothing is read again later.
struct Resending
{
    QByteArray head;                      ///< as it was captured, with its secrets
    std::optional<QByteArray> headerText; ///< the edited header, a line each, separated by "\n"
    QByteArray body;                      ///< as it was captured or edited
    QUrl destination;                     ///< http or https
    bool isAtOwnAddress = false;          ///< `destination` is where it was received: target and Host stay as they are
    std::optional<Freshness> fresh;       ///< the body leaves with this id and time
    QByteArray signingKey;                ///< empty: the signature stays as it is
    QByteArray pinnedCertificate; ///< SHA-256 of the only certificate that is trusted; empty: those of the system
};

/// A request as it leaves.
struct ResentRequest
{
    QByteArray head; ///< with the empty line
    QByteArray body;
};

/// The bytes to send. At the own address, without an edit and without a key they are the captured ones, with CR LF at
/// each line end. Otherwise only these lines change:
/// - the target, and a Host that was not edited, follow the destination;
/// - Content-Length follows the body. It stands also in the place of a Transfer-Encoding, which was decoded;
/// - with `fresh` the body is freshened();
/// - with a key, the first signature header of its kind of delivery has the signature of the body, and there is no
///   other one of that kind.
/// A head that is cut ends behind its last complete line; what stands behind the end of a head does not leave.
/// No token of the user is ever added. Takes time in proportion to the bytes; any thread.
///
/// Errors, all of kind Usage: "http.method" if the head is none of a request, "http.url" if the destination may not be
/// called, "http.header" for a line that may not be sent (subject: its name), so that no line can become two.
base::Result<ResentRequest> resentRequest(const Resending &resending);
base::Result<QByteArray> resentBytes(const Resending &resending); ///< head and body

} // namespace runlatch::replay
