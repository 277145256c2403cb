// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/filtercompletion.h"

#include "protocol/filterquoting.h"
#include "protocol/filtertoken.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr std::array<QStringView, 5> Times{u"today", u"yesterday", u"24h", u"7d", u"30d"};

/// The word that the cursor stands in or behind; an empty one between words.
FilterToken tokenAt(QStringView text, qsizetype cursor)
{
    FilterToken token = readFilterToken(text, 0);
    while (token.length > 0 && token.end() < cursor)
        token = readFilterToken(text, token.end());
    if (token.length > 0 && token.position <= cursor)
        return token;
    FilterToken none;
    none.position = none.namePosition = none.valuePosition = cursor;
    return none;
}

std::span<const QStringView> valuesOf(const FilterField &field)
{
    return field.type == FilterField::Type::Time ? std::span<const QStringView>(Times) : field.choices;
}

} // namespace

QList<FilterCompletion> filterCompletions(const QString &text, qsizetype cursor, std::span<const FilterField> fields)
{
    cursor = std::clamp<qsizetype>(cursor, 0, text.size());
    const FilterToken token = tokenAt(text, cursor);
    const FilterToken typed = readFilterToken(QStringView(text).first(cursor), token.position);
    QList<FilterCompletion> found;
    const auto offer = [&](const QString &whole, qsizetype position, qsizetype end) {
        if (QStringView(text).sliced(position, end - position) != whole)
            found.append({.text = whole, .position = position, .length = end - position});
    };
    if (typed.isQuoted || cursor < token.namePosition)
        return found;
    if (typed.name.isNull()) {
        const qsizetype end = token.name.isNull() ? token.end() : token.namePosition + token.name.size() + 1;
        for (const FilterField &field : fields) {
            if (field.name.startsWith(typed.value, Qt::CaseInsensitive))
                offer(field.name.toString() + u':', token.namePosition, end);
        }
        return found;
    }
    const int field = findFilterField(fields, typed.name);
    if (field < 0 || cursor < token.valuePosition)
        return found;
    for (const QStringView value : valuesOf(fields[static_cast<std::size_t>(field)])) {
        if (value.startsWith(typed.value, Qt::CaseInsensitive))
            offer(quotedForFilter(value), token.valuePosition, token.end());
    }
    return found;
}

} // namespace runlatch::protocol
