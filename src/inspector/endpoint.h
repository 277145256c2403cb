// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/message.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUuid>

#include <chrono>
#include <optional>

namespace runlatch::inspector {

/// The answer of an endpoint to a run task request, sent once the request is on disk.
struct EndpointAnswer
{
    static constexpr int MinStatus = 200;
    static constexpr int MaxStatus = 599;
    static constexpr int MaxHeaders = 32;
    static constexpr qsizetype MaxHeaderBytes = 8 * 1024; ///< of a header's name and value
    static constexpr qsizetype MaxBodyBytes = 1024 * 1024;
    static constexpr std::chrono::milliseconds MaxDelay = std::chrono::minutes(10);

    enum class End {
        Whole,
        Close, ///< no answer; the connection ends in the regular way
        Reset, ///< no answer; RST
        Half,  ///< the head and half of the body; without a body, half of the head
    };

    int status = 200;
    http::Headers headers = {}; ///< without Content-Length, Connection and Transfer-Encoding, which the server writes
    /// With neither headers nor a body, a status of 300 and more is answered with its reason phrase as text.
    QByteArray body = {};
    std::chrono::milliseconds delay{0}; ///< from the time when the request is on disk
    End end = End::Whole;

    /// The status that the sender learns, which its row says; 0 if it learns none.
    int toldStatus() const;
    friend bool operator==(const EndpointAnswer &, const EndpointAnswer &) = default;
};

/// A path of the listener, with its own keys and its own answer.
struct Endpoint
{
    static constexpr int MaxNameLength = 60;
    static constexpr int MaxPathLength = 1000;
    static constexpr int MaxKeys = 8;

    QUuid id = {};     ///< tells endpoints apart while they are renamed; null for an only one
    QString name = {}; ///< for people; may be empty
    QString path = QStringLiteral("/runtask");
    /// HMAC keys, of which any may match (while keys are rotated); without keys nothing is checked.
    QList<QByteArray> keys = {};
    EndpointAnswer answer = {};
    /// The status for the service's test, sent plainly and at once: a run task can be set up although `answer` refuses
    /// requests. Nullopt: the test is answered as other requests are.
    std::optional<int> answerVerification = 200;
    bool rejectBadSignatures = false; ///< invalid and unsigned requests are answered 401 instead

    QString shownName() const { return name.isEmpty() ? path : name; }
    friend bool operator==(const Endpoint &, const Endpoint &) = default;
};

/// The most endpoints of a receiver.
inline constexpr int MaxEndpoints = 64;

/// The endpoint to which a request with this path came, percent-encoded as in the request line. Null for an unknown
/// path. The decoded paths are compared whole, with their case.
const Endpoint *findEndpoint(const QList<Endpoint> &endpoints, const QByteArray &path);

/// A path that nobody guesses: "/runtask/" and 128 bits of the system's generator, as 22 characters that need no
/// encoding in a URL.
QString newEndpointPath();

/// Tells whether an answer may have this header: it is one line, within the limits, and not written by the server.
bool isUsable(const http::Header &header);

/// Tells whether these endpoints can be used. Errors: Usage with the endpoint's shown name or the header's name as
/// subject: "endpoint.name", "endpoint.path", "endpoint.path-twice", "endpoint.keys", "endpoint.status",
/// "endpoint.header", "endpoint.body", "endpoint.delay", "endpoint.count".
base::Done check(const QList<Endpoint> &endpoints);
base::Done check(const Endpoint &endpoint); ///< the same for one endpoint by itself

} // namespace runlatch::inspector
