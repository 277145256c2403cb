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

/// One row of a filter. `is_empty` and `is_not_empty` are written with the value "true", which is what they are
/// asked with (the reference shows no other way); `value` is not used then.
struct ExplorerCondition
{
    QString field; ///< as requests write it; not necessarily a documented one
    ExplorerOperator is = ExplorerOperator::Is;
    QString value;
    /// After the first: spec 4.4 says an array of strings, the reference of the explorer one value. Sent as written.
    QStringList furtherValues = {};
    /// An operator that the table does not have, as it was written; it is sent so, and `is` means nothing then. An
    /// empty `value` alone is sent as an empty list with it. Empty: none was written.
    std::optional<QString> unknownOperator = {};

    bool hasKnownOperator() const { return !unknownOperator; }
    /// Not one that is asked without a value.
    bool takesValue() const { return !hasKnownOperator() || protocol::takesValue(is); }
    QString operatorName() const { return hasKnownOperator() ? protocol::operatorName(is) : *unknownOperator; }
    QStringList values() const { return QStringList{value} + furtherValues; }
    /// By the explorer's GET, which takes one value and the operators of its reference.
    bool canBeAsked() const { return hasKnownOperator() && (furtherValues.isEmpty() || !takesValue()); }
    friend bool operator==(const ExplorerCondition &, const ExplorerCondition &) = default;
};

/// Whether it can be sent. Errors: Usage, `subject` = the field, rule "explorer.no-field", "explorer.no-operator",
/// "explorer.no-value", "explorer.number", "explorer.time" (ISO 8601 is due), "explorer.boolean" (true or false is
/// due), "explorer.operator" (it does not fit the type of a documented field). Of an unknown operator only the field is
/// asked for.
base::Done check(const ExplorerCondition &condition);

/// The two spellings of a filter in JSON; in both all conditions must hold (AND).
enum class FilterForm {
    Nested, ///< {field: {operator: [value]}}: what the service's own clients send
    Flat,   ///< {"field":..., "operator":..., "value":[...]}: spec 4.4
};

bool canBeAsked(const QList<ExplorerCondition> &conditions); ///< each of them

/// JSON: `[...]`, its members in the documents' order.
QByteArray writeFilterText(const QList<ExplorerCondition> &conditions, FilterForm form);

struct ReadFilter
{
    QList<ExplorerCondition> conditions;
    FilterForm form = FilterForm::Nested; ///< of the first entry
};
/// Reads both spellings; an entry holds one condition, a condition at least one value. `is_empty`, `is_not_empty` and
/// unknown operators may come without one. Errors: Rejected with `subject` = the JSON Pointer from the array, rule
/// "json.type", "json.missing", "explorer.boolean" (`is_empty` and `is_not_empty` with something else than "true").
base::Result<ReadFilter> readFilter(const QJsonArray &filter);

/// The parameters of GET /organizations/:org/explorer after `type`: filter[0][field][operator][0]=value, each with
/// an index of its own, rising; then `sort` ("-" before it sorts downwards) where it is not empty. Only for conditions
/// that can be asked.
QList<std::pair<QString, QString>> explorerParameters(const QList<ExplorerCondition> &conditions, const QString &sort);
/// The same read back, by index, out of percent-decoded parameters; those that are no `filter` are passed over. Errors:
/// Rejected, `subject` = the parameter: "explorer.parameter", "explorer.operator", "explorer.index" (given twice),
/// "explorer.boolean" as of readFilter.
base::Result<QList<ExplorerCondition>> readExplorerParameters(const QList<std::pair<QString, QString>> &parameters);

} // namespace runlatch::protocol
