// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/limits.h"
#include "http/serveridentity.h"
#include "inspector/endpoint.h"
#include "protocol/tasksession.h"
#include "store/captures/endpointnames.h"

#include <QList>
#include <QString>
#include <QUrl>

namespace runlatch::inspector {

/// An address at which a receiver listens: all its endpoints are there.
struct ListenerAddress
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 0; ///< 0: any free one, preferably the one in use, else `lastPort`
    quint16 lastPort = 0;
    /// For whoever makes the options: the files of `identity`, which the receiver does not read.
    QString certificateFile = {};
    QString keyFile = {};
    http::ServerIdentity identity = {}; ///< if set, the listener serves https
    QUrl publicUrl = {}; ///< base of the shown URLs, instead of the listener's own base; an endpoint's path is added
};

/// The least and the most that can be chosen as the largest body of a request, in megabytes of 1024 * 1024 bytes.
inline constexpr int LeastBodyMegabytes = 8;
inline constexpr int MostBodyMegabytes = static_cast<int>(http::Limits::MostBodyBytes / (1024 * 1024));

/// The most listeners of a receiver.
inline constexpr int MaxListeners = 8;

/// The addresses at which the receiver listens, and the way it answers.
struct ReceiverOptions
{
    QList<Endpoint> endpoints = {Endpoint()}; ///< other paths are recorded and answered 404
    QList<ListenerAddress> listeners = {ListenerAddress()};
    bool acceptFromMemory = false;           ///< the user chose 200 although the store cannot be written
    protocol::DeadlineLimits deadlines = {}; ///< the limits of each request, from its receipt
    http::Limits limits = {};                ///< of each listener; `unfinishedBytes` is that of all of them together
    /// The time that a request may wait for the disk before it is answered 503. Its capture is kept in any case.
    std::chrono::milliseconds storeWait = std::chrono::seconds(10);

    int largestBodyMegabytes() const { return static_cast<int>(limits.bodyBytes / (1024 * 1024)); }
    void setLargestBody(int megabytes);                ///< bounded by LeastBodyMegabytes and MostBodyMegabytes
    Endpoint &endpoint() { return endpoints.first(); } ///< the first one, or the only one
    const Endpoint &endpoint() const { return endpoints.first(); }
    ListenerAddress &listener() { return listeners.first(); } ///< the first one, or the only one
    const ListenerAddress &listener() const { return listeners.first(); }
    bool hasKeys() const; ///< whether any endpoint has a key
    /// The shown name of the endpoint at this path; empty if there is only one, or none with this path.
    QString nameFor(const QByteArray &path) const;
    store::EndpointNames endpointNames() const; ///< the names that were given, also to an only one
    bool isChecked() const;                     ///< whether each endpoint has a key
    /// The keys to check a request at this path with: those of its endpoint. At an unknown path, any key may match, but
    /// at most Endpoint::MaxKeys are tried: a large body must not cost hundreds of checks.
    QList<QByteArray> keysFor(const QByteArray &path) const;
};

} // namespace runlatch::inspector
