// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretfinder.h"

#include "redaction/characters.h"
#include "redaction/contentcoding.h"
#include "redaction/decodedbytes.h"
#include "redaction/headsecrets.h"
#include "redaction/linesecrets.h"
#include "redaction/placeholder.h"
#include "redaction/search.h"
#include "redaction/secretnames.h"
#include "redaction/unescapedtext.h"

#include <algorithm>

namespace runlatch::redaction {

namespace {

constexpr qsizetype MaxRepeatedSecrets = 16;

struct Range // a range of the unescaped text
{
    qsizetype begin = 0;
    qsizetype end = 0;
    bool isValue = true; // otherwise the range is more than the value, and is not looked for in other places
};

bool isQuote(const QByteArray &text, qsizetype at)
{
    return at >= 0 && at < text.size() && isOneOf(text[at], "\"'");
}

bool isWordCharacter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
        || (character >= '0' && character <= '9') || character == '_';
}

bool isWordCharacter(const QByteArray &text, qsizetype at)
{
    return at >= 0 && at < text.size() && isWordCharacter(text[at]);
}

bool isSpace(char character)
{
    return isOneOf(character, " \t\r\n");
}

bool isSeparator(char character)
{
    return isSpace(character) || isOneOf(character, ":=>");
}

bool isPunctuation(char character) // Punctuation and white space: characters that begin no value.
{
    return static_cast<uchar>(character) < 0x80 && !isOneOf(character, "\"'[{") && !isWordCharacter(character);
}

bool isBeforeColon(const QByteArray &text, qsizetype at)
{
    while (at < text.size() && isSpace(text[at]))
        ++at;
    return at < text.size() && text[at] == ':';
}

void append(QList<Range> &values, Range value)
{
    if (value.end > value.begin)
        values.append(value);
}

/// Skips gaps and comments. A comment is cut, because it may be the value or hold it.
qsizetype skipGap(const QByteArray &text, qsizetype at, bool (*isGap)(char), QList<Range> &values)
{
    while (at < text.size()) {
        const QByteArrayView rest = QByteArrayView(text).sliced(at);
        const QByteArrayView end = rest.startsWith("/*") ? "*/" : rest.startsWith("//") ? "\n" : "";
        if (end.isEmpty() && !isGap(text[at]))
            break;
        const qsizetype begin = at++;
        if (end.isEmpty())
            continue;
        const qsizetype found = text.indexOf(end, begin + 2);
        at = found < 0 ? text.size() : found + end.size();
        append(values, {begin, at, false});
    }
    return at;
}

/// The end of the string that the quote at `open` begins. In JSON within a string, quotes carry backslashes. A quote
/// with no more backslashes than the opening quote ends the string; an inner quote has more.
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
    return endOf(text, at, " \t\r\n,;&}]\"'");
}

/// Appends everything between the bracket at `open` and its partner. Each string but the keys is also appended by
/// itself, because it may stand elsewhere again.
qsizetype appendBracketed(const UnescapedText &source, qsizetype open, QList<Range> &values)
{
    const QByteArray &text = source.text();
    const char closing = text[open] == '[' ? ']' : '}';
    qsizetype at = open + 1;
    for (qsizetype depth = 1; at < text.size(); ++at) {
        if (isQuote(text, at)) {
            const qsizetype end = endOfString(source, at);
            if (!isBeforeColon(text, end + 1))
                append(values, {at + 1, end});
            at = std::min(end, text.size() - 1);
        } else if (text[at] == text[open]) {
            ++depth;
        } else if (text[at] == closing && --depth == 0) {
            break;
        }
    }
    append(values, {open + 1, at, false});
    return at;
}

/// Appends the content of `<key>value</key>`, with the attributes if there are some. Without an end it is one word.
qsizetype appendElement(const QByteArray &text, QByteArrayView key, qsizetype keyEnd, QList<Range> &values)
{
    const qsizetype begin = keyEnd < text.size() && text[keyEnd] == '>' ? keyEnd + 1 : keyEnd;
    const qsizetype next = text.indexOf(key, begin);
    const qsizetype length = next < 0 ? -1 : QByteArrayView(text).sliced(begin, next - begin).lastIndexOf("</");
    const qsizetype end = length < 0 ? endOfWord(text, begin) : begin + length;
    append(values, {begin, end});
    return end;
}

/// Appends a value: a string, the content of brackets, or a word. A word before a string (`u"value"`) belongs to the
/// value.
qsizetype appendValueAt(const UnescapedText &source, qsizetype begin, bool isKeyClosed, QList<Range> &values)
{
    const QByteArray &text = source.text();
    if (begin < text.size() && isOneOf(text[begin], "[{"))
        return appendBracketed(source, begin, values);
    if (isQuote(text, begin)) {
        const qsizetype end = endOfString(source, begin);
        append(values, {begin + 1, end});
        return end;
    }
    qsizetype end = endOfWord(text, begin);
    if (isKeyClosed && end > begin && isQuote(text, end))
        end = endOfString(source, end);
    if (QByteArrayView(text).sliced(begin, end - begin) != "null")
        append(values, {begin, end});
    return end;
}

/// The last character before `at` that is no blank; a line's end if there is none.
char characterBefore(const QByteArray &text, qsizetype at)
{
    while (at > 0 && isOneOf(text[at - 1], " \t"))
        --at;
    return at > 0 ? text[at - 1] : '\n';
}

/// Cuts the value after the key: `"key": "value"`, `"key": value`, `key=value`, `key: value`, `<key>value</key>`, and
/// the text next to a quoted key without a separator. Returns where to go on, so that each byte is seen once.
qsizetype appendValue(const UnescapedText &source, QByteArrayView key, qsizetype keyBegin, QList<Range> &values)
{
    const QByteArray &text = source.text();
    const qsizetype keyEnd = keyBegin + key.size();
    if (isWordCharacter(text, keyBegin - 1) || isWordCharacter(text, keyEnd))
        return keyEnd;
    if (keyBegin > 0 && text[keyBegin - 1] == '<')
        return appendElement(text, key, keyEnd, values);
    const bool isOpened = isQuote(text, keyBegin - 1);
    qsizetype at = skipGap(text, keyEnd, isSpace, values);
    const bool isClosed = isQuote(text, at);
    if (isClosed)
        at = skipGap(text, at + 1, isSpace, values);
    const char next = at < text.size() ? text[at] : '}';
    if (next != ':' && next != '=') {
        const bool isValue = characterBefore(text, keyBegin - 1) == ':' && isOneOf(next, ",}]");
        if (!isOpened || !isClosed || isValue)
            return at; // prose that only mentions the key has no value
        return appendValueAt(source, skipGap(text, at, isPunctuation, values), isClosed, values);
    }
    const qsizetype begin = skipGap(text, at, isClosed ? isPunctuation : isSeparator, values);
    const bool isWord = begin < text.size() && !isOneOf(text[begin], "\"'[{");
    const bool isProse =
        next == ':' && !isOpened && !isClosed && isWord && isWordCharacter(characterBefore(text, keyBegin));
    return isProse ? begin : appendValueAt(source, begin, isClosed, values);
}

QList<Range> valuesOf(const UnescapedText &source, QByteArrayView key)
{
    QList<Range> values;
    for (qsizetype at = source.text().indexOf(key); at >= 0; at = source.text().indexOf(key, at))
        at = appendValue(source, key, at, values);
    return values;
}

/// The name between quotes that ends at `end`, where its closing quote is; empty if there is none.
QByteArrayView nameBefore(const QByteArray &text, qsizetype end)
{
    const qsizetype from = std::max<qsizetype>(0, end - MaxMemberName - 1);
    qsizetype open = end - 1;
    while (open > from && (isWordCharacter(text[open]) || isOneOf(text[open], "-. ")))
        --open;
    const bool isOpened = open >= from && text[open] == text[end];
    return isOpened ? QByteArrayView(text).sliced(open + 1, end - open - 1) : QByteArrayView();
}

/// The values of members with other names of secrets: `"password": "value"`. Only what is written as JSON counts,
/// because the word alone is prose.
QList<Range> valuesOfMembers(const UnescapedText &source)
{
    const QByteArray &text = source.text();
    QList<Range> values;
    for (qsizetype colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon)) {
        qsizetype end = colon - 1;
        const qsizetype nearest = std::max<qsizetype>(0, end - MaxMemberName);
        while (end > nearest && isSpace(text[end]))
            --end;
        ++colon;
        if (end < 0 || !isQuote(text, end))
            continue;
        const QByteArrayView name = nameBefore(text, end);
        if (name.isEmpty() || name == TokenMember || !isSecretMember(name))
            continue;
        QList<Range> found;
        colon = appendValueAt(source, skipGap(text, colon, isPunctuation, found), true, found);
        for (Range value : std::as_const(found)) {
            const QByteArrayView bytes = QByteArrayView(text).sliced(value.begin, value.end - value.begin);
            value.begin += secretOfHeader(name.toByteArray(), bytes).offset; // behind "Bearer"
            if (bytes != "true" && bytes != "false")                         // "has_token" tells nothing
                append(values, value);
        }
    }
    return values;
}

/// Whether a name of a secret stands there without a value behind it.
bool namesSecretWithoutValue(const UnescapedText &source)
{
    for (const QByteArrayView key : {TokenMember, CallbackMember}) {
        for (qsizetype at = source.text().indexOf(key); at >= 0; at = source.text().indexOf(key, at)) {
            QList<Range> values;
            at = appendValue(source, key, at, values);
            if (values.isEmpty())
                return true;
        }
    }
    return false;
}

QList<Range> secretsOf(const UnescapedText &source)
{
    QList<Range> secrets = valuesOf(source, TokenMember);
    for (const Range &url : valuesOf(source, CallbackMember)) {
        const QByteArrayView text = QByteArrayView(source.text()).sliced(url.begin, url.end - url.begin);
        for (const Span &secret : secretsOfCallbackUrl(text))
            secrets.append({url.begin + secret.offset, url.begin + secret.end(), url.isValue});
    }
    return secrets + valuesOfMembers(source); // behind those of a run task, for few of them are looked for elsewhere
}

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
void appendOtherItems(const UnescapedText &source, QList<Range> &secrets)
{
    const QList<Span> items = secretItemsOf(source.text());
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
QList<Span> takeSecrets(const UnescapedText &source, QList<QByteArray> &values)
{
    QList<Range> secrets = secretsOf(source);
    for (const Span &user : userInformationOf(source.text()))
        secrets.append({user.offset, user.end()});
    appendOtherItems(source, secrets);
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
    secrets += takeSecrets(UnescapedText(decoded.text()), values);
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
    secrets.head += takeSecrets(headText, secrets.values);
    QList<Span> inBody = takeSecrets(bodyText, secrets.values);
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

} // namespace

Secrets findSecrets(QByteArrayView head, QByteArrayView body)
{
    const DecodedBytes headText(head, DecodedBytes::Coding::Nuls);
    const DecodedBytes bodyText(body, DecodedBytes::Coding::Nuls);
    const bool isUnreadable = isCompressed(headText.text(), bodyText.text()) && !isPlaceholder(body);
    Secrets secrets = secretsOfTexts(headText.text(), isUnreadable ? QByteArrayView() : bodyText.text());
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
