// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/secretfinder.h"

#include "store/unescapedtext.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace runlatch::store {

namespace {

constexpr QByteArrayView TokenKey = "access_token";
constexpr QByteArrayView CallbackKey = "task_result_callback_url";
constexpr qsizetype MostRepeatedSecrets = 16;

struct Range // of unescaped text
{
    qsizetype begin = 0;
    qsizetype end = 0;
};

bool isOneOf(char character, QByteArrayView set)
{
    return set.contains(character);
}

bool isQuote(const QByteArray &text, qsizetype at)
{
    return at >= 0 && at < text.size() && isOneOf(text[at], "\"'");
}

bool isWordCharacter(const QByteArray &text, qsizetype at)
{
    if (at < 0 || at >= text.size())
        return false;
    const char character = text[at];
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
        || (character >= '0' && character <= '9') || character == '_';
}

qsizetype skipSpace(const QByteArray &text, qsizetype at)
{
    while (at < text.size() && isOneOf(text[at], " \t\r\n"))
        ++at;
    return at;
}

/// The end of the string that the quote at `open` begins. In JSON within a string quotes carry backslashes; a
/// quote with no more of them than the opening one ends the string, an inner one has more.
qsizetype endOfString(const UnescapedText &source, qsizetype open)
{
    const QByteArray &text = source.text();
    const qsizetype level = source.backslashesAt(open);
    for (qsizetype at = text.indexOf(text[open], open + 1); at >= 0; at = text.indexOf(text[open], at + 1)) {
        const qsizetype backslashes = source.backslashesAt(at);
        const bool isEnd = level > 0 ? backslashes <= level : backslashes % 2 == 0 && !source.isCodePointAt(at);
        if (isEnd)
            return at;
    }
    return text.size();
}

qsizetype endOfWord(const QByteArray &text, qsizetype at)
{
    while (at < text.size() && !isOneOf(text[at], " \t\r\n,;&}]\"'"))
        ++at;
    return at;
}

/// The value after the key that ends at `keyEnd`: `"key": "value"`, `"key": value`, `key=value`.
std::optional<Range> valueAfter(const UnescapedText &source, qsizetype keyBegin, qsizetype keyEnd)
{
    const QByteArray &text = source.text();
    if (isWordCharacter(text, keyBegin - 1) || isWordCharacter(text, keyEnd))
        return std::nullopt;
    const bool isQuoted = isQuote(text, keyBegin - 1) || isQuote(text, keyEnd);
    const qsizetype separator = skipSpace(text, isQuote(text, keyEnd) ? keyEnd + 1 : keyEnd);
    if (separator >= text.size() || !(text[separator] == '=' || (text[separator] == ':' && isQuoted)))
        return std::nullopt; // prose that only mentions the key
    const qsizetype begin = skipSpace(text, separator + 1);
    if (isQuote(text, begin))
        return Range{begin + 1, endOfString(source, begin)};
    const Range word{begin, endOfWord(text, begin)};
    const QByteArrayView value = QByteArrayView(text).sliced(begin, word.end - begin);
    const bool isNone = value == "null" || value.startsWith('{') || value.startsWith('['); // keys may follow within
    return isNone ? Range{begin, begin} : word;
}

QList<Range> valuesOf(const UnescapedText &source, QByteArrayView key)
{
    QList<Range> values;
    for (qsizetype at = source.text().indexOf(key); at >= 0; at = source.text().indexOf(key, at)) {
        const auto value = valueAfter(source, at, at + key.size());
        at = value ? value->end : at + key.size(); // behind the value: each byte is looked at once
        if (value && value->end > value->begin)
            values.append(*value);
    }
    return values;
}

QList<Range> secretsOf(const UnescapedText &source)
{
    QList<Range> secrets = valuesOf(source, TokenKey);
    for (const Range &url : valuesOf(source, CallbackKey)) {
        const qsizetype query = QByteArrayView(source.text()).sliced(url.begin, url.end - url.begin).indexOf('?');
        if (query >= 0)
            secrets.append({url.begin + query, url.end});
    }
    return secrets;
}

void addValue(QList<QByteArray> &values, const QByteArray &value)
{
    for (const QByteArray &form : {value, value.toPercentEncoding()}) {
        if (form.size() >= ShortestRepeatedSecret && values.size() < MostRepeatedSecrets && !values.contains(form))
            values.append(form);
    }
}

void addRepeated(const UnescapedText &source, const QList<QByteArray> &values, QList<Range> &secrets)
{
    for (const QByteArray &value : values) {
        for (qsizetype at = source.text().indexOf(value); at >= 0; at = source.text().indexOf(value, at + value.size()))
            secrets.append({at, at + value.size()});
    }
}

QList<Span> rawSpans(const UnescapedText &source, QList<Range> secrets)
{
    std::sort(secrets.begin(), secrets.end(),
              [](const Range &left, const Range &right) { return left.begin < right.begin; });
    QList<Span> spans;
    for (const Range &secret : secrets) {
        const qsizetype begin = source.rawAt(secret.begin);
        const qsizetype end = source.rawAt(secret.end);
        const qsizetype reached = spans.isEmpty() ? -1 : spans.last().offset + spans.last().length;
        if (begin > reached)
            spans.append({begin, end - begin});
        else if (end > reached)
            spans.last().length = end - spans.last().offset;
    }
    return spans;
}

} // namespace

Secrets findSecrets(QByteArrayView head, QByteArrayView body)
{
    const UnescapedText headText(head);
    const UnescapedText bodyText(body);
    QList<Range> inHead = secretsOf(headText);
    QList<Range> inBody = secretsOf(bodyText);
    Secrets secrets;
    for (const auto &[source, ranges] : {std::pair(&headText, &inHead), std::pair(&bodyText, &inBody)}) {
        for (const Range &range : *ranges) {
            const QByteArray value = source->text().sliced(range.begin, range.end - range.begin);
            addValue(secrets.values, value.startsWith('?') ? value.sliced(1) : value);
        }
    }
    addRepeated(headText, secrets.values, inHead);
    addRepeated(bodyText, secrets.values, inBody);
    secrets.head = rawSpans(headText, std::move(inHead));
    secrets.body = rawSpans(bodyText, std::move(inBody));
    return secrets;
}

QByteArray blanked(QByteArray bytes, const QList<Span> &spans)
{
    for (const Span &span : spans)
        std::fill_n(bytes.begin() + span.offset, span.length, '*');
    return bytes;
}

QString blanked(const QString &text, const QList<QByteArray> &values)
{
    if (values.isEmpty() || text.isEmpty())
        return text;
    const QByteArray bytes = text.toUtf8();
    const UnescapedText source(bytes);
    QList<Range> secrets;
    addRepeated(source, values, secrets);
    return secrets.isEmpty() ? text : QString::fromUtf8(blanked(bytes, rawSpans(source, std::move(secrets))));
}

} // namespace runlatch::store
