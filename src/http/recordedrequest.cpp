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

QByteArray escaped(QByteArrayView text)
{
    constexpr char digits[] = "0123456789ABCDEF";
    QByteArray result;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte > 0x20 && byte < 0x7f && letter != '#')
            result += letter;
        else
            result.append('%').append(digits[byte >> 4]).append(digits[byte & 15]);
    }
    return result;
}

/// Path and query as they are spelled, also of a target that is a whole URL.
QByteArrayView spelledPath(QByteArrayView target)
{
    const auto isMark = [](char letter) { return letter == '/' || letter == '?' || letter == ':'; };
    const auto isEnd = [](char letter) { return letter == '/' || letter == '?'; };
    const qsizetype scheme = std::find_if(target.begin(), target.end(), isMark) - target.begin();
    if (scheme == 0 || !target.sliced(scheme).startsWith("://"))
        return target;
    const QByteArrayView rest = target.sliced(scheme + 3);
    return rest.sliced(std::find_if(rest.begin(), rest.end(), isEnd) - rest.begin());
}

QByteArray addressOf(const QUrl &url, QByteArrayView target)
{
    const QByteArray path = escaped(spelledPath(target));
    return url.toEncoded(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::RemoveUserInfo)
        + (path.startsWith('/') ? path : '/' + path);
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
    const QByteArray target = request.target.first(std::min(request.target.size(), LongestTarget));
    request.url = recordedUrl(target, request.headers, isEncrypted);
    request.address = addressOf(request.url, target);
    return request;
}

} // namespace runlatch::http
