// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/server.h"
#include "inspector/receiveroptions.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace runlatch::inspector {

/// The result of starting one listener of the options.
struct ListenerPlace
{
    ListenerAddress address;          ///< as it was asked for
    quint16 port = 0;                 ///< the port that it has; 0 if it does not listen
    std::optional<base::Error> error; ///< why it does not listen: of http::Server::listen, with the port's facts

    bool isListening() const { return port != 0; }
    QUrl ownUrl() const;                      ///< by which this machine reaches it, without a path
    QUrl url(const Endpoint &endpoint) const; ///< to give to the service; empty if it does not listen
};

/// The place that a tunnel or a proxy on this machine leads to: the first that listens without https, else the first
/// that listens. Null if none does.
const ListenerPlace *placeForOutside(const QList<ListenerPlace> &places);

/// The servers of a receiver, one for each listener of its options, moved and closed together. Lives in the receiver's
/// thread.
class Listeners final : public QObject
{
    Q_OBJECT
public:
    /// Makes a server that does not listen yet.
    using Make = std::function<std::unique_ptr<http::Server>(const ListenerAddress &)>;

    explicit Listeners(QObject *parent = nullptr);

    /// Listens at these addresses, and at no others. A listener that fails does not stop the others; its place has the
    /// error. If none succeeds, the answer is the first one's error, and those that listened already go on. A port that
    /// stays is freed first, and taken back if the move fails; another one is taken before the present ones are left.
    /// Requests that were accepted are finished.
    base::Done move(const QList<ListenerAddress> &addresses, Make make);
    QList<ListenerPlace> places() const;       ///< of the last move that succeeded; empty while nothing listens
    void close(std::function<void()> drained); ///< `drained`: every request that was accepted has its answer

private:
    struct Open
    {
        ListenerPlace place;
        QPointer<http::Server> server;
    };
    static Open open(const ListenerAddress &address, quint16 firstPort, const Make &make);
    quint16 firstPort(const ListenerAddress &address, std::size_t number) const;
    void leavePortsOf(const QList<ListenerAddress> &addresses);
    void takeBack();
    static void leave(Open &open);

    std::vector<Open> m_open;
    Make m_make; ///< of m_open
};

} // namespace runlatch::inspector
