// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/planfault.h"

#include "plan/shownplaces.h"
#include "text/utf8.h"

using namespace Qt::StringLiterals;

namespace runlatch::plan {

namespace {

using base::Rules;

/// The first byte that belongs to no character.
qsizetype firstUndecodable(QByteArrayView text)
{
    for (qsizetype at = 0; at < text.size();) {
        const int length = text::utf8Length(text, at);
        if (length == 0)
            return at;
        at += length;
    }
    return text.size();
}

/// The first control character within a string.
qsizetype firstControl(QByteArrayView text)
{
    bool isInString = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (isInString && byte < 0x20)
            return at;
        if (isInString && byte == '\\')
            ++at;
        else if (byte == '"')
            isInString = !isInString;
    }
    return text.size();
}

} // namespace

QString shownPlace(QByteArrayView text, qsizetype offset)
{
    return ShownPlaces(text).at(offset);
}

base::Error planError(base::Rule rule, const QString &subject, qsizetype offset)
{
    return {.kind = base::ErrorKind::Protocol, .rule = rule, .subject = subject, .detail = u"at byte %1"_s.arg(offset)};
}

base::Error syntaxError(QByteArrayView text, simdjson::error_code code, qsizetype at)
{
    base::Rule rule = Rules::PlanBroken;
    switch (int(code)) {
    case simdjson::UTF8_ERROR:
        rule = Rules::PlanEncoding;
        at = firstUndecodable(text);
        break;
    case simdjson::UNESCAPED_CHARS: at = firstControl(text); break;
    case simdjson::EMPTY:
    case simdjson::UNCLOSED_STRING:
    case simdjson::INCOMPLETE_ARRAY_OR_OBJECT:
    case simdjson::OUT_OF_BOUNDS:
        rule = Rules::PlanCut;
        at = text.size();
        break;
    default: break; // an error of the library's, not of ours
    }
    if (at >= text.trimmed().size() && rule == Rules::PlanBroken)
        rule = Rules::PlanCut;
    return planError(rule, shownPlace(text, at), at);
}

std::optional<base::Error> otherKind(QByteArrayView text)
{
    if (text.startsWith("PK\x03\x04"))
        return planError(Rules::PlanBinary, {}, 0);
    const bool hasMark = text.startsWith("\xFF\xFE") || text.startsWith("\xFE\xFF");
    const bool hasZero = text.size() > 1 && (text[0] == '\0' || text[1] == '\0');
    if (hasMark || hasZero)
        return planError(Rules::PlanUtf16, {}, 0);
    return std::nullopt;
}

} // namespace runlatch::plan
