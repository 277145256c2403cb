// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/jsonapi.h"

#include "base/rules.h"
#include "base/utc.h"
#include "json/orderedjson.h"
#include "json/strictjson.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QTimeZone>

#include <algorithm>

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

constexpr int MaxErrorNesting = 4; ///< lists and objects within each other

/// Adds what many web frameworks write: the words to a field, as a text, or in lists and objects. "base" is no field.
void addWords(QList<base::ServiceError> &errors, const QString &field, simdjson::dom::element value, int depth)
{
    if (errors.size() == MaxErrors || depth > MaxErrorNesting)
        return;
    if (simdjson::dom::array several; value.get(several) == simdjson::SUCCESS) {
        for (const simdjson::dom::element one : several)
            addWords(errors, field, one, depth + 1);
        return;
    }
    if (simdjson::dom::object fields; value.get(fields) == simdjson::SUCCESS) {
        for (const auto &[name, words] : fields) {
            if (errors.size() == MaxErrors)
                return;
            const QString own = name == "base" ? QString() : json::fromView(name.substr(0, MaxOwnWords));
            const QString place = QString(field + u' ' + own).trimmed(); // it may stand before many words
            addWords(errors, place.left(MaxOwnWords), words, depth + 1);
        }
        return;
    }
    const QString words = json::StrictJson(value).toString({});
    if (!words.isEmpty())
        errors.append({.title = field.isEmpty() ? words : QString(field + u' ' + words)});
}

/// An entry that is no error object may be a list of words, or an object of fields with theirs.
QList<base::ServiceError> readEntries(simdjson::dom::array entries)
{
    QList<base::ServiceError> errors;
    for (const simdjson::dom::element entry : entries) {
        const base::ServiceError error = readError(json::StrictJson(entry));
        if (error != base::ServiceError{})
            errors.append(error);
        else
            addWords(errors, {}, entry, 0);
        if (errors.size() == MaxErrors)
            break;
    }
    return errors;
}

/// The time in the form that the service writes, "2026-11-21T10:00:00.000Z", with or without the fraction. Invalid for
/// all other texts; QDateTime takes many times as long for it.
QDateTime usualTime(QStringView text)
{
    const auto number = [text](qsizetype begin, qsizetype length) {
        int value = 0;
        for (const QChar digit : text.sliced(begin, length)) {
            if (digit < u'0' || digit > u'9')
                return -1;
            value = 10 * value + (digit.unicode() - u'0');
        }
        return value;
    };
    constexpr qsizetype Whole = 20;
    constexpr qsizetype WithMilliseconds = 24;
    const bool isWhole = text.size() == Whole;
    if ((!isWhole && text.size() != WithMilliseconds) || text[4] != u'-' || text[7] != u'-' || text[10] != u'T'
        || text[13] != u':' || text[16] != u':' || text.back() != u'Z' || (!isWhole && text[19] != u'.'))
        return {};
    const QDate day(number(0, 4), number(5, 2), number(8, 2));
    const QTime time(number(11, 2), number(14, 2), number(17, 2), isWhole ? 0 : number(20, 3));
    const bool isDay = day.isValid() && day.year() > 0; // QDate knows the year -1
    return isDay && time.isValid() ? QDateTime(day, time, base::Utc) : QDateTime();
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
    simdjson::dom::parser parser; // QJsonDocument takes some hundred bytes for each entry
    const auto whole = json::parseStrictly(parser, body);
    if (simdjson::dom::array entries; whole.get(entries) == simdjson::SUCCESS)
        return readEntries(entries);
    simdjson::dom::element errors;
    if (whole["errors"].get(errors) != simdjson::SUCCESS)
        return {};
    if (simdjson::dom::array entries; errors.get(entries) == simdjson::SUCCESS)
        return readEntries(entries);
    const base::ServiceError single = readError(json::StrictJson(errors));
    if (single != base::ServiceError{})
        return {single};
    QList<base::ServiceError> words;
    addWords(words, {}, errors, 0);
    return words;
}

QString readOwnWords(QByteArrayView body)
{
    const QByteArrayView text = body.trimmed();
    if (text.startsWith('{') || text.startsWith('[')) {
        simdjson::dom::parser parser;
        simdjson::dom::element whole;
        if (json::parseStrictly(parser, body).get(whole) != simdjson::SUCCESS)
            return {};
        for (const QLatin1StringView name : {"message"_L1, "error_description"_L1, "error"_L1, "detail"_L1}) {
            const QString words = json::StrictJson(whole)[name].toString({}).trimmed();
            if (!words.isEmpty())
                return words.left(MaxOwnWords);
        }
        return {};
    }
    const qsizetype end = text.indexOf('\n');
    const QByteArrayView line = (end < 0 ? text : text.first(end)).trimmed();
    if (text.startsWith('<') || !line.isValidUtf8())
        return {};
    return QString::fromUtf8(line.first(std::min(line.size(), 4 * MaxOwnWords))).left(MaxOwnWords);
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
    return readTime(value.toString());
}

QDateTime readTime(const QString &text)
{
    if (const QDateTime usual = usualTime(text); usual.isValid())
        return usual;
    QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (time.timeSpec() == Qt::LocalTime) // no offset: never the reader's own time zone
        time.setTimeZone(QTimeZone::utc());
    return time.toUTC();
}

QString writeTime(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

} // namespace runlatch::protocol
