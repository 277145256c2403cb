// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/jsonapi.h"

#include "base/rules.h"
#include "json/orderedjson.h"
#include "json/strictjson.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

base::Error protocolError(base::Rule rule, const QString &detail = {})
{
    return {.kind = base::ErrorKind::Protocol, .rule = rule, .detail = detail};
}

base::ServiceError readError(const json::StrictJson &entry)
{
    if (entry.isString())
        return {.title = entry.toString({})};
    const json::StrictJson status = entry["status"_L1];
    return {
        .status = status.isDouble() ? QString::number(status.toInt()) : status.toString({}),
        .title = entry["title"_L1].toString({}),
        .detail = entry["detail"_L1].toString({}),
        .pointer = entry["source"_L1]["pointer"_L1].toString({}),
    };
}

} // namespace

base::Result<QJsonObject> readObject(QByteArrayView body)
{
    const QByteArrayView text = body.trimmed();
    if (text.isEmpty())
        return protocolError(base::Rules::JsonEmpty);
    if (text.startsWith('<'))
        return protocolError(base::Rules::JsonHtml);
    QJsonParseError fault;
    const auto document = QJsonDocument::fromJson(QByteArray::fromRawData(body.data(), body.size()), &fault);
    if (fault.error != QJsonParseError::NoError)
        return protocolError(base::Rules::JsonBroken, u"byte %1: %2"_s.arg(fault.offset).arg(fault.errorString()));
    if (!document.isObject())
        return protocolError(base::Rules::JsonNotAnObject);
    return document.object();
}

QList<base::ServiceError> readErrors(QByteArrayView body)
{
    QList<base::ServiceError> errors;
    simdjson::dom::parser parser; // QJsonDocument takes some hundred bytes for each entry
    simdjson::dom::array entries;
    if (json::parseStrictly(parser, body)["errors"].get(entries) != simdjson::SUCCESS)
        return errors;
    for (const simdjson::dom::element entry : entries) {
        const base::ServiceError error = readError(json::StrictJson(entry));
        if (error != base::ServiceError{})
            errors.append(error);
        if (errors.size() == MaxErrors)
            break;
    }
    return errors;
}

QByteArray writeErrors(const QList<base::ServiceError> &errors)
{
    QList<QByteArray> entries;
    for (const base::ServiceError &error : errors) {
        json::OrderedJson entry;
        if (!error.status.isEmpty())
            entry.add(u"status", error.status);
        if (!error.title.isEmpty())
            entry.add(u"title", error.title);
        if (!error.detail.isEmpty())
            entry.add(u"detail", error.detail);
        if (!error.pointer.isEmpty())
            entry.addRaw(u"source", json::OrderedJson().add(u"pointer", error.pointer).toJson());
        entries.append(entry.toJson());
    }
    return json::OrderedJson().addRaw(u"errors", json::OrderedJson::array(entries)).toJson();
}

QDateTime readTime(const QJsonValue &value)
{
    QDateTime time = QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
    if (time.timeSpec() == Qt::LocalTime) // no offset: never the reader's own time zone
        time.setTimeZone(QTimeZone::utc());
    return time.toUTC();
}

QString writeTime(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

} // namespace runlatch::protocol
