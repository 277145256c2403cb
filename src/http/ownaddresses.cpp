// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/ownaddresses.h"

#include <QNetworkInterface>

using namespace Qt::StringLiterals;

namespace runlatch::http {

QString announcedHost(const QString &listener)
{
    const QHostAddress address(listener);
    if (address == QHostAddress(QHostAddress::AnyIPv4))
        return u"127.0.0.1"_s;
    return address == QHostAddress(QHostAddress::AnyIPv6) ? u"::1"_s : listener;
}

QStringList otherAddresses(const QString &listener, const QList<QHostAddress> &interfaces)
{
    const QHostAddress any(listener);
    if (announcedHost(listener) == listener)
        return {};
    QStringList others;
    for (const QHostAddress &address : interfaces) {
        if (address.protocol() == any.protocol() && !address.isLoopback() && !address.isLinkLocal())
            others.append(address.toString());
    }
    others.removeDuplicates();
    return others;
}

QStringList otherAddresses(const QString &listener)
{
    return otherAddresses(listener, QNetworkInterface::allAddresses());
}

} // namespace runlatch::http
