// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/explorerfield.h"

#include <QByteArray>
#include <QJsonArray>
#include <QList>
#include <QString>

#include <utility>

namespace runlatch::protocol {

/// One row of a filter. `is_empty` and `is_not_empty` are written with the value "true", which is what they are
/// asked with (the reference shows no other way); `value` is not used then.
struct ExplorerCondition
{
    QString field; ///< as requests write it; not necessarily a documented one
    ExplorerOperator is = ExplorerOperator::Is;
    QString value;

    friend bool operator==(const ExplorerCondition &, const ExplorerCondition &) = default;
};

/// Whether it can be sent. Errors: Usage, `subject` = the field, rule "explorer.no-field", "explorer.no-value",
/// "explorer.number", "explorer.time" (ISO 8601 is due), "explorer.boolean" (true or false is due),
/// "explorer.operator" (it does not fit the type of a documented field).
base::Done check(const ExplorerCondition &condition);

/// The two spellings of a filter in JSON; in both all conditions must hold (AND).
enum class FilterForm {
    Nested, ///< {field: {operator: [value]}}: what the service's own clients send
    Flat,   ///< {"field":..., "operator":..., "value":[...]}: spec 4.4
};

/// JSON: `[...]`, its members in the documents' order.
QByteArray writeFilterText(const QList<ExplorerCondition> &conditions, FilterForm form);

struct ReadFilter
{
    QList<ExplorerCondition> conditions;
    FilterForm form = FilterForm::Nested; ///< of the first entry
};
/// Reads both spellings; an entry holds one condition, a condition one value. `is_empty` and `is_not_empty` may come
/// without one. Errors: Rejected with `subject` = the JSON Pointer from the array, rule "json.type", "json.missing",
/// "explorer.operator", "explorer.boolean" (`is_empty` and `is_not_empty` with something else than "true").
base::Result<ReadFilter> readFilter(const QJsonArray &filter);

/// The parameters of GET /organizations/:org/explorer after `type`: filter[0][field][operator][0]=value, each with
/// an index of its own, rising; then `sort` ("-" before it sorts downwards) where it is not empty.
QList<std::pair<QString, QString>> explorerParameters(const QList<ExplorerCondition> &conditions, const QString &sort);
/// The same read back, by index, out of percent-decoded parameters; those that are no `filter` are passed over. Errors:
/// Rejected, `subject` = the parameter: "explorer.parameter", "explorer.operator", "explorer.index" (given twice),
/// "explorer.boolean" as of readFilter.
base::Result<QList<ExplorerCondition>> readExplorerParameters(const QList<std::pair<QString, QString>> &parameters);

} // namespace runlatch::protocol
