// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/listenaddress.h"

#include "base/rules.h"
#include "http/plainaddress.h"

#include <QHostAddress>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

QHostAddress hostAddress(const QString &host)
{
    return host == "localhost"_L1 ? QHostAddress(QHostAddress::LocalHost) : QHostAddress(host);
}

bool takesAll(const QHostAddress &address)
{
    return address == QHostAddress(QHostAddress::AnyIPv4) || address == QHostAddress(QHostAddress::AnyIPv6);
}

} // namespace

base::Result<ListenAddress> readListenAddress(const QString &text)
{
    static const QRegularExpression form(uR"(\A(?:\[([0-9a-fA-F:.]+)\]|([^\s:\[\]/]+)):([0-9]{1,5})\z)"_s);
    const base::Error error{base::ErrorKind::Usage, base::Rules::ListenAddress, text, {}, 0, {}};
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return error;
    const QString version6 = match.captured(1);
    if (!version6.isEmpty() && QHostAddress(version6).protocol() != QAbstractSocket::IPv6Protocol)
        return error;
    bool isPort = false;
    const quint16 port = match.captured(3).toUShort(&isPort);
    if (!isPort)
        return error;
    return ListenAddress{version6.isEmpty() ? match.captured(2) : version6, port};
}

QString writeListenAddress(const QString &host, quint16 port)
{
    const QString bracketed = host.contains(u':') ? u'[' + host + u']' : host;
    return bracketed + u':' + QString::number(port);
}

QString writeEnds(const QHostAddress &opener, quint16 openerPort, const QHostAddress &other, quint16 otherPort)
{
    if (opener.isNull() || other.isNull() || openerPort == 0 || otherPort == 0)
        return {};
    return writeListenAddress(plainAddress(opener).toString(), openerPort) + u' '
        + writeListenAddress(plainAddress(other).toString(), otherPort);
}

bool clash(const ListenAddress &one, const ListenAddress &other)
{
    const QHostAddress first = hostAddress(one.host);
    const QHostAddress second = hostAddress(other.host);
    if (one.port == 0 || one.port != other.port || first.isNull() || second.isNull())
        return false;
    return first == second || (first.protocol() == second.protocol() && (takesAll(first) || takesAll(second)));
}

} // namespace runlatch::http
