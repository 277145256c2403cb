// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/knownhosts.h"

#include "http/message.h"
#include "http/plainaddress.h"

#include <QNetworkInterface>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

constexpr qsizetype MaxPortLength = 5;

bool isHostDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

bool isOfName(char letter)
{
    return isHostDigit(letter) || (letter >= 'a' && letter <= 'z') || letter == '-' || letter == '_' || letter == '.';
}

/// Tells whether `text` is empty, or a colon and a port.
bool isPort(QByteArrayView text)
{
    if (text.isEmpty())
        return true;
    const auto digits = text.sliced(1);
    return text.front() == ':' && digits.size() <= MaxPortLength && std::all_of(digits.begin(), digits.end(), isDigit);
}

/// Returns the host without the port, in lower case: a name without the dot at its end, an IPv6 address without its
/// brackets. Empty if `authority` is not a host with an optional port.
QByteArray hostOf(QByteArrayView authority)
{
    const QByteArray text = authority.trimmed().toByteArray().toLower();
    if (text.startsWith('[')) {
        const qsizetype end = text.indexOf(']');
        const QByteArray host = text.sliced(1, std::max<qsizetype>(end - 1, 0));
        return host.contains(':') && isPort(QByteArrayView(text).sliced(end + 1)) ? host : QByteArray();
    }
    const qsizetype colon = text.indexOf(':');
    QByteArray name = colon < 0 ? text : text.first(colon);
    if (colon >= 0 && !isPort(QByteArrayView(text).sliced(colon)))
        return {};
    if (name.endsWith('.'))
        name.chop(1);
    const bool isName = std::all_of(name.begin(), name.end(), isOfName) && !name.startsWith('.') && !name.endsWith('.');
    return isName && !name.contains("..") ? name : QByteArray();
}

/// Tells whether the host is four decimal numbers. QHostAddress also accepts "127.1" and "0x7f.1".
bool isPlainVersion4(const QByteArray &host)
{
    const QList<QByteArray> parts = host.split('.');
    return parts.size() == 4 && std::all_of(parts.begin(), parts.end(), [](const QByteArray &part) {
               const bool isNumber =
                   !part.isEmpty() && part.size() <= 3 && std::all_of(part.begin(), part.end(), isDigit);
               return isNumber && (part.size() == 1 || part.front() != '0') && part.toInt() <= 255;
           });
}

QHostAddress plain(QHostAddress address)
{
    address = plainAddress(address);
    address.setScopeId({});
    return address;
}

QHostAddress addressOf(const QByteArray &host)
{
    const bool isVersion6 = host.contains(':') && !host.contains('%');
    if (!isVersion6 && !isPlainVersion4(host))
        return {};
    return plain(QHostAddress(QString::fromLatin1(host)));
}

} // namespace

KnownHosts::KnownHosts(const QString &listener, const QUrl &publicUrl, const QList<QHostAddress> &interfaces)
    : m_names{"localhost", "host.docker.internal", "host.containers.internal"}
{
    for (const QHostAddress &address : interfaces)
        m_addresses.insert(plain(address));
    add(listener);
    add(publicUrl.host(QUrl::FullyEncoded)); // the form that international names have in a Host header
}

KnownHosts KnownHosts::ofThisMachine(const QString &listener, const QUrl &publicUrl)
{
    return KnownHosts(listener, publicUrl, QNetworkInterface::allAddresses());
}

bool KnownHosts::isKnown(const Request &request) const
{
    const auto isHost = [](const Header &header) { return header.name.compare("Host", Qt::CaseInsensitive) == 0; };
    return std::count_if(request.headers.begin(), request.headers.end(), isHost) == 1
        && contains(headerValue(request.headers, "Host"));
}

bool KnownHosts::contains(QByteArrayView authority) const
{
    const QByteArray host = hostOf(authority);
    if (const QHostAddress address = addressOf(host); !address.isNull())
        return address.isLoopback() || m_addresses.contains(address);
    return m_names.contains(host) || host.endsWith(".localhost");
}

QHostAddress KnownHosts::literalOf(QByteArrayView authority)
{
    return addressOf(hostOf(authority));
}

void KnownHosts::add(const QString &host)
{
    const QHostAddress address(host); // `listener` is our own setting, so any form is accepted
    const QByteArray name = hostOf(host.toLatin1());
    if (!address.isNull())
        m_addresses.insert(plain(address));
    else if (!name.isEmpty())
        m_names.insert(name);
}

} // namespace runlatch::http
