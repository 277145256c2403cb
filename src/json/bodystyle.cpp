// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/bodystyle.h"

#include "json/jsonlayout.h"

#include <QString>

using namespace Qt::StringLiterals;

namespace runlatch::json {

namespace {

bool isEscapedInBody(QChar letter)
{
    return letter == u'&' || letter == u'<' || letter == u'>' || letter.unicode() > 0x7e;
}

QByteArray escapedBody(const QByteArray &json)
{
    QByteArray escaped;
    escaped.reserve(json.size());
    const QString text = QString::fromUtf8(json); // a character beyond the first plane takes two escapes, as in JSON
    for (const QChar letter : text) {
        if (isEscapedInBody(letter))
            escaped += "\\u" + QByteArray::number(letter.unicode(), 16).rightJustified(4, '0');
        else
            escaped += letter.toLatin1();
    }
    return escaped;
}

constexpr int MaxIndentation = 64; // levels; without it the lines of deep nesting would take a gigabyte

} // namespace

QString bodyStyleName(BodyStyle style)
{
    switch (style) {
    case BodyStyle::Compact: break;
    case BodyStyle::Escaped: return u"escaped"_s;
    case BodyStyle::Spaced: return u"spaced"_s;
    case BodyStyle::Pretty: return u"pretty"_s;
    }
    return u"compact"_s;
}

std::optional<BodyStyle> bodyStyleOfName(QStringView name)
{
    for (const BodyStyle style : bodyStyles()) {
        if (bodyStyleName(style) == name)
            return style;
    }
    return std::nullopt;
}

QList<BodyStyle> bodyStyles()
{
    return {BodyStyle::Compact, BodyStyle::Escaped, BodyStyle::Spaced, BodyStyle::Pretty};
}

QByteArray restyled(const QByteArray &json, BodyStyle style)
{
    switch (style) {
    case BodyStyle::Compact: break;
    case BodyStyle::Escaped: return escapedBody(json);
    case BodyStyle::Spaced: return *laidOut(json, JsonLayout::Spaced, {});
    case BodyStyle::Pretty: return *laidOut(json, JsonLayout::Indent2, {.depth = MaxIndentation});
    }
    return json;
}

QString indentedText(const QByteArray &json)
{
    return QString::fromUtf8(restyled(json, BodyStyle::Pretty));
}

} // namespace runlatch::json
