// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/url.h"

#include "http/addressjudgement.h"
#include "http/listenaddress.h"
#include "http/plainaddress.h"
#include "protocol/weburl.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace runlatch::http {

using protocol::isWebUrl;
using protocol::mayBeCalled;
using protocol::portOf;

namespace {

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

/// Returns the address if the host is written as an address. An IPv4 address inside an IPv6 address counts as IPv4.
QHostAddress addressOf(const QString &host)
{
    return plainAddress(writtenAddress(host));
}

} // namespace

QUrl url(const QUrl &base, const QStringList &parts, const QueryItems &query)
{
    QString path = base.path(QUrl::FullyEncoded);
    for (const QString &part : parts) {
        if (part.isEmpty() || part == "."_L1 || part == ".."_L1)
            return {}; // an empty part or dots would name another resource, and cannot be encoded
        path += (path.endsWith(u'/') ? u""_s : u"/"_s) + encoded(part);
    }
    QStringList items;
    if (base.hasQuery())
        items.append(base.query(QUrl::FullyEncoded));
    for (const auto &item : query)
        items.append(encoded(item.first) + u'=' + encoded(item.second));

    QUrl url = base;
    url.setPath(path, QUrl::StrictMode);
    if (!items.isEmpty())
        url.setQuery(items.join(u'&'), QUrl::StrictMode);
    return url;
}

QUrl apiBase(const QString &typed)
{
    const QString text = typed.trimmed();
    QUrl url(text.contains("://"_L1) ? text : u"https://"_s + text, QUrl::StrictMode);
    if (!mayBeCalled(url) || url.hasQuery() || url.hasFragment())
        return {};
    if (!text.contains("://"_L1) && isLoopback(url.host()))
        url.setScheme(u"http"_s);
    QString path = url.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    if (!path.endsWith("/api/v2"_L1))
        path += "/api/v2"_L1;
    url.setPath(path, QUrl::StrictMode);
    return url;
}

QUrl readOrigin(const QString &typed)
{
    const QUrl url(typed, QUrl::StrictMode);
    const bool hasMore = !url.path().isEmpty() || url.hasQuery() || url.hasFragment() || typed.contains(u'@');
    return isWebUrl(url) && !hasMore ? url : QUrl();
}

QUrl originOf(const QUrl &url)
{
    return url.adjusted(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

QString withoutSecrets(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::FullyEncoded);
}

bool isLoopback(const QString &host)
{
    return host.compare("localhost"_L1, Qt::CaseInsensitive) == 0 || addressOf(host).isLoopback();
}

QByteArray hostHeader(const QUrl &url)
{
    QUrl host = originOf(url);
    if (portOf(url) == portOf(QUrl(url.scheme() + "://a"_L1)))
        host.setPort(-1);
    return host.authority(QUrl::FullyEncoded).toUtf8();
}

QString hostAndPort(const QUrl &url)
{
    return writeListenAddress(url.host(), portOf(url));
}

bool sameOrigin(const QUrl &left, const QUrl &right)
{
    return left.scheme() == right.scheme() && left.host() == right.host() && portOf(left) == portOf(right);
}

} // namespace runlatch::http
