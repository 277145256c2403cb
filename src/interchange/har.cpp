// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/har.h"

#include "http/recordedrequest.h"
#include "interchange/jsonlines.h"
#include "interchange/jsonstring.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"
#include "store/captures/importmark.h"

#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using json::OrderedJson;

/// Bytes as a JSON string; those that are not UTF-8 become U+FFFD. The exact head is in `_runlatch`.
QByteArray shownString(const QByteArray &bytes)
{
    return jsonString(isText(bytes) ? bytes : QString::fromUtf8(bytes).toUtf8());
}

QByteArray pairJson(const QByteArray &name, const QByteArray &value)
{
    return OrderedJson().addRaw(u"name", shownString(name)).addRaw(u"value", shownString(value)).toJson();
}

QByteArray headersJson(const http::Headers &headers)
{
    QList<QByteArray> pairs;
    for (const http::Header &header : headers) {
        OrderedJson pair;
        pair.addRaw(u"name", shownString(header.name)).addRaw(u"value", shownString(header.value));
        if (!isText(header.name) || !isText(header.value))
            pair.add(u"comment", u"Not UTF-8: U+FFFD stands for other bytes. The head in _runlatch has them."_s);
        pairs.append(pair.toJson());
    }
    return OrderedJson::array(pairs);
}

QByteArray queryJson(const QUrl &url)
{
    QList<QByteArray> pairs;
    const auto items = QUrlQuery(url).queryItems(QUrl::FullyDecoded);
    for (const auto &[name, value] : items)
        pairs.append(pairJson(name.toUtf8(), value.toUtf8()));
    return OrderedJson::array(pairs);
}

QByteArray cookiesJson(const http::Headers &headers)
{
    QList<QByteArray> pairs;
    const QList<QByteArray> cookies = http::headerValue(headers, "Cookie").split(';');
    for (const QByteArray &cookie : cookies) {
        const qsizetype equals = cookie.indexOf('=');
        if (equals > 0)
            pairs.append(pairJson(cookie.first(equals).trimmed(), cookie.sliced(equals + 1).trimmed()));
    }
    return OrderedJson::array(pairs);
}

QByteArray postDataJson(const Record &record, const http::Headers &headers)
{
    OrderedJson data;
    data.addRaw(u"mimeType", shownString(http::headerValue(headers, "Content-Type")));
    if (const QByteArray text = losslessString(record.body); !text.isNull())
        return data.addRaw(u"text", text).toJson();
    data.addRaw(u"text", '"' + record.body.toBase64() + '"');
    return data.add(u"_encoding", u"base64"_s).toJson();
}

QByteArray requestJson(const Record &record)
{
    const http::RecordedRequest request = http::recordedRequest(record.head, !record.row.tlsVersion.isEmpty());
    OrderedJson json;
    json.addRaw(u"method", shownString(request.method));
    json.addRaw(u"url", jsonString(request.address));
    json.addRaw(u"httpVersion", shownString(request.version)).addRaw(u"cookies", cookiesJson(request.headers));
    json.addRaw(u"headers", headersJson(request.headers)).addRaw(u"queryString", queryJson(request.url));
    json.add(u"headersSize", static_cast<qint64>(record.head.size()));
    json.add(u"bodySize", static_cast<qint64>(record.body.size()));
    if (!record.body.isEmpty())
        json.addRaw(u"postData", postDataJson(record, request.headers));
    if (const QString why = whyBodyMissing(record); !why.isEmpty())
        json.add(u"comment", why);
    return json.toJson();
}

QByteArray responseJson(const store::CaptureRow &row)
{
    OrderedJson json;
    json.add(u"status", row.answered);
    json.add(u"statusText", row.answered > 0 ? QString::fromLatin1(http::reasonPhrase(row.answered)) : QString());
    json.add(u"httpVersion", u"HTTP/1.1"_s).addRaw(u"cookies", "[]").addRaw(u"headers", "[]");
    json.addRaw(u"content", R"({"size":0,"mimeType":""})").add(u"redirectURL", QString(u""_s));
    return json.add(u"headersSize", -1).add(u"bodySize", -1).toJson();
}

} // namespace

QByteArray harHead()
{
    OrderedJson creator;
    creator.add(u"name", u"Runlatch"_s).add(u"version", QString::number(FormatVersion));
    return R"({"log":{"version":"1.2","creator":)" + creator.toJson() + ",\"entries\":[\n";
}

QByteArray harEntry(const Record &record)
{
    OrderedJson entry;
    entry.add(u"startedDateTime", protocol::writeTime(record.row.receivedAt)).add(u"time", 0);
    entry.addRaw(u"request", requestJson(record)).addRaw(u"response", responseJson(record.row));
    entry.addRaw(u"cache", "{}").addRaw(u"timings", R"({"send":0,"wait":0,"receive":0})");
    if (store::isFromFile(record.row))
        entry.add(u"comment",
                  store::isProvedFromFile(record.row)
                      ? u"Imported: nothing proves what its file says of time and answer."_s
                      : u"Imported: nothing proves what its file says of time, answer and signature."_s);
    return entry.addRaw(u"_runlatch", jsonRecord(record, false)).toJson();
}

QByteArray harFoot()
{
    return "\n]}}\n";
}

} // namespace runlatch::interchange
