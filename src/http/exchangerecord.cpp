// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/exchangerecord.h"

#include "redaction/secretfinder.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

const QByteArray Redacted = "[redacted]";

/// A token shorter than this is none, and would take every "a" with it.
constexpr qsizetype ShortestToken = 4;

/// So that a query of thousands of items costs no thousands of searches. Credentials come first.
constexpr qsizetype MostValues = 48;

/// How much longer than itself a secret can be made by escapes, so that one which begins before the cut is seen whole.
constexpr qsizetype MostEscaping = 12;
constexpr qsizetype LookedBehindCut = 4096;

bool saysSecret(const QByteArray &name)
{
    const QByteArray plain = QByteArray::fromPercentEncoding(name).toLower();
    const QByteArrayView words[] = {"token", "code", "key", "signature", "password", "secret"};
    return std::any_of(std::begin(words), std::end(words),
                       [&plain](QByteArrayView word) { return plain.contains(word); });
}

bool isCredentials(const QByteArray &name)
{
    const QByteArray lower = name.toLower();
    return lower == "authorization" || lower == "proxy-authorization";
}

/// The run task's own signature is one that readers need, and no secret. "Key" and "code" name too much else in
/// headers.
bool isSecretHeader(const QByteArray &name)
{
    const QByteArray lower = name.toLower();
    return isCredentials(name) || lower == "cookie" || lower == "set-cookie" || lower.contains("token")
        || lower.contains("secret") || lower.contains("password") || lower.contains("api-key");
}

void addValue(QList<QByteArray> &values, const QByteArray &value, qsizetype shortest)
{
    for (const QByteArray &form : {value, QByteArray::fromPercentEncoding(value), value.toPercentEncoding()}) {
        if (form.size() >= shortest && values.size() < MostValues && !values.contains(form))
            values.append(form);
    }
}

/// A query as a whole, and the values in it: what it is asked with may be told without its name.
void addQuery(QList<QByteArray> &values, const QByteArray &query)
{
    addValue(values, query, redaction::ShortestRepeatedSecret);
    for (const QByteArray &item : query.split('&'))
        addValue(values, item.mid(item.indexOf('=') + 1), redaction::ShortestRepeatedSecret);
}

qsizetype endOfQuery(const QByteArray &text, qsizetype from)
{
    const QByteArrayView ends = " \t\r\n\"'<>#";
    while (from < text.size() && !ends.contains(text[from]))
        ++from;
    return from;
}

/// The query's items, those named for a secret (or all) without their values; the values are noted.
QByteArray withoutSecretItems(const QByteArray &query, QList<QByteArray> &values)
{
    QByteArray kept;
    qsizetype begin = 0;
    while (begin <= query.size()) {
        qsizetype end = begin;
        while (end < query.size() && query[end] != '&' && query[end] != ';')
            ++end;
        QByteArray item = query.sliced(begin, end - begin);
        const qsizetype equals = item.indexOf('=');
        if (equals > 0 && equals + 1 < item.size() && saysSecret(item.first(equals))) {
            addValue(values, item.sliced(equals + 1), redaction::ShortestRepeatedSecret);
            item = item.first(equals + 1) + Redacted;
        }
        kept += item;
        if (end < query.size())
            kept += query[end];
        begin = end + 1;
    }
    return kept;
}

/// Of each URL in a text the query as above; `isSecret`: nothing of it is left.
QByteArray withoutSecretQueries(const QByteArray &text, bool isSecret, QList<QByteArray> &values)
{
    QByteArray kept;
    qsizetype at = 0;
    for (qsizetype mark = text.indexOf('?'); mark >= 0; mark = text.indexOf('?', at)) {
        const qsizetype end = endOfQuery(text, mark + 1);
        const QByteArray query = text.sliced(mark + 1, end - mark - 1);
        kept += text.sliced(at, mark + 1 - at);
        if (isSecret)
            addQuery(values, query);
        kept += isSecret ? Redacted : withoutSecretItems(query, values);
        at = end;
    }
    return kept + text.sliced(at);
}

/// The scheme says what is wanted for a repetition; what follows it is the token.
QByteArray withoutCredentials(const QByteArray &value, QList<QByteArray> &values)
{
    const qsizetype space = value.indexOf(' ');
    const QByteArray scheme = value.first(std::max<qsizetype>(space, 0));
    const QByteArray credentials = value.sliced(space + 1).trimmed();
    addValue(values, credentials, ShortestToken);
    const bool isKnown =
        scheme.compare("Bearer", Qt::CaseInsensitive) == 0 || scheme.compare("Basic", Qt::CaseInsensitive) == 0;
    if (!isKnown)
        addValue(values, value.trimmed(), ShortestToken);
    return isKnown ? scheme + ' ' + Redacted : Redacted;
}

void redactHeaders(Headers &headers, QList<QByteArray> &values)
{
    for (Header &header : headers) {
        if (isCredentials(header.name))
            header.value = withoutCredentials(header.value, values);
    }
    for (Header &header : headers) {
        if (isCredentials(header.name))
            continue;
        if (isSecretHeader(header.name))
            header.value = Redacted;
        else
            header.value = withoutSecretQueries(header.value, false, values);
    }
}

QByteArray withoutValues(QByteArray text, const QList<QByteArray> &values)
{
    for (const QByteArray &value : values) {
        if (!Redacted.contains(value))
            text.replace(value, Redacted);
    }
    return text;
}

QString withoutValues(const QString &text, const QList<QByteArray> &values)
{
    return QString::fromUtf8(withoutValues(text.toUtf8(), values));
}

/// What is secret by its key and what is by its value, each looked for in the body as it came.
QByteArray withoutSecrets(const QByteArray &body, const QList<QByteArray> &values)
{
    QByteArray kept = redaction::blanked(body, redaction::findSecrets({}, body).body);
    const QByteArray alsoKept = redaction::blanked(body, values);
    for (qsizetype i = 0; i < kept.size(); ++i) {
        if (alsoKept[i] == '*')
            kept[i] = '*';
    }
    kept.truncate(RecordedBody);
    kept.squeeze();
    return kept;
}

qsizetype looked(const QList<QByteArray> &values)
{
    qsizetype longest = 0;
    for (const QByteArray &value : values)
        longest = std::max(longest, value.size());
    return RecordedBody + LookedBehindCut + MostEscaping * longest;
}

} // namespace

void redact(ExchangeRecord &record, bool secretQuery)
{
    QList<QByteArray> values;
    redactHeaders(record.requestHeaders, values);
    redactHeaders(record.responseHeaders, values);
    const QByteArray path = withoutSecretQueries(record.path.toUtf8(), secretQuery, values);
    const QByteArray url =
        withoutSecretQueries(record.url.toEncoded(QUrl::RemoveUserInfo | QUrl::RemoveFragment), secretQuery, values);
    const QByteArray detail = withoutSecretQueries(record.error.detail.toUtf8(), secretQuery, values);

    const QByteArray request = record.requestBody.left(looked(values));
    const QByteArray response = record.responseBody.left(looked(values));
    for (const QByteArray &body : {request, response}) {
        for (const QByteArray &value : redaction::findSecrets({}, body).values)
            addQuery(values, value);
    }
    std::sort(values.begin(), values.end(),
              [](const QByteArray &left, const QByteArray &right) { return left.size() > right.size(); });
    record.requestBody = withoutSecrets(request, values);
    record.responseBody = withoutSecrets(response, values);
    record.path = QString::fromUtf8(withoutValues(path, values));
    record.url = QUrl::fromEncoded(withoutValues(url, values));
    record.error.detail = QString::fromUtf8(withoutValues(detail, values));
    record.error.subject = withoutValues(record.error.subject, values);
    for (Headers *headers : {&record.requestHeaders, &record.responseHeaders}) {
        for (Header &header : *headers)
            header.value = withoutValues(header.value, values);
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
