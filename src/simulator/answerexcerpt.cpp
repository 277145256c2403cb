// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/answerexcerpt.h"

#include "protocol/taskresult.h"
#include "text/plaintext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr qsizetype LookedAtBytes = 16 * 1024;

/// Returns the end of what begins with "<" at `from`: a comment, a script or style with its content, or a tag. What is
/// not closed takes the rest.
qsizetype endOfMarkup(QStringView text, qsizetype from)
{
    struct Span
    {
        QLatin1StringView begin;
        QLatin1StringView end;
    };
    static constexpr Span spans[] = {
        {"<!--"_L1, "-->"_L1}, {"<script"_L1, "</script>"_L1}, {"<style"_L1, "</style>"_L1}, {"<"_L1, ">"_L1}};
    for (const Span &span : spans) {
        if (!text.sliced(from).startsWith(span.begin, Qt::CaseInsensitive))
            continue;
        const qsizetype end = text.indexOf(span.end, from, Qt::CaseInsensitive);
        return end < 0 ? text.size() : end + span.end.size();
    }
    return from + 1;
}

/// The sign that an entity stands for, such as "&amp;", "&#39;" or "&#x27;"; empty for any other text.
QString signOf(QStringView entity)
{
    static constexpr std::pair<QLatin1StringView, char16_t> names[] = {
        {"nbsp"_L1, u' '}, {"lt"_L1, u'<'}, {"gt"_L1, u'>'}, {"quot"_L1, u'"'}, {"apos"_L1, u'\''}, {"amp"_L1, u'&'}};
    for (const auto &[name, sign] : names) {
        if (entity == name)
            return QString(QChar(sign));
    }
    if (!entity.startsWith(u'#'))
        return {};
    const bool isHex = entity.size() > 1 && entity[1].toLower() == u'x';
    bool isNumber = false;
    const char32_t code = entity.sliced(isHex ? 2 : 1).toUInt(&isNumber, isHex ? 16 : 10);
    const bool isCharacter = isNumber && code > 0 && code <= QChar::LastValidCodePoint && !QChar::isSurrogate(code);
    return isCharacter ? QString::fromUcs4(&code, 1) : QString();
}

QString withoutEntities(QStringView text)
{
    constexpr qsizetype Longest = 10; // &#x10FFFF;
    QString words;
    qsizetype at = 0;
    for (qsizetype begin = text.indexOf(u'&'); begin >= 0; begin = text.indexOf(u'&', begin + 1)) {
        const qsizetype length = text.sliced(begin, std::min(Longest, text.size() - begin)).indexOf(u';');
        const QString sign = length < 0 ? QString() : signOf(text.sliced(begin + 1, length - 1));
        if (sign.isEmpty())
            continue;
        words += text.sliced(at, begin - at);
        words += sign;
        at = begin + length + 1;
        begin = at - 1;
    }
    words += text.sliced(at);
    return words;
}

/// Appends a piece of text between two tags, unless it says again what the page has said already: the title of an error
/// page is its headline, too.
void addPiece(const QString &piece, QString &words)
{
    if (piece.isEmpty() || words == piece)
        return;
    words += words.isEmpty() ? piece : u' ' + piece;
}

QString withoutMarkup(QStringView text)
{
    QString words;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype tag = text.indexOf(u'<', at);
        const QStringView piece = text.sliced(at, (tag < 0 ? text.size() : tag) - at);
        addPiece(withoutEntities(piece).simplified(), words);
        at = tag < 0 ? text.size() : endOfMarkup(text, tag);
    }
    return words;
}

/// A result may be wrapped this deep: in a list, a text in a text, the body for an API gateway.
constexpr int Wrappings = 3;

/// Any value of JSON, also a text; undefined for what is none.
QJsonValue valueIn(const QByteArray &text)
{
    return QJsonDocument::fromJson('[' + text + ']').array().first();
}

bool saysResult(const QJsonValue &value, int wrappings)
{
    if (value.isArray()) {
        const QJsonArray entries = value.toArray();
        return !entries.isEmpty() && wrappings > 0 && saysResult(entries.first(), wrappings - 1);
    }
    if (value.isString())
        return wrappings > 0 && saysResult(valueIn(value.toString().toUtf8()), wrappings - 1);
    const QJsonObject object = value.toObject();
    const auto plain = protocol::taskStatusOfName(object["status"_L1].toString());
    const auto ofDocument = protocol::taskStatusOfName(object["data"_L1]["attributes"_L1]["status"_L1].toString());
    if (ofDocument || (plain && protocol::isFinal(*plain)))
        return true;
    const QJsonValue wrapped = object["body"_L1];
    return wrappings > 0 && !wrapped.isUndefined() && saysResult(wrapped, wrappings - 1);
}

} // namespace

QString answerExcerpt(const QByteArray &body)
{
    const QString text = QString::fromUtf8(body.left(LookedAtBytes)).simplified();
    const QString words = text.startsWith(u'<') ? withoutMarkup(text) : text;
    return text::markedText(words.isEmpty() ? text : words, MaxAnswerExcerpt);
}

bool holdsResult(const QByteArray &body)
{
    constexpr qsizetype Most = 1024 * 1024;
    if (body.size() > Most || !body.contains("status"))
        return false;
    return saysResult(valueIn(body), Wrappings);
}

} // namespace runlatch::simulator
