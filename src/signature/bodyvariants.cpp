// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/bodyvariants.h"

#include "base/rules.h"
#include "json/jsonescapes.h"
#include "json/jsonlayout.h"
#include "json/jsonsorting.h"
#include "signature/parts.h"
#include "text/unpacking.h"

#include <QList>
#include <QString>

#include <algorithm>
#include <iterator>
#include <utility>

namespace runlatch::signature {

namespace {

using base::Rules;

constexpr QByteArrayView Mark = "\xEF\xBB\xBF";

/// Ends each line in LF, or each in CR LF. A CR alone ends no line.
void writeLines(const QByteArray &body, bool withReturn, const text::ByteSink &sink)
{
    Parts parts(sink);
    for (qsizetype at = 0; at < body.size(); ++at) {
        const bool isReturn = body[at] == '\r' && at + 1 < body.size() && body[at + 1] == '\n';
        if (isReturn)
            continue;
        if (body[at] == '\n' && withReturn)
            parts.add('\r');
        parts.add(body[at]);
    }
}

/// Takes each byte as a letter of Latin-1, and writes it in UTF-8.
void writeUtf8(const QByteArray &body, const text::ByteSink &sink)
{
    Parts parts(sink);
    for (const char letter : body) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < 0x80) {
            parts.add(letter);
        } else {
            parts.add(static_cast<char>(0xc0 | byte >> 6));
            parts.add(static_cast<char>(0x80 | (byte & 0x3f)));
        }
    }
}

/// Writes UTF-8 with letters of Latin-1 only in Latin-1; see isLatin1().
void writeLatin1(const QByteArray &body, const text::ByteSink &sink)
{
    Parts parts(sink);
    for (qsizetype at = 0; at < body.size(); ++at) {
        const auto byte = static_cast<unsigned char>(body[at]);
        parts.add(byte < 0x80 ? body[at] : static_cast<char>(byte << 6 | (body[++at] & 0x3f)));
    }
}

bool isAscii(const QByteArray &body)
{
    return std::all_of(body.begin(), body.end(), [](char letter) { return static_cast<unsigned char>(letter) < 0x80; });
}

/// Whether the text is UTF-8 and has no letter beyond Latin-1.
bool isLatin1(const QByteArray &body)
{
    for (qsizetype at = 0; at < body.size(); ++at) {
        const auto byte = static_cast<unsigned char>(body[at]);
        if (byte < 0x80)
            continue;
        const bool isPair = (byte == 0xc2 || byte == 0xc3) && at + 1 < body.size() && (body[at + 1] & 0xc0) == 0x80;
        if (!isPair)
            return false;
        ++at;
    }
    return true;
}

/// The variants of which the bytes stand together.
BodyVariant whole(base::Rule cause, const QByteArray &name, QByteArrayView bytes, QByteArrayView before = {},
                  QByteArrayView behind = {})
{
    return {cause, name, false, [bytes, before, behind](const text::ByteSink &sink) {
                sink(before);
                sink(bytes);
                sink(behind);
            }};
}

struct Escaping
{
    const char *name;
    json::JsonEscapes escapes;
};

constexpr Escaping Escapings[] = {
    {"", {}},
    {"+ascii", {.ascii = true}},
    {"+html", {.html = true}},
    {"+slashes", {.slashes = true}},
    {"+slashes+ascii", {.ascii = true, .slashes = true}},
    {"+ascii+upper", {.ascii = true, .upper = true}}, // Jackson
    {"+html+upper", {.html = true, .upper = true}},
    {"+ascii+html", {.ascii = true, .html = true}},
    {"+ascii+html+upper", {.ascii = true, .html = true, .upper = true}},
    {"+ascii+html+quotes+upper", {.ascii = true, .html = true, .quotes = true, .upper = true}}, // .NET
};

/// The escapes that make a difference in a text that has none but those that must be.
json::JsonEscapes effectIn(const QByteArray &plain, const json::JsonEscapes &escapes)
{
    const auto has = [&plain](QByteArrayView characters) {
        return std::ranges::any_of(characters, [&plain](char one) { return plain.contains(one); });
    };
    const bool hasSeparator = plain.contains("\xe2\x80\xa8") || plain.contains("\xe2\x80\xa9");
    json::JsonEscapes effect{.ascii = escapes.ascii && (plain.contains('\x7f') || !isAscii(plain)),
                             .html = escapes.html && (hasSeparator || has("<>&")),
                             .slashes = escapes.slashes && (hasSeparator || plain.contains('/')),
                             .quotes = escapes.quotes && (has("'`+") || plain.contains("\\\""))};
    const bool hasEscape = effect != json::JsonEscapes() || plain.contains("\\u");
    effect.upper = escapes.upper && hasEscape;
    return effect;
}

/// The escapings that write such a text in different ways; of those with the same effect the first one.
QList<Escaping> escapingsIn(const QByteArray &plain)
{
    QList<Escaping> those;
    QList<json::JsonEscapes> effects;
    for (const Escaping &escaping : Escapings) {
        const json::JsonEscapes effect = effectIn(plain, escaping.escapes);
        if (effects.contains(effect))
            continue;
        effects.append(effect);
        those.append(escaping);
    }
    return those;
}

} // namespace

void BodyVariants::visit(const Visitor &visitor)
{
    if (!visitPacked(visitor) || !visitEnds(visitor) || !visitWhole(visitor) || !isJson())
        return;
    m_hasLeftOut = m_body.size() > MaxRewritten;
    if (!m_hasLeftOut)
        (void)visitRewritten(visitor);
}

bool BodyVariants::isJson() const
{
    const QByteArrayView text = QByteArrayView(m_body).sliced(m_body.startsWith(Mark) ? Mark.size() : 0).trimmed();
    return (text.startsWith('{') && text.endsWith('}')) || (text.startsWith('[') && text.endsWith(']'));
}

bool BodyVariants::visitPacked(const Visitor &visitor) const
{
    const auto content = text::unpacked(m_body);
    const auto write = [&content](const text::ByteSink &sink) { sink(*content); };
    return !content || visitor({Rules::BodyPacked, text::packingName(m_body).toLatin1(), false, write});
}

bool BodyVariants::visitEnds(const Visitor &visitor) const
{
    const QByteArrayView body = m_body;
    if (!visitor(whole(Rules::BodyNewlineLost, "lf", body, {}, "\n"))
        || !visitor(whole(Rules::BodyNewlineLost, "crlf", body, {}, "\r\n")))
        return false;
    const bool hasReturn = body.endsWith("\r\n");
    if (hasReturn || body.endsWith('\n')) {
        if (!visitor(whole(Rules::BodyNewlineAdded, hasReturn ? "crlf" : "lf", body.chopped(hasReturn ? 2 : 1))))
            return false;
    }
    const auto lines = [this](bool withReturn) {
        return [body = &m_body, withReturn](const text::ByteSink &sink) { writeLines(*body, withReturn, sink); };
    };
    if (body.contains('\n')) {
        if (!visitor({Rules::BodyLineEnds, "lf", false, lines(false)})
            || !visitor({Rules::BodyLineEnds, "crlf", false, lines(true)}))
            return false;
    }
    return true;
}

bool BodyVariants::visitWhole(const Visitor &visitor) const
{
    const QByteArrayView body = m_body;
    const bool hasMark = body.startsWith(Mark);
    if (!visitor(hasMark ? whole(Rules::BodyBom, "without", body.sliced(Mark.size()))
                         : whole(Rules::BodyBom, "with", body, Mark)))
        return false;
    const QByteArrayView trimmed = body.trimmed();
    if (trimmed.size() != body.size()) {
        const qsizetype begin = trimmed.isEmpty() ? 0 : trimmed.data() - body.data();
        if (!visitor(whole(Rules::BodyTrimmed, "both", trimmed))
            || !visitor(whole(Rules::BodyTrimmed, "end", body.first(begin + trimmed.size())))
            || !visitor(whole(Rules::BodyTrimmed, "begin", body.sliced(begin))))
            return false;
    }
    if (isAscii(m_body))
        return true;
    const auto utf8 = [body = &m_body](const text::ByteSink &sink) { writeUtf8(*body, sink); };
    const auto latin1 = [body = &m_body](const text::ByteSink &sink) { writeLatin1(*body, sink); };
    return (!isLatin1(m_body) || visitor({Rules::BodyEncoding, "latin-1", false, latin1}))
        && visitor({Rules::BodyEncoding, "utf-8", false, utf8});
}

bool BodyVariants::visitRewritten(const Visitor &visitor)
{
    const QByteArray text = m_body.startsWith(Mark) ? m_body.sliced(Mark.size()) : m_body;
    const QByteArray plain = json::withEscapes(text, {});
    const QList<Escaping> escapings = escapingsIn(plain);
    const auto visitAll = [this, &visitor, &escapings](const QByteArray &json, const QByteArray &order) {
        return std::all_of(escapings.begin(), escapings.end(), [&](const Escaping &escaping) {
            return visitLayouts(visitor, json::withEscapes(json, escaping.escapes), escaping.name + order);
        });
    };
    if (!visitAll(plain, {}) || (plain != text && !visitLayouts(visitor, text, "+kept")))
        return false;
    const auto sorted = json::withSortedKeys(plain);
    return !sorted || sorted == json::laidOut(plain, json::JsonLayout::Compact, {}) || visitAll(*sorted, "+sorted");
}

bool BodyVariants::visitLayouts(const Visitor &visitor, const QByteArray &json, const QByteArray &writing)
{
    static constexpr std::pair<json::JsonLayout, const char *> layouts[] = {
        {json::JsonLayout::Compact, "compact"},  {json::JsonLayout::Spaced, "spaced"},
        {json::JsonLayout::Indent2, "indent-2"}, {json::JsonLayout::Indent4, "indent-4"},
        {json::JsonLayout::Tabs, "tabs"},
    };
    const json::LayoutLimits limits{.size = MaxGrowth * m_body.size() + FreeGrowth};
    return std::all_of(std::begin(layouts), std::end(layouts), [&](const auto &named) {
        const auto laid = json::laidOut(json, named.first, limits);
        if (!laid) {
            m_hasLeftOut = true;
            return true;
        }
        const auto write = [&text = *laid](const text::ByteSink &sink) { sink(text); };
        return visitor({Rules::BodyReserialized, named.second + writing, true, write});
    });
}

} // namespace runlatch::signature
