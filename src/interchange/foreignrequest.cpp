// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreignrequest.h"

#include "base/rules.h"
#include "http/recordedrequest.h"
#include "inspector/inspection.h"
#include "protocol/jsonapi.h"
#include "redaction/placeholder.h"

#include <QCryptographicHash>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qsizetype MaxForeignHead = 256 * 1024; // bytes
constexpr qsizetype MaxForeignMethod = 100;
constexpr qsizetype MaxShownName = 100;

/// Whether it may be a moment at which a request was received.
bool isLikely(const QDateTime &at)
{
    return at.isValid() && at.date().year() >= 1970 && at.date().year() <= 9998;
}

QUuid foreignId(const ForeignRequest &request)
{
    const QUuid space(u"{0c1f7f0e-2f0b-4a63-8d7e-5b2f6a1c9e42}"_s);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(isLikely(request.at) ? protocol::writeTime(request.at).toLatin1() : QByteArray());
    hash.addData(' ' + QByteArray::number(request.head.size()) + ' ' + request.head);
    hash.addData(request.body);
    return QUuid::createUuidV5(space, hash.result());
}

/// The reason for which the bytes are not known to be the sent ones. Placeholders are seen in the bytes themselves.
std::optional<base::Error> foreignDoubt(const ForeignRequest &request, std::optional<qint64> announced)
{
    const QString field = u"body"_s;
    if (redaction::hasPlaceholder(request.body))
        return std::nullopt;
    if (announced && *announced != request.body.size()) {
        base::Error other = foreignFault(Rules::ImportBodyOther, field);
        other.facts = {QString::number(*announced), QString::number(request.body.size())};
        return other;
    }
    if (request.isLost)
        return foreignFault(Rules::ImportBodyLost, field);
    const bool isReplaced = request.isText && request.body.contains("\xEF\xBF\xBD");
    if (request.body.isEmpty() || (announced && !isReplaced))
        return std::nullopt;
    return foreignFault(Rules::ImportBodyUnproven, field);
}

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

base::Result<HarEntry> foreignEntry(const ForeignRequest &foreign, const QDateTime &fileTime)
{
    const http::RecordedRequest recorded = http::recordedRequest(foreign.head, foreign.isEncrypted);
    if (recorded.method.isEmpty() || recorded.method.size() > MaxForeignMethod || recorded.target.isEmpty())
        return foreignFault(Rules::ImportValue, u"method"_s);
    if (foreign.head.size() > MaxForeignHead)
        return foreignFault(Rules::ImportTooLarge, u"headers"_s);
    if (foreign.body.size() > MaxBodyBytes)
        return foreignFault(Rules::ImportTooLarge, u"body"_s);
    http::Request request;
    request.method = recorded.method;
    request.target = recorded.target;
    request.head = foreign.head;
    request.headers = recorded.headers;
    request.body = foreign.body;
    request.peer = foreign.peer;
    inspector::ReceiverOptions options;
    options.endpoint().path = QUrl::fromPercentEncoding(request.path());
    const bool hasTime = isLikely(foreign.at);
    const store::NewCapture capture = inspector::inspect(request, options, hasTime ? foreign.at : fileTime);
    HarEntry entry{{capture.row, capture.head, capture.body, {}, false}, foreign.lost, true};
    entry.record.isRedacted = redaction::hasPlaceholder(capture.head) || redaction::hasPlaceholder(capture.body);
    if (!hasTime)
        entry.lost.append(foreignFault(Rules::ImportNoTime, {}));
    if (const auto doubt = foreignDoubt(foreign, http::announcedLength(recorded.headers))) {
        entry.lost.append(*doubt);
        entry.record.row.cause = doubt->rule.name();
    }
    if (foreign.isEncrypted)
        entry.record.row.tlsVersion = u"TLS"_s; // the version is not in the file
    entry.record.row.answered = foreign.answered;
    entry.record.row.uuid = foreignId(foreign);
    return entry;
}

} // namespace runlatch::interchange
