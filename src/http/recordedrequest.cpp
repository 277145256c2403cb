// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/recordedrequest.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

constexpr qsizetype LongestTarget = 64 * 1024;

QUrl recordedUrl(const QByteArray &target, const Headers &headers, bool isEncrypted)
{
    const QUrl own(QString::fromUtf8(target));
    if (own.isValid() && !own.scheme().isEmpty() && !own.host().isEmpty())
        return own;
    const QByteArray path = target.startsWith('/') ? target : '/' + target;
    const QString scheme = isEncrypted ? u"https://"_s : u"http://"_s;
    const QString host = QString::fromUtf8(headerValue(headers, "Host"));
    for (const QString &authority : {host, u"unknown.invalid"_s}) {
        const QUrl url(scheme + authority + QString::fromUtf8(path));
        if (!authority.isEmpty() && url.isValid() && !url.host().isEmpty() && url.userInfo().isEmpty())
            return url;
    }
    return QUrl(scheme + u"unknown.invalid/"_s);
}

} // namespace

RecordedRequest recordedRequest(QByteArrayView head, bool isEncrypted)
{
    const qsizetype end = head.indexOf('\n');
    const QByteArray line = head.first(end < 0 ? head.size() : end).trimmed().toByteArray();
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    RecordedRequest request;
    const QByteArray method = line.first(std::max<qsizetype>(first, 0));
    request.method = isToken(method) ? method : QByteArray();
    request.target = last > first && first > 0 ? line.sliced(first + 1, last - first - 1) : QByteArray();
    request.version = last > first && first > 0 ? line.sliced(last + 1) : QByteArray();
    request.headers = splitHeaders(head);
    request.url =
        recordedUrl(request.target.first(std::min(request.target.size(), LongestTarget)), request.headers, isEncrypted);
    return request;
}

} // namespace runlatch::http
