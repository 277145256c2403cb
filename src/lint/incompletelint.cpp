// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/incompletelint.h"

#include "json/jsontext.h"
#include "lint/lintwalk.h"
#include "text/textposition.h"

#include <algorithm>

namespace runlatch::lint {

namespace {

using json::jsontext::EscapeSize;

bool isByteOfWord(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z')
        || QByteArrayView("+-.\\").contains(byte) || static_cast<unsigned char>(byte) >= 0x80;
}

bool isClosed(QByteArrayView string)
{
    return json::jsontext::endOfString(string, 1) < string.size();
}

/// The text is the beginning of an escape \uXXXX, and not all of it. A short escape has no beginning that is a finding.
bool isBegunEscape(QByteArrayView text)
{
    const auto isHexDigit = [](char byte) {
        return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'F') || (byte >= 'a' && byte <= 'f');
    };
    if (text.size() >= EscapeSize || !QByteArrayView("\\u").startsWith(text.first(std::min<qsizetype>(2, text.size()))))
        return false;
    return text.size() <= 2 || std::all_of(text.begin() + 2, text.end(), isHexDigit);
}

/// The text is the first half of a surrogate pair. The second half has not begun, or is not whole.
bool isBegunPair(QByteArrayView text)
{
    const int unit = text.size() < 2 * EscapeSize ? json::jsontext::hexDigits(text, 2) : -1;
    return unit >= 0xD800 && unit < 0xDC00 && isBegunEscape(text.sliced(EscapeSize));
}

/// The places at which the end of the text broke something off.
struct End
{
    explicit End(QByteArrayView content)
        : text(content)
        , word(text.size())
        , character(text.size())
    {
        while (word > 0 && isByteOfWord(text[word - 1]))
            --word;
        for (qsizetype size = 1; size <= std::min<qsizetype>(3, text.size()); ++size) {
            const auto byte = static_cast<unsigned char>(text[text.size() - size]);
            const qsizetype whole = byte >= 0xF5 ? 0 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 0;
            if (whole > size)
                character = text.size() - size;
            if (byte < 0x80 || byte >= 0xC0)
                break;
        }
    }

    /// Whether what begins at `offset`, a string, word, escape or character, has no end in the text.
    bool isReachedFrom(base::Rule rule, qsizetype offset) const
    {
        const QByteArrayView rest = text.sliced(std::clamp<qsizetype>(offset, 0, text.size()));
        if (rest.startsWith('"'))
            return !isClosed(rest);
        if (rule == base::Rules::JsonEscape)
            return isBegunEscape(rest);
        if (rule == base::Rules::JsonSurrogate)
            return isBegunPair(rest);
        return offset >= (rule == base::Rules::JsonUtf8 ? character : word);
    }

    QByteArrayView text;
    qsizetype word;      ///< the beginning of the word at the end
    qsizetype character; ///< the beginning of a character at the end that is not whole
};

} // namespace

Lint lintArrived(QByteArrayView content, protocol::DeliveryKind kind)
{
    const auto isOfTheEnd = [end = End(content)](base::Rule rule, qsizetype offset) {
        return end.isReachedFrom(rule, offset);
    };
    Lint lint = LintWalk(content, lintRoot(kind), false, LintLog(isOfTheEnd)).run();
    lint.kind = kind;
    LintFinding note{.rule = base::Rules::BodyIncomplete, .severity = LintSeverity::Info};
    text::TextPosition position(content);
    position.moveTo(content.size());
    note.line = position.line();
    note.column = position.column();
    note.offset = content.size();
    lint.findings.append(note);
    ++lint.infos;
    return lint;
}

} // namespace runlatch::lint
