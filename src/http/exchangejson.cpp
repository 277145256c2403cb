// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/exchangejson.h"

#include "json/orderedjson.h"
#include "protocol/jsonapi.h"

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

using json::OrderedJson;

QByteArray messageJson(const Headers &headers, const QByteArray &body, qint64 bytes)
{
    QList<QByteArray> lines;
    for (const Header &header : headers)
        lines.append(OrderedJson::array(
            {OrderedJson::value(QString::fromUtf8(header.name)), OrderedJson::value(QString::fromUtf8(header.value))}));
    OrderedJson json;
    json.add(u"bytes", bytes).addRaw(u"headers", OrderedJson::array(lines));
    if (const QString text = QString::fromUtf8(body); text.toUtf8() == body)
        json.add(u"body", text);
    else
        json.add(u"body_base64", QString::fromLatin1(body.toBase64()));
    return json.toJson();
}

QByteArray errorJson(const base::Error &error)
{
    OrderedJson json;
    json.add(u"kind", base::kindName(error.kind)).add(u"rule", error.rule.name()).add(u"detail", error.detail);
    return json.toJson();
}

OrderedJson exchangeJson(const ExchangeRecord &record, const QString &direction)
{
    OrderedJson json;
    json.add(u"direction", direction)
        .add(u"started_at", protocol::writeTime(record.startedAt))
        .add(u"method", QString::fromUtf8(record.method))
        .add(u"host", record.host)
        .add(u"path", record.path)
        .add(u"status", record.status > 0 ? QJsonValue(record.status) : QJsonValue())
        .add(u"took_ms", static_cast<qint64>(record.took.count()))
        .add(u"attempt", record.attempt)
        .add(u"purpose", record.purpose);
    if (record.failed)
        json.addRaw(u"error", errorJson(record.error));
    json.addRaw(u"request", messageJson(record.requestHeaders, record.requestBody, record.requestBytes))
        .addRaw(u"response", messageJson(record.responseHeaders, record.responseBody, record.responseBytes));
    return json;
}

} // namespace

QByteArray writeExchange(const ExchangeRecord &record)
{
    const bool isSent = record.direction == ExchangeRecord::Direction::Sent;
    return exchangeJson(record, isSent ? u"sent"_s : u"received"_s).toJson() + '\n';
}

QByteArray writeExchange(const ExchangeRecord &sent, const ExchangeRecord &received)
{
    OrderedJson json = exchangeJson(sent, u"both"_s);
    json.addRaw(u"received", exchangeJson(received, u"received"_s).toJson());
    return json.toJson() + '\n';
}

} // namespace runlatch::http
