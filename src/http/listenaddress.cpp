// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/listenaddress.h"

#include "base/rules.h"

#include <QHostAddress>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::http {

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

} // namespace runlatch::http
