// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/proxy/environmentproxy.h"

#include <QHostAddress>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

constexpr int DefaultProxyPort = 1080; // curl's, of every kind of proxy

QString firstOf(std::initializer_list<const char *> names, const Environment &environment)
{
    for (const char *name : names) {
        if (const QString value = environment(name).trimmed(); !value.isEmpty())
            return value;
    }
    return {};
}

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == "https"_L1 ? 443 : 80);
}

/// Takes ":8080" off an entry. An IPv6 address has a port only behind brackets.
std::optional<int> takePort(QString &entry)
{
    static const QRegularExpression form(u"\\A(?:\\[([^\\]]*)\\]|([^:\\[\\]]+))(?::([0-9]{1,5}))?\\z"_s);
    const auto match = form.match(entry);
    if (!match.hasMatch())
        return std::nullopt;
    entry = match.captured(1).isEmpty() ? match.captured(2) : match.captured(1);
    return match.captured(3).isEmpty() ? std::nullopt : std::optional(match.captured(3).toInt());
}

QString withoutDots(QString name)
{
    if (name.startsWith("*."_L1))
        name.remove(0, 1);
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    while (name.endsWith(u'.'))
        name.chop(1);
    return name;
}

bool isSameOrBelow(const QString &host, const QString &name)
{
    return !name.isEmpty()
        && (host.compare(name, Qt::CaseInsensitive) == 0 || host.endsWith(u'.' + name, Qt::CaseInsensitive));
}

bool names(QString entry, const QUrl &url)
{
    if (entry == "*"_L1)
        return true;
    const std::optional<int> port = takePort(entry);
    if (port && *port != portOf(url))
        return false;
    const QHostAddress address(url.host());
    if (address.isNull())
        return isSameOrBelow(withoutDots(url.host()), withoutDots(entry));
    if (entry.contains(u'/')) {
        const auto subnet = QHostAddress::parseSubnet(entry);
        return !subnet.first.isNull() && address.isInSubnet(subnet);
    }
    return address == QHostAddress(entry);
}

std::optional<QNetworkProxy> readProxy(const QString &value)
{
    const QUrl url(value.contains("://"_L1) ? value : "http://"_L1 + value);
    if (!url.isValid() || url.host().isEmpty())
        return std::nullopt;
    const bool isSocks = url.scheme().startsWith("socks"_L1);
    return QNetworkProxy(isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy, url.host(),
                         static_cast<quint16>(url.port(DefaultProxyPort)), url.userName(QUrl::FullyDecoded),
                         url.password(QUrl::FullyDecoded));
}

} // namespace

bool isListedHost(const QUrl &url, const QString &list)
{
    static const QRegularExpression between(u"[,\\s]+"_s);
    const QStringList entries = list.split(between, Qt::SkipEmptyParts);
    return std::any_of(entries.cbegin(), entries.cend(), [&url](const QString &entry) { return names(entry, url); });
}

std::optional<QNetworkProxy> environmentProxy(const QUrl &url, const Environment &environment)
{
    if (isListedHost(url, firstOf({"no_proxy", "NO_PROXY"}, environment)))
        return QNetworkProxy(QNetworkProxy::NoProxy);
    QString value = url.scheme() == "https"_L1 ? firstOf({"https_proxy", "HTTPS_PROXY"}, environment)
                                               : firstOf({"http_proxy"}, environment);
    if (value.isEmpty())
        value = firstOf({"all_proxy", "ALL_PROXY"}, environment);
    return value.isEmpty() ? std::nullopt : readProxy(value);
}

} // namespace runlatch::http
