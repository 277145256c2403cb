// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/placeholders.h"

#include "base/bytesearch.h"
#include "json/jsontext.h"
#include "redaction/marker.h"
#include "redaction/placeholder.h"
#include "redaction/secretfinder.h"
#include "redaction/unescapedtext.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <algorithm>

namespace runlatch::interchange {

namespace {

using redaction::Filler;
using redaction::Span;

constexpr int MaxRounds = 4; // of replacing; what then still looks like a secret takes its whole part with it

QByteArray newKey()
{
    QByteArray key(32, '\0');
    QRandomGenerator::system()->generate(key.begin(), key.end());
    return key;
}

bool isLost(QByteArrayView secret)
{
    return secret.contains(Filler);
}

/// The runs of at least eight fillers.
QList<Span> lostRuns(QByteArrayView bytes)
{
    static const QByteArray shortest(redaction::ShortestRepeatedSecret, Filler);
    QList<Span> runs;
    for (qsizetype at = bytes.indexOf(shortest); at >= 0; at = bytes.indexOf(shortest, at)) {
        const qsizetype begin = at;
        while (at < bytes.size() && bytes[at] == Filler)
            ++at;
        runs.append({begin, at - begin});
    }
    return runs;
}

bool looksLikeJson(QByteArrayView body)
{
    const QByteArrayView text = body.trimmed();
    return text.startsWith('{') || text.startsWith('[');
}

/// Tells whether a string of JSON is open at a place. The places are asked for in ascending order.
class StringWatch
{
public:
    explicit StringWatch(QByteArrayView json)
        : m_json(json)
    {
    }
    bool isInString(qsizetype place)
    {
        while (m_behind < place) {
            const qsizetype quote = m_json.first(place).indexOf('"', m_behind);
            m_behind = quote < 0 ? place : json::jsontext::endOfString(m_json, quote + 1) + 1;
        }
        return m_behind > place;
    }

private:
    QByteArrayView m_json;
    qsizetype m_behind = 0; ///< the last string that begins before the place
};

char before(QByteArrayView text, qsizetype at)
{
    while (at > 0 && QByteArrayView(" \t\r\n").contains(text[at - 1]))
        --at;
    return at > 0 ? text[at - 1] : '\0';
}

/// Tells whether a lost secret was the query of a URL together with its question mark.
bool wasQuery(QByteArrayView text, const Span &place)
{
    constexpr qsizetype longest = 8000;
    const qsizetype from = std::max<qsizetype>(0, place.offset - longest);
    const QByteArrayView front = text.sliced(from, place.offset - from);
    const QByteArrayView url = front.sliced(base::lastIndexOf(front, '"') + 1);
    const bool isUser = place.end() < text.size() && text[place.end()] == '@';
    return url.startsWith("http") && !url.contains('?') && !url.contains('#') && !url.contains(' ') && !isUser;
}

} // namespace

struct Placeholders::Text
{
    QByteArrayView bytes;
    bool isJson = false;
    QByteArray id;            ///< of the part: no other part of any capture has it
    QList<QByteArray> values; ///< the secrets of the capture without escapes
};

Placeholders::Placeholders(Of of)
    : m_of(of)
    , m_key(newKey())
{
}

void Placeholders::apply(store::Capture &capture) const
{
    for (int round = 0; round < MaxRounds; ++round) {
        if (!applyOnce(capture))
            return;
    }
    const Text head{capture.head, false, capture.row.uuid.toRfc4122() + "head", {}};
    const Text body{capture.body, true, capture.row.uuid.toRfc4122() + "body", {}};
    capture.head = replaced(head, {{0, capture.head.size()}});
    capture.body = replaced(body, {{0, capture.body.size()}});
}

/// Returns whether there was something to replace.
bool Placeholders::applyOnce(store::Capture &capture) const
{
    redaction::Secrets secrets = redaction::findSecrets(capture.head, capture.body);
    if (!capture.complete) {
        secrets.head = redaction::merged(secrets.head + lostRuns(capture.head));
        secrets.body = redaction::merged(secrets.body + lostRuns(capture.body));
    }
    const auto places = [this](QByteArrayView bytes, QList<Span> &found) {
        if (m_of == Of::LostSecrets)
            found.removeIf([bytes](const Span &span) { return !isLost(bytes.sliced(span.offset, span.length)); });
        return !found.isEmpty();
    };
    const QByteArray id = capture.row.uuid.toRfc4122();
    const bool inHead = places(capture.head, secrets.head);
    const bool inBody = places(capture.body, secrets.body);
    if (m_of == Of::AllSecrets) {
        for (store::SentReply &reply : capture.replies)
            reply.body = redaction::redacted(reply.body, secrets.values);
    }
    if (inHead)
        capture.head = replaced({capture.head, false, id + "head", secrets.values}, secrets.head);
    if (inBody)
        capture.body = replaced({capture.body, looksLikeJson(capture.body), id + "body", secrets.values}, secrets.body);
    if (m_of == Of::LostSecrets)
        return false; // what is left is meant to be left
    return inHead || inBody;
}

QByteArray Placeholders::replaced(const Text &text, const QList<Span> &places) const
{
    QByteArray result;
    result.reserve(text.bytes.size());
    StringWatch watch(text.bytes);
    qsizetype at = 0;
    for (qsizetype number = 0; number < places.size(); ++number) {
        const Span &place = places.at(number);
        const QByteArrayView secret = text.bytes.sliced(place.offset, place.length);
        const bool isBare = text.isJson && !watch.isInString(place.offset);
        result += text.bytes.sliced(at, place.offset - at);
        if (isBare)
            result += '"';
        else if (secret.front() == '?' || secret.front() == '#')
            result += secret.front();
        else if (isLost(secret) && wasQuery(text.bytes, place))
            result += '?';
        result += nameOf(text, place, number);
        if (isBare)
            result += before(text.bytes, place.offset) == '{' ? "\":null" : "\"";
        at = place.end();
    }
    result += text.bytes.sliced(at);
    return result;
}

QByteArray Placeholders::nameOf(const Text &text, const Span &place, qsizetype number) const
{
    const QByteArrayView raw = text.bytes.sliced(place.offset, place.length);
    if (isLost(raw)) {
        const QByteArray id = text.id + QByteArray::number(number);
        return redaction::placeholderOf(QCryptographicHash::hash(id, QCryptographicHash::Sha256));
    }
    QByteArray secret = redaction::UnescapedText(raw).text();
    if (secret.startsWith('?') || secret.startsWith('#'))
        secret.remove(0, 1);
    const auto known = std::find_if(text.values.begin(), text.values.end(), [&secret](const QByteArray &value) {
        return secret == value
            || (secret.size() <= 3 * value.size() && secret.contains('%')
                && secret.compare(value.toPercentEncoding(), Qt::CaseInsensitive) == 0);
    });
    if (known != text.values.end())
        secret = *known;
    return redaction::placeholderOf(QMessageAuthenticationCode::hash(secret, m_key, QCryptographicHash::Sha256));
}

} // namespace runlatch::interchange
