// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/queryrows.h"

#include "json/jsonescapes.h"
#include "protocol/exploreraddress.h"
#include "text/plaintext.h"
#include "text/utf8.h"

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

/// Only what is not ASCII is looked at: JSON writes controls as escapes.
bool hasInvisible(QByteArrayView json)
{
    for (json = json.sliced(text::asciiLength(json)); !json.isEmpty(); json = json.sliced(text::asciiLength(json))) {
        const auto *const end =
            std::find_if(json.begin(), json.end(), [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
        const QList<uint> letters = text::fromWholeUtf8(json.first(end - json.begin())).toUcs4();
        if (std::any_of(letters.cbegin(), letters.cend(), text::isInvisible))
            return true;
        json = json.sliced(end - json.begin());
    }
    return false;
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
            if (isSame)
                result.append(row);
            else
                result.append(BulkDraft::Condition{*next});
            ++next;
        }
    }
    for (; next != read.cend(); ++next)
        result += BulkDraft::Condition{*next};
    return result;
}

QByteArray queryJson(const QList<protocol::ExplorerCondition> &conditions, protocol::FilterDialect dialect)
{
    constexpr char Beginning[] = "{\n  \"type\": \"workspaces\",\n  \"filter\": ";
    QByteArray text = protocol::writeFilterText(conditions, dialect, protocol::FilterLayout::Indented, 1, Beginning);
    text += "\n}";
    return hasInvisible(text) ? json::withEscapes(text, {.ascii = true}) : text;
}

} // namespace runlatch::changerequests
