// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/queryrows.h"

#include "json/jsonescapes.h"
#include "protocol/exploreraddress.h"
#include "text/plaintext.h"

#include <algorithm>

namespace runlatch::changerequests {

namespace {

/// A value of an operator that takes none is not sent.
bool saysSame(const protocol::ExplorerCondition &row, const protocol::ExplorerCondition &read)
{
    if (row.unknownOperator != read.unknownOperator || (row.hasKnownOperator() && row.is != read.is))
        return false;
    return row.field == read.field
        && (!row.takesValue() || (row.value == read.value && row.furtherValues == read.furtherValues));
}

bool hasInvisible(const QByteArray &json)
{
    const auto isAscii = [](char byte) { return static_cast<unsigned char>(byte) < 0x80; };
    if (std::all_of(json.cbegin(), json.cend(), isAscii)) // most queries
        return false;
    const QList<uint> letters = QString::fromUtf8(json).toUcs4();
    return std::any_of(letters.cbegin(), letters.cend(),
                       [](uint letter) { return letter != U'\n' && text::isInvisible(letter); });
}

} // namespace

bool isExpressed(const BulkDraft::Condition &row, QueryText text)
{
    if (!row.enabled || !protocol::check(row.condition))
        return false;
    return text == QueryText::Json || protocol::canBeAddressed(row.condition);
}

QList<protocol::ExplorerCondition> expressedConditions(const QList<BulkDraft::Condition> &rows, QueryText text)
{
    QList<protocol::ExplorerCondition> conditions;
    conditions.reserve(rows.size());
    for (const BulkDraft::Condition &row : rows) {
        if (isExpressed(row, text))
            conditions += row.condition;
    }
    return conditions;
}

QList<BulkDraft::Condition> withConditions(const QList<BulkDraft::Condition> &rows, QueryText text,
                                           const QList<protocol::ExplorerCondition> &read)
{
    QList<BulkDraft::Condition> result;
    result.reserve(rows.size() + read.size());
    auto next = read.cbegin();
    for (const BulkDraft::Condition &row : rows) {
        const bool isSame = row.enabled && next != read.cend() && saysSame(row.condition, *next);
        if (!isSame && !isExpressed(row, text)) {
            result += row;
        } else if (next != read.cend()) {
            result += isSame ? row : BulkDraft::Condition{*next};
            ++next;
        }
    }
    for (; next != read.cend(); ++next)
        result += BulkDraft::Condition{*next};
    return result;
}

QByteArray queryJson(const QList<protocol::ExplorerCondition> &conditions, protocol::FilterDialect dialect)
{
    const QByteArray text = "{\n  \"type\": \"workspaces\",\n  \"filter\": "
        + protocol::writeFilterText(conditions, dialect, protocol::FilterLayout::Indented, 1) + "\n}";
    return hasInvisible(text) ? json::withEscapes(text, {.ascii = true}) : text;
}

} // namespace runlatch::changerequests
