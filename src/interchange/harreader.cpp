// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/har.h"

#include "base/rules.h"
#include "http/url.h"
#include "inspector/inspection.h"
#include "inspector/payloadrow.h"
#include "interchange/harbody.h"
#include "interchange/harmembers.h"
#include "interchange/jsonlines.h"
#include "protocol/jsonapi.h"

#include <QCryptographicHash>
#include <QUrl>

#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qsizetype MaxHeaders = 1000;
constexpr qsizetype MaxHarHead = 256 * 1024; // bytes
constexpr qsizetype MaxMethod = 100;
constexpr qsizetype MaxTime = 64;

/// nullopt if it is no header, or cannot stand in a head: the pseudo headers of HTTP/2 among them.
std::optional<http::Header> headerOf(const base::Result<JsonMembers> &pair)
{
    if (!pair || !pair->text("name") || !pair->text("value"))
        return std::nullopt;
    const http::Header header{*pair->text("name"), *pair->text("value")};
    return http::isSendable(header) ? std::optional(header) : std::nullopt;
}

http::Headers headersOf(const JsonMembers &request, QList<base::Error> &lost)
{
    http::Headers headers;
    const auto elements = request.elements("headers", MaxHeaders);
    if (!elements) {
        lost.append(entryFault(Rules::ImportHeadersLost, u"headers"_s));
        return headers;
    }
    for (qsizetype index = 0; index < elements->size(); ++index) {
        const auto pair = JsonMembers::read(elements->at(index), {"name", "value"});
        if (const auto header = headerOf(pair)) {
            headers.append(*header);
            continue;
        }
        const QByteArray name = pair ? pair->text("name").value_or(QByteArray()) : QByteArray();
        const QString place = u"headers.%1"_s.arg(index);
        lost.append(entryFault(Rules::ImportHeaderLost, name.isEmpty() ? place : QString::fromUtf8(name.left(100))));
    }
    return headers;
}

/// 0 if the entry tells none.
int statusOf(const JsonMembers &entry, QList<base::Error> &lost)
{
    if (!entry.has("response"))
        return 0;
    const auto response = membersOf(entry, "response", {"status"});
    const auto status = response ? response->number("status") : std::nullopt;
    if (response && !response->has("status"))
        return 0;
    if (status && *status >= 0 && *status <= 999)
        return static_cast<int>(*status);
    lost.append(entryFault(Rules::ImportValue, response ? u"response.status"_s : u"response"_s));
    return 0;
}

QDateTime startOf(const JsonMembers &entry)
{
    const QByteArray text = entry.text("startedDateTime").value_or(QByteArray());
    const QDateTime at = text.size() <= MaxTime ? protocol::readTime(QString::fromLatin1(text)) : QDateTime();
    return at.isValid() && at.date().year() >= 1970 && at.date().year() <= 9998 ? at : QDateTime();
}

bool isOfTls(QStringView scheme)
{
    return scheme == "https"_L1 || scheme == "wss"_L1;
}

/// A WebSocket begins as a request.
bool isOfHttp(QStringView scheme)
{
    return isOfTls(scheme) || scheme == "http"_L1 || scheme == "ws"_L1;
}

/// The target of the request line. User information and fragment do not stand in one.
QByteArray targetOf(const QUrl &url)
{
    const QByteArray path = url.path(QUrl::FullyEncoded).toLatin1();
    const QByteArray query = url.query(QUrl::FullyEncoded).toLatin1();
    return (path.isEmpty() ? QByteArray("/") : path) + (url.hasQuery() ? '?' + query : QByteArray());
}

QByteArray headOf(const http::Request &request, const QUrl &url)
{
    QByteArray head = request.method + ' ' + request.target + " HTTP/1.1\r\n";
    if (http::headerValue(request.headers, "Host").isNull())
        head += "Host: " + http::hostHeader(url) + "\r\n";
    for (const http::Header &header : request.headers)
        head += header.name + ": " + header.value + "\r\n";
    return head + "\r\n";
}

/// The same entry gets the same id, so that a file that is imported twice is there once.
QUuid idOf(const QDateTime &at, const Record &record)
{
    const QUuid space(u"{6d0b3a3c-5a55-4b39-9d2c-8f3d0f0f6d11}"_s);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(protocol::writeTime(at).toLatin1());
    hash.addData(QByteArray::number(record.head.size()) + ' ' + record.head);
    hash.addData(record.body);
    return QUuid::createUuidV5(space, hash.result());
}

base::Result<HarEntry> readForeign(const JsonMembers &entry, const JsonMembers &source)
{
    const QDateTime at = startOf(entry);
    if (!at.isValid())
        return entryFault(Rules::ImportValue, u"startedDateTime"_s);
    const QByteArray address = source.text("url").value_or(QByteArray());
    if (address.size() > MaxHarHead)
        return entryFault(Rules::ImportTooLarge, u"url"_s);
    const QUrl url = QUrl::fromEncoded(address);
    if (!url.isValid() || url.host().isEmpty() || !isOfHttp(url.scheme()))
        return entryFault(Rules::ImportValue, u"url"_s);
    HarEntry read;
    http::Request request;
    request.method = source.text("method").value_or(QByteArray());
    if (request.method.size() > MaxMethod || !http::isToken(request.method))
        return entryFault(Rules::ImportValue, u"method"_s);
    request.target = targetOf(url);
    request.headers = headersOf(source, read.lost);
    request.head = headOf(request, url);
    if (request.head.size() > MaxHarHead)
        return entryFault(Rules::ImportTooLarge, u"headers"_s);
    const HarBody body = readHarBody(source, request.headers);
    request.body = body.bytes;
    if (request.body.size() > MaxBodyBytes)
        return entryFault(Rules::ImportTooLarge, u"postData.text"_s);
    if (body.doubt)
        read.lost.append(*body.doubt);
    inspector::ReceiverOptions options;
    options.endpoint().path = QUrl::fromPercentEncoding(request.path());
    const store::NewCapture capture = inspector::inspect(request, options, at);
    read.record = {capture.row, capture.head, capture.body, {}, false};
    if (body.doubt)
        read.record.row.cause = body.doubt->rule.name();
    if (isOfTls(url.scheme()))
        read.record.row.tlsVersion = u"TLS"_s; // the version is not in the file
    read.record.row.answered = statusOf(entry, read.lost);
    read.record.row.uuid = idOf(at, read.record);
    return read;
}

} // namespace

base::Result<HarEntry> readHarEntry(QByteArrayView json)
{
    if (!json.startsWith('{'))
        return entryFault(Rules::ImportValue, u"entries"_s);
    if (json.size() > MaxRecordBytes)
        return entryFault(Rules::ImportTooLarge, u"entries"_s);
    const auto entry = JsonMembers::read(json, {"startedDateTime", "request", "response", "_runlatch"});
    if (!entry)
        return entry.error();
    const auto request = membersOf(*entry, "request", QList<QByteArray>{"url", "headers"} + harBodyMembers());
    if (!request)
        return request.error();
    if (!entry->has("_runlatch"))
        return readForeign(*entry, *request);
    const auto own = entry->object("_runlatch");
    if (!own)
        return entryFault(Rules::ImportValue, u"_runlatch"_s);
    const HarBody body = readHarBody(*request, {}); // its size and digest are in the own part
    const auto record = readJsonRecord(*own, body.bytes);
    if (!record)
        return record.error();
    return HarEntry{*record, {}};
}

} // namespace runlatch::interchange
