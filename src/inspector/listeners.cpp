// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/listeners.h"

#include "http/ownaddresses.h"
#include "http/portowner.h"

#include <QThread>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

QUrl ListenerPlace::ownUrl() const
{
    QUrl url;
    if (!isListening())
        return url;
    url.setScheme(address.identity.isNull() ? u"http"_s : u"https"_s);
    url.setHost(http::announcedHost(address.host == "localhost"_L1 ? u"127.0.0.1"_s : address.host));
    url.setPort(port);
    return url;
}

QUrl ListenerPlace::url(const Endpoint &endpoint) const
{
    QUrl url = ownUrl();
    if (isListening() && address.publicUrl.isValid() && !address.publicUrl.isEmpty())
        url = address.publicUrl;
    if (!isListening())
        return url;
    QString base = url.path();
    while (base.endsWith(u'/'))
        base.chop(1);
    url.setPath(base + endpoint.path);
    return url;
}

const ListenerPlace *placeForOutside(const QList<ListenerPlace> &places)
{
    const ListenerPlace *found = nullptr;
    for (const ListenerPlace &place : places) {
        if (!place.isListening())
            continue;
        if (place.address.identity.isNull())
            return &place;
        found = found ? found : &place;
    }
    return found;
}

Listeners::Listeners(QObject *parent)
    : QObject(parent)
{
}

base::Done Listeners::move(const QList<ListenerAddress> &addresses, Make make)
{
    leavePortsOf(addresses);
    std::vector<Open> next;
    for (const ListenerAddress &address : addresses)
        next.push_back(open(address, firstPort(address, next.size()), make));
    const auto listens = [](const Open &open) { return open.place.isListening(); };
    if (std::none_of(next.begin(), next.end(), listens)) {
        takeBack();
        return http::withPortFacts(*next.front().place.error);
    }
    for (Open &open : next) {
        if (!listens(open))
            open.place.error = http::withPortFacts(*open.place.error);
    }
    for (Open &open : m_open)
        leave(open);
    m_open = std::move(next);
    m_make = std::move(make);
    return std::monostate();
}

/// The port to try first: where any will do, the one that the listener of the same number has, or else its last.
quint16 Listeners::firstPort(const ListenerAddress &address, std::size_t number) const
{
    if (address.port != 0)
        return address.port;
    const quint16 present = number < m_open.size() ? m_open[number].place.port : quint16(0);
    return present != 0 ? present : address.lastPort;
}

Listeners::Open Listeners::open(const ListenerAddress &address, quint16 firstPort, const Make &make)
{
    Open open{{address, 0, {}}, nullptr};
    for (const quint16 port : {firstPort, address.port}) {
        auto server = make(address);
        const base::Done listening = server->listen(address.host, port);
        if (listening) {
            open.place.port = server->port();
            open.place.error.reset();
            open.server = server.release(); // it has a parent
            return open;
        }
        open.place.error = listening.error();
        if (port == address.port)
            break;
    }
    return open;
}

void Listeners::leavePortsOf(const QList<ListenerAddress> &addresses)
{
    for (Open &open : m_open) {
        std::size_t number = 0;
        for (const ListenerAddress &address : addresses) {
            if (open.place.isListening() && firstPort(address, number) == open.place.port)
                leave(open);
            ++number;
        }
    }
}

/// Reopens those whose port was freed. A port that somebody took meanwhile is lost.
void Listeners::takeBack()
{
    for (Open &one : m_open) {
        if (one.server || !one.place.isListening())
            continue;
        const ListenerAddress asked = one.place.address;
        ListenerAddress before = asked;
        before.port = one.place.port; // they may have had port 0
        one = open(before, before.port, m_make);
        one.place.address = asked;
    }
    std::erase_if(m_open, [](const Open &one) { return !one.place.isListening(); });
}

/// Closes the port. Its place stays as it was, so that it can be taken back.
void Listeners::leave(Open &open)
{
    if (!open.server)
        return;
    connect(open.server, &http::Server::drained, open.server, &QObject::deleteLater);
    open.server->close();
    open.server.clear();
}

QList<ListenerPlace> Listeners::places() const
{
    QList<ListenerPlace> places;
    for (const Open &open : m_open)
        places.append(open.place);
    return places;
}

void Listeners::close(std::function<void()> drained)
{
    Q_ASSERT(thread() == QThread::currentThread()); // `drained` runs in this object's thread
    std::vector<Open> closing = std::exchange(m_open, {});
    const auto left = std::make_shared<int>(0);
    const auto finish = [left, drained = std::move(drained)] {
        if (--*left <= 0)
            drained();
    };
    for (const Open &open : closing)
        *left += open.server ? 1 : 0;
    if (*left == 0)
        return finish();
    for (Open &open : closing) {
        if (open.server)
            connect(open.server, &http::Server::drained, this, finish);
        leave(open);
    }
}

} // namespace runlatch::inspector
