// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/har.h"

#include "base/rules.h"
#include "http/url.h"
#include "inspector/inspection.h"
#include "inspector/payloadrow.h"
#include "interchange/jsonlines.h"
#include "interchange/jsonmembers.h"
#include "protocol/jsonapi.h"

#include <QCryptographicHash>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qsizetype MaxHeaders = 1000;
constexpr qsizetype MaxHarHead = 256 * 1024; // bytes

base::Error entryFault(base::Rule rule, const QString &field)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = field};
}

base::Result<JsonMembers> membersOf(const JsonMembers &outer, const QByteArray &name, const QList<QByteArray> &names)
{
    const auto json = outer.object(name);
    if (!json)
        return entryFault(outer.has(name) ? Rules::ImportValue : Rules::ImportMissing, QString::fromLatin1(name));
    const auto members = JsonMembers::read(*json, names);
    return members ? members : entryFault(Rules::ImportValue, QString::fromLatin1(name));
}

/// The body of `postData`: text, or base64 if the entry says so.
base::Result<QByteArray> bodyOf(const JsonMembers &request)
{
    if (!request.has("postData"))
        return QByteArray();
    const auto data = membersOf(request, "postData", {"text", "encoding", "_encoding"});
    if (!data)
        return data.error();
    const bool isOther = (data->has("text") || data->isNull("text")) && !data->text("text");
    if (isOther) // an empty body would pass for the one that was sent
        return entryFault(Rules::ImportValue, u"postData.text"_s);
    const QByteArray text = data->text("text").value_or(QByteArray());
    if (data->text("_encoding") != "base64" && data->text("encoding") != "base64")
        return text;
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? base::Result<QByteArray>(*decoded) : entryFault(Rules::ImportValue, u"postData.text"_s);
}

http::Headers headersOf(const JsonMembers &request, QList<base::Error> &lost)
{
    http::Headers headers;
    const auto elements = request.elements("headers", MaxHeaders);
    if (!elements) {
        lost.append(entryFault(Rules::ImportHeaderLost, u"headers"_s));
        return headers;
    }
    for (const QByteArray &element : *elements) {
        const auto pair = JsonMembers::read(element, {"name", "value"});
        const http::Header header = pair
            ? http::Header{pair->text("name").value_or(QByteArray()), pair->text("value").value_or(QByteArray())}
            : http::Header();
        if (http::isSendable(header))
            headers.append(header);
        else // the pseudo headers of HTTP/2 among them
            lost.append(entryFault(Rules::ImportHeaderLost, QString::fromUtf8(header.name.left(100))));
    }
    return headers;
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
    const QDateTime at =
        protocol::readTime(QString::fromLatin1(entry.text("startedDateTime").value_or(QByteArray()).left(64)));
    if (!at.isValid() || at.date().year() < 1970 || at.date().year() > 9998)
        return entryFault(Rules::ImportValue, u"startedDateTime"_s);
    const QUrl url = QUrl::fromEncoded(source.text("url").value_or(QByteArray()).left(MaxHarHead));
    if (!url.isValid() || url.host().isEmpty())
        return entryFault(Rules::ImportValue, u"url"_s);
    HarEntry read;
    http::Request request;
    request.method = source.text("method").value_or(QByteArray()).left(100);
    if (!http::isToken(request.method))
        return entryFault(Rules::ImportValue, u"method"_s);
    request.target = targetOf(url);
    request.headers = headersOf(source, read.lost);
    request.head = headOf(request, url);
    if (request.head.size() > MaxHarHead)
        return entryFault(Rules::ImportTooLarge, u"headers"_s);
    const auto body = bodyOf(source);
    if (!body)
        return body.error();
    request.body = *body;
    if (request.body.size() > MaxBodyBytes)
        return entryFault(Rules::ImportTooLarge, u"postData.text"_s);
    if (request.body.isEmpty() && source.number("bodySize").value_or(0) > 0)
        read.lost.append(entryFault(Rules::ImportBodyLost, u"postData"_s));
    inspector::ReceiverOptions options;
    options.endpoint().path = QUrl::fromPercentEncoding(request.path());
    const store::NewCapture capture = inspector::inspect(request, options, at);
    read.record = {capture.row, capture.head, capture.body, {}, false};
    if (url.scheme() == "https"_L1)
        read.record.row.tlsVersion = u"TLS"_s; // the version is not in the file
    if (entry.has("response")) {
        const auto response = membersOf(entry, "response", {"status"});
        const qint64 status = response ? response->number("status").value_or(0) : 0;
        read.record.row.answered = static_cast<int>(std::clamp<qint64>(status, 0, 999));
    }
    read.record.row.uuid = idOf(at, read.record);
    return read;
}

} // namespace

base::Result<HarEntry> readHarEntry(QByteArrayView json)
{
    if (json.size() > MaxRecordBytes)
        return entryFault(Rules::ImportTooLarge, u"entries"_s);
    const auto entry = JsonMembers::read(json, {"startedDateTime", "request", "response", "_runlatch"});
    if (!entry)
        return entry.error();
    const QList<QByteArray> names{"method", "url", "headers", "postData", "bodySize"};
    const auto request = membersOf(*entry, "request", names);
    if (!request)
        return request.error();
    const auto own = entry->object("_runlatch");
    if (!own)
        return readForeign(*entry, *request);
    const auto body = bodyOf(*request);
    if (!body)
        return body.error();
    const auto record = readJsonRecord(*own, *body);
    if (!record)
        return record.error();
    return HarEntry{*record, {}};
}

} // namespace runlatch::interchange
