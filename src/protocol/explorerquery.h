// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/explorerfield.h"

#include <QByteArray>
#include <QJsonArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace runlatch::protocol {

/// One row of a filter. `is_empty` and `is_not_empty` are sent with the value "true" (the reference shows no other
/// way); their `value` is not used.
struct ExplorerCondition
{
    QString field; ///< the name in requests; may be undocumented
    ExplorerOperator is = ExplorerOperator::Is;
    QString value;
    /// The values after the first: spec 4.4 has an array of strings, the explorer's reference one value. They are sent
    /// as written.
    QStringList furtherValues = {};
    /// An operator outside of the table, as it was written; nullopt for a known operator. It is sent unchanged, and
    /// `is` means nothing then. A single empty `value` is sent as an empty list with it.
    std::optional<QString> unknownOperator = {};

    bool hasKnownOperator() const { return !unknownOperator; }
    /// Whether the operator needs a value.
    bool takesValue() const { return !hasKnownOperator() || protocol::takesValue(is); }
    QString operatorName() const { return hasKnownOperator() ? protocol::operatorName(is) : *unknownOperator; }
    QStringList values() const { return QStringList{value} + furtherValues; }
    /// Whether the explorer's GET can send the condition: it has one value, and an operator of the explorer's
    /// reference.
    bool canBeAsked() const { return hasKnownOperator() && (furtherValues.isEmpty() || !takesValue()); }
    friend bool operator==(const ExplorerCondition &, const ExplorerCondition &) = default;
};

/// Whether the condition can be sent. Errors: Usage, `subject` = the field, rule "explorer.no-field",
/// "explorer.no-operator", "explorer.no-value", "explorer.number", "explorer.time" (must be ISO 8601),
/// "explorer.boolean" (must be true or false), "explorer.operator" (does not fit the type of a documented field). With
/// an unknown operator only the field is checked.
base::Done check(const ExplorerCondition &condition);
base::Done check(const ExplorerCondition &condition,
                 const ExplorerField *field); ///< `field`: that of findExplorerField

/// The two dialects of a filter in JSON; in both all conditions must hold (AND).
enum class FilterDialect {
    Nested, ///< {field: {operator: [value]}}: the dialect of the service's own clients
    Flat,   ///< {"field":..., "operator":..., "value":[...]}: spec 4.4
};

bool canBeAsked(const QList<ExplorerCondition> &conditions); ///< true if each of the conditions can be asked

enum class FilterLayout {
    Compact,
    Indented, ///< as json::BodyStyle::Pretty
};

/// JSON: `[...]`, with the members in the documents' order. `depth`: levels around it that are indented. `before`: what
/// stands in front of it.
QByteArray writeFilterText(const QList<ExplorerCondition> &conditions, FilterDialect dialect,
                           FilterLayout layout = FilterLayout::Compact, int depth = 0, const QByteArray &before = {});

struct ReadFilter
{
    QList<ExplorerCondition> conditions;
    FilterDialect dialect = FilterDialect::Nested; ///< the dialect of the first entry
};
/// Reads both dialects; an entry holds one condition, a condition at least one value. `is_empty`, `is_not_empty` and
/// unknown operators may come without a value. Errors: Rejected with `subject` = the JSON Pointer from the array, rule
/// "json.type", "json.missing", "explorer.quotes" (a value of the list is a number, true or false),
/// "explorer.value-list" (one value instead of the list), "explorer.boolean" (`is_empty` or `is_not_empty` with a value
/// other than "true"), "explorer.member" (a flat entry has another member than its three).
base::Result<ReadFilter> readFilter(const QJsonArray &filter);

/// The parameters of GET /organizations/:org/explorer after `type`: filter[0][field][operator][0]=value, each with a
/// rising index of its own; then `sort` ("-" in front sorts downwards) if it is not empty. Only for conditions with
/// canBeAsked().
QList<std::pair<QString, QString>> explorerParameters(const QList<ExplorerCondition> &conditions, const QString &sort);
/// Reads conditions back from percent-decoded parameters, by index; parameters other than `filter` are ignored. Errors:
/// Rejected, `subject` = the parameter: "explorer.parameter", "explorer.operator", "explorer.index" (given twice),
/// "explorer.boolean" as in readFilter.
base::Result<QList<ExplorerCondition>> readExplorerParameters(const QList<std::pair<QString, QString>> &parameters);

} // namespace runlatch::protocol
