// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretfinder.h"

#include "redaction/contentcoding.h"
#include "redaction/decodedbytes.h"
#include "redaction/headsecrets.h"
#include "redaction/keyedsecrets.h"
#include "redaction/linesecrets.h"
#include "redaction/placeholder.h"
#include "redaction/search.h"
#include "redaction/unescapedtext.h"
#include "text/unpacking.h"

#include <algorithm>

namespace runlatch::redaction {

namespace {

constexpr qsizetype MaxRepeatedSecrets = 16;

QByteArray withLowerCaseEscapes(QByteArray encoded)
{
    for (qsizetype at = encoded.indexOf('%'); at >= 0 && at + 2 < encoded.size(); at = encoded.indexOf('%', at + 3)) {
        for (const qsizetype digit : {at + 1, at + 2}) {
            if (encoded[digit] >= 'A' && encoded[digit] <= 'F')
                encoded[digit] = static_cast<char>(encoded[digit] - 'A' + 'a');
        }
    }
    return encoded;
}

void addForm(QList<QByteArray> &values, const QByteArray &form)
{
    if (form.size() >= ShortestRepeatedSecret && values.size() < MaxRepeatedSecrets && !values.contains(form))
        values.append(form);
}

void addValue(QList<QByteArray> &values, const QByteArray &value)
{
    if (value.size() > MaxRepeatedSecretLength || isPlaceholder(value))
        return;
    const QByteArray encoded = value.toPercentEncoding();
    for (const QByteArray &form : {value, encoded, withLowerCaseEscapes(encoded)})
        addForm(values, form);
}

void addValues(QList<QByteArray> &values, const UnescapedText &source, const QList<Range> &ranges)
{
    for (const Range &range : ranges) {
        if (!range.isValue || range.end - range.begin > MaxRepeatedSecretLength + 1)
            continue;
        const QByteArray value = source.text().sliced(range.begin, range.end - range.begin);
        const bool isQuery = value.startsWith('?') || value.startsWith('#');
        addValue(values, isQuery ? value.sliced(1) : value);
    }
}

QList<Span> rawSpans(const UnescapedText &source, const QList<Range> &ranges)
{
    QList<Span> spans;
    spans.reserve(ranges.size());
    for (const Range &range : ranges) {
        const qsizetype begin = source.rawAt(range.begin);
        spans.append({begin, source.rawAt(range.end) - begin});
    }
    return spans;
}

/// The places of a value. Touching places are one: "aaaaaaaa" may stand a million times in a row.
QList<Range> placesOf(const UnescapedText &source, const QByteArray &value)
{
    QList<Range> places;
    forEachPlace(source.text(), value, [&](qsizetype at) {
        if (!places.isEmpty() && places.last().end == at)
            places.last().end += value.size();
        else
            places.append({at, at + value.size()});
    });
    return places;
}

QList<Span> placesOf(const UnescapedText &source, const QList<QByteArray> &values)
{
    QList<Span> places;
    for (const QByteArray &value : values)
        places = merged(places + rawSpans(source, placesOf(source, value)));
    return places;
}

/// The places in the body. The search stops as soon as it is known that there are too many, because each place costs
/// memory and time.
QList<Span> spansOfBody(const UnescapedText &body, const QList<Span> &known, const QList<QByteArray> &values,
                        qsizetype size)
{
    QList<Span> spans = merged(known);
    for (const QByteArray &value : values) {
        if (spans.size() > MaxPlaces)
            break;
        spans = merged(spans + rawSpans(body, placesOf(body, value)));
    }
    return spans.size() > MaxPlaces ? QList<Span>{{0, size}} : spans;
}

void removePlaceholders(QByteArrayView bytes, QList<Span> &spans)
{
    spans.removeIf([bytes](const Span &span) { return isPlaceholder(bytes.sliced(span.offset, span.length)); });
}

/// Appends the values of query items that are no part of another secret, as those of a callback URL are.
void appendOtherItems(const UnescapedText &source, bool isBody, QList<Range> &secrets)
{
    const QList<Span> items = secretItemsOf(source.text(), isBody);
    if (items.isEmpty())
        return;
    QList<Span> known;
    for (const Range &secret : std::as_const(secrets))
        known.append({secret.begin, secret.end - secret.begin});
    known = merged(known);
    for (const Span &item : items) {
        if (within(known, item.offset, item.length) != QList<Span>{{0, item.length}})
            secrets.append({item.offset, item.end()});
    }
}

/// Adds the values of the secrets in a text, and returns the places of the secrets.
QList<Span> takeSecrets(const UnescapedText &source, bool isBody, QList<QByteArray> &values)
{
    QList<Range> secrets = keyedSecretsOf(source);
    for (const Span &user : userInformationOf(source.text()))
        secrets.append({user.offset, user.end()});
    appendOtherItems(source, isBody, secrets);
    addValues(values, source, secrets);
    return rawSpans(source, secrets);
}

/// Likewise for secrets that were found already.
QList<Span> takeSecrets(QByteArrayView text, const QList<Span> &secrets, QList<QByteArray> &values)
{
    for (const Span &secret : secrets)
        addValue(values, text.sliced(secret.offset, secret.length).toByteArray());
    return secrets;
}

/// The secrets behind the escapes of a form or a URL: `payload=%7B%22access_token%22...`, `next=%2F%3Ftoken%3D...`.
QList<Span> takeEscapedSecrets(QByteArrayView text, bool isHead, QList<QByteArray> &values)
{
    const DecodedBytes decoded(text, DecodedBytes::Coding::Percents);
    if (decoded.isPlain())
        return {};
    QList<Span> secrets;
    if (isHead) {
        secrets = takeSecrets(decoded.text(), secretsOfLine(decoded.text()), values);
        secrets += takeSecrets(decoded.text(), credentialsOf(decoded.text()), values);
    }
    secrets += takeSecrets(UnescapedText(decoded.text()), !isHead, values);
    return decoded.rawSpans(merged(secrets));
}

/// Of bytes without NULs.
Secrets secretsOfTexts(QByteArrayView head, QByteArrayView body)
{
    const UnescapedText headText(head);
    const UnescapedText bodyText(body);
    Secrets secrets;
    secrets.head = takeSecrets(head, secretsOfHead(head), secrets.values);
    secrets.head += takeSecrets(head, credentialsOf(head), secrets.values);
    secrets.head += takeSecrets(headText, false, secrets.values);
    QList<Span> inBody = takeSecrets(bodyText, true, secrets.values);
    secrets.head += takeEscapedSecrets(head, true, secrets.values);
    inBody += takeEscapedSecrets(body, false, secrets.values);
    secrets.head = merged(secrets.head + placesOf(headText, secrets.values));
    secrets.body = spansOfBody(bodyText, inBody, secrets.values, body.size());
    removePlaceholders(head, secrets.head);
    removePlaceholders(body, secrets.body);
    if (!body.isValidUtf8() && namesSecretWithoutValue(bodyText))
        secrets.body = {{0, body.size()}};
    return secrets;
}

/// Adds the secrets that are packed in a body: texts of its content stand in lists and findings.
void addValuesOfPacked(QByteArrayView head, QByteArrayView body, QList<QByteArray> &values)
{
    const auto content = text::unpacked(body, text::packingName(body, contentCoding(head)));
    if (!content)
        return;
    const QList<QByteArray> packed = secretsOfTexts({}, *content).values;
    for (const QByteArray &value : packed)
        addForm(values, value);
}

} // namespace

Secrets findSecrets(QByteArrayView head, QByteArrayView body)
{
    const DecodedBytes headText(head, DecodedBytes::Coding::Nuls);
    const DecodedBytes bodyText(body, DecodedBytes::Coding::Nuls);
    const bool isUnreadable = isCompressed(headText.text(), bodyText.text()) && !isPlaceholder(body);
    Secrets secrets = secretsOfTexts(headText.text(), isUnreadable ? QByteArrayView() : bodyText.text());
    if (isUnreadable)
        addValuesOfPacked(head, body, secrets.values);
    secrets.head = headText.rawSpans(secrets.head);
    secrets.body = isUnreadable ? QList<Span>{{0, body.size()}} : bodyText.rawSpans(secrets.body);
    return secrets;
}

QList<QByteArray> repeatedValues(const QList<QByteArray> &cut)
{
    QList<QByteArray> values;
    for (const QByteArray &bytes : cut) {
        if (values.size() == MaxRepeatedSecrets)
            break;
        if (bytes.size() * 3 < ShortestRepeatedSecret) // even with all of it percent-encoded
            continue;
        const QList<QByteArray> within = findSecrets({}, bytes).values; // the bytes may be a body
        for (const QByteArray &value : within)
            addForm(values, value);
        const DecodedBytes text(bytes, DecodedBytes::Coding::Nuls);
        if (text.text().size() > MaxRepeatedSecretLength)
            continue;
        // Or they are the content of brackets, each string of which counts.
        const QByteArray bracketed = '[' + text.text().toByteArray();
        const UnescapedText source(bracketed);
        QList<Range> ranges{{1, source.text().size()}};
        appendBracketed(source, 0, ranges);
        addValues(values, source, ranges);
    }
    return values;
}

QByteArray redacted(const QByteArray &bytes, const QList<QByteArray> &values)
{
    if (values.isEmpty() || bytes.isEmpty())
        return bytes;
    const DecodedBytes text(bytes, DecodedBytes::Coding::Nuls);
    return redacted(bytes, text.rawSpans(merged(placesOf(UnescapedText(text.text()), values))));
}

QByteArray redactedOutput(const QByteArray &output)
{
    const Secrets secrets = findSecrets(output, output);
    return redacted(redacted(output, secrets.head), secrets.body);
}

QString redacted(const QString &text, const QList<QByteArray> &values)
{
    // Most texts of a request are shorter than every secret of it, so that none can be in them.
    const bool isShorter = std::all_of(values.begin(), values.end(),
                                       [&text](const QByteArray &value) { return text.size() < value.size(); });
    const bool isAscii = std::all_of(text.begin(), text.end(), [](QChar letter) { return letter < u'\x80'; });
    if (values.isEmpty() || (isShorter && isAscii))
        return text;
    const QByteArray bytes = text.toUtf8();
    const QByteArray cut = redacted(bytes, values);
    return cut == bytes ? text : QString::fromUtf8(cut); // half of a surrogate pair would not come back
}

} // namespace runlatch::redaction
