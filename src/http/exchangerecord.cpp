// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/exchangerecord.h"

#include "http/shownbody.h"
#include "redaction/linesecrets.h"
#include "redaction/marker.h"
#include "redaction/search.h"
#include "redaction/secretfinder.h"
#include "redaction/secretnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

/// A shorter value is not a token. Redacting such a value everywhere would redact every "a".
constexpr qsizetype ShortestToken = 4;

/// The most values to search for, because a query may have thousands of items. Credentials come first.
constexpr qsizetype MaxValues = 48;

void addValue(QList<QByteArray> &values, const QByteArray &value, qsizetype shortest)
{
    if (value.size() > redaction::MaxRepeatedSecretLength)
        return;
    for (const QByteArray &form : {value, QByteArray::fromPercentEncoding(value), value.toPercentEncoding()}) {
        if (form.size() >= shortest && values.size() < MaxValues && !values.contains(form))
            values.append(form);
    }
}

/// Adds a query as a whole, and the values in it: an answer may repeat a value without its name.
void addQuery(QList<QByteArray> &values, const QByteArray &query)
{
    addValue(values, query, redaction::ShortestRepeatedSecret);
    for (const QByteArray &item : query.split('&'))
        addValue(values, item.mid(item.indexOf('=') + 1), redaction::ShortestRepeatedSecret);
}

qsizetype endOfUrl(const QByteArray &text, qsizetype from)
{
    const QByteArrayView ends = " \t\r\n\"'<>";
    while (from < text.size() && !ends.contains(text[from]))
        ++from;
    return from;
}

/// Returns the text without the query and fragment of each URL in it.
QByteArray redactedQueries(const QByteArray &text, QList<QByteArray> &values)
{
    QByteArray kept;
    for (qsizetype at = 0; at < text.size(); ++at) {
        kept += text[at];
        if (text[at] != '?' && text[at] != '#')
            continue;
        const qsizetype end = endOfUrl(text, at + 1);
        addQuery(values, text.sliced(at + 1, end - at - 1));
        kept += redaction::Marker;
        at = end - 1;
    }
    return kept;
}

/// Returns the text without the secrets in its URLs, or without their whole queries if `isSecret`. Collects the values.
QByteArray redactedLine(const QByteArray &text, bool isSecret, QList<QByteArray> &values)
{
    const QByteArray kept = isSecret ? redactedQueries(text, values) : text;
    const QList<redaction::Span> secrets = redaction::secretsOfLine(kept);
    for (const redaction::Span &secret : secrets)
        addValue(values, kept.sliced(secret.offset, secret.length), redaction::ShortestRepeatedSecret);
    return redaction::redactedByMarker(kept, secrets);
}

/// Adds the token, and the parts of it that an answer may repeat.
void addCredentials(QList<QByteArray> &values, const Header &header)
{
    const redaction::Span secret = redaction::secretOfHeader(header.name, header.value);
    addValue(values, header.value.sliced(secret.offset).trimmed(), ShortestToken);
    addValue(values, header.value.sliced(header.value.indexOf(' ') + 1).trimmed(), ShortestToken);
}

void redactHeaders(Headers &headers, QList<QByteArray> &values)
{
    for (const Header &header : std::as_const(headers)) {
        if (redaction::isCredentialsHeader(header.name))
            addCredentials(values, header);
    }
    for (Header &header : headers) {
        if (redaction::isSecretHeader(header.name))
            header.value = redaction::redactedHeader(header.name, header.value);
        else
            header.value = redactedLine(header.value, false, values);
    }
}

QByteArray redactedValues(QByteArray text, const QList<QByteArray> &values)
{
    for (const QByteArray &value : values) {
        if (!redaction::Marker.contains(value))
            text = redaction::replaced(text, value, redaction::Marker);
    }
    return text;
}

QString redactedValues(const QString &text, const QList<QByteArray> &values)
{
    return QString::fromUtf8(redactedValues(text.toUtf8(), values));
}

} // namespace

void redact(ExchangeRecord &record, bool secretQuery)
{
    QList<QByteArray> values;
    redactHeaders(record.requestHeaders, values);
    redactHeaders(record.responseHeaders, values);
    const QByteArray path = redactedLine(record.path.toUtf8(), secretQuery, values);
    const QByteArray url =
        redactedLine(record.url.toEncoded(QUrl::RemoveUserInfo | QUrl::RemoveFragment), secretQuery, values);
    const QByteArray detail = redactedLine(record.error.detail.toUtf8(), secretQuery, values);

    const QByteArray request = lookedAt(record.requestBody, values);
    const QByteArray response = lookedAt(record.responseBody, values);
    for (const QByteArray &body : {request, response}) {
        for (const QByteArray &value : redaction::findSecrets({}, body).values)
            addQuery(values, value);
    }
    std::sort(values.begin(), values.end(),
              [](const QByteArray &left, const QByteArray &right) { return left.size() > right.size(); });
    record.requestBody = shownBody(record.requestHeaders, request, values);
    record.responseBody = shownBody(record.responseHeaders, response, values);
    record.path = QString::fromUtf8(redactedValues(path, values));
    record.url = QUrl::fromEncoded(redactedValues(url, values));
    record.error.detail = QString::fromUtf8(redactedValues(detail, values));
    record.error.subject = redactedValues(record.error.subject, values);
    for (Headers *headers : {&record.requestHeaders, &record.responseHeaders}) {
        for (Header &header : *headers)
            header.value = redactedValues(header.value, values);
    }
}

void describe(ExchangeRecord &record, const QByteArray &method, const QUrl &url, const Headers &headers,
              const QByteArray &body)
{
    record.method = method;
    record.url = url;
    record.host = url.authority(QUrl::FullyEncoded).section(u'@', -1);
    record.path = url.path(QUrl::FullyEncoded);
    if (record.path.isEmpty())
        record.path = u"/"_s;
    if (url.hasQuery())
        record.path += u'?' + url.query(QUrl::FullyEncoded);
    record.requestHeaders = headers;
    record.requestBody = body;
    record.requestBytes = body.size();
}

void describe(ExchangeRecord &record, const Response &response)
{
    record.status = response.status;
    record.responseHeaders = response.headers;
    record.responseBody = response.body;
    record.responseBytes = response.body.size();
}

void describe(ExchangeRecord &record, const base::Error &error)
{
    record.error = error;
    record.failed = true;
}

} // namespace runlatch::http
