// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/foreignrequest.h"

#include "base/rules.h"

#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qsizetype MaxShownName = 100;

/// A byte that would end the target, or is none of a request line.
bool breaksTarget(char letter)
{
    const auto byte = static_cast<uchar>(letter);
    return byte <= 0x20 || byte >= 0x7f;
}

QByteArray targetFrom(QByteArrayView rest)
{
    QByteArray target;
    if (!rest.startsWith('/'))
        target += '/';
    for (const char letter : rest) {
        if (breaksTarget(letter))
            target += '%' + QByteArray(1, letter).toHex().toUpper();
        else
            target += letter;
    }
    return target;
}

} // namespace

base::Error foreignFault(base::Rule rule, const QString &field)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = field};
}

std::optional<base::Error> foreignDoubt(const ForeignRequest &request, std::optional<qint64> announced,
                                        const QString &field)
{
    if (announced && *announced != request.body.size()) {
        base::Error other = foreignFault(Rules::ImportBodyOther, field);
        other.facts = {QString::number(*announced), QString::number(request.body.size())};
        return other;
    }
    if (request.isLost)
        return foreignFault(Rules::ImportBodyLost, field);
    // U+FFFD is written for bytes that are no text, and they may have been as many.
    const bool isReplaced = request.isText && request.body.contains("\xEF\xBF\xBD");
    if (request.body.isEmpty() || (announced && !isReplaced))
        return std::nullopt;
    return foreignFault(Rules::ImportBodyUnproven, field);
}

std::optional<ForeignAddress> readAddress(QByteArrayView address)
{
    ForeignAddress read;
    const QByteArrayView https = "https://";
    const QByteArrayView http = "http://";
    read.isEncrypted = address.first(std::min(address.size(), https.size())).compare(https, Qt::CaseInsensitive) == 0;
    const QByteArrayView scheme = read.isEncrypted ? https : http;
    if (address.size() <= scheme.size() || address.first(scheme.size()).compare(scheme, Qt::CaseInsensitive) != 0)
        return std::nullopt;
    QByteArrayView rest = address.sliced(scheme.size());
    if (const qsizetype fragment = rest.indexOf('#'); fragment >= 0)
        rest = rest.first(fragment);
    const auto *const end =
        std::find_if(rest.begin(), rest.end(), [](char letter) { return letter == '/' || letter == '?'; });
    QByteArrayView host = rest.first(end - rest.begin());
    rest = rest.sliced(host.size());
    if (const qsizetype user = host.lastIndexOf('@'); user >= 0) {
        read.user = host.first(user).toByteArray();
        host = host.sliced(user + 1);
    }
    const QUrl url(u"http://"_s + QString::fromUtf8(host) + u'/');
    if (host.isEmpty() || std::any_of(host.begin(), host.end(), breaksTarget) || !url.isValid() || url.host().isEmpty())
        return std::nullopt;
    read.host = host.toByteArray();
    read.target = targetFrom(rest);
    return read;
}

QByteArray foreignHead(const QByteArray &method, const QByteArray &target, const http::Headers &headers,
                       QList<base::Error> &lost)
{
    QByteArray head = (http::isToken(method) ? method : QByteArray()) + ' ' + targetFrom(target) + " HTTP/1.1\r\n";
    for (const http::Header &header : headers) {
        if (http::isSendable(header))
            head += header.name + ": " + header.value + "\r\n";
        else
            lost.append(foreignFault(Rules::ImportHeaderLost, QString::fromUtf8(header.name.left(MaxShownName))));
    }
    return head + "\r\n";
}

} // namespace runlatch::interchange
