// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerquery.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace runlatch::protocol {

/// How a bulk action may be written: the service's documents show each of these dialects (spec 4.4 and the reference).
/// The default is the dialect of the service's own clients.
struct BulkActionDialect
{
    enum class ActionType { Singular, Plural }; ///< `change_request` or `change_requests`
    enum class Placement { Attributes, Data };  ///< below data.attributes, or directly below data
    ActionType actionType = ActionType::Singular;
    Placement placement = Placement::Attributes;
    FilterDialect filter = FilterDialect::Nested;

    friend bool operator==(const BulkActionDialect &, const BulkActionDialect &) = default;
};
QString bulkActionDialectName(
    const BulkActionDialect &dialect); ///< "change_request,attributes,nested": for logs and `form` members

/// Change requests to be created (spec 4.4): their texts, and their workspaces, which are listed or found by a query,
/// never both and never neither.
class BulkCreation
{
public:
    /// Errors: Usage, with rule and subject: "create.subject" (empty) /subject, "create.message" (empty) /message,
    /// "create.no-targets", "create.target" (subject: an id that is not "ws-" and letters or digits). Repeated ids are
    /// sent once.
    static base::Result<BulkCreation> onTargets(const QString &subject, const QString &message,
                                                const QStringList &workspaceIds);
    /// Errors as above, and "create.no-conditions": a filter is never sent empty; those of check(condition).
    static base::Result<BulkCreation> onMatches(const QString &subject, const QString &message,
                                                const QList<ExplorerCondition> &conditions);

    const QString &subject() const { return m_subject; }
    const QString &message() const { return m_message; }
    const QStringList &targets() const { return m_targets; }                    ///< empty: by query
    const QList<ExplorerCondition> &conditions() const { return m_conditions; } ///< empty: by list
    bool isByQuery() const { return m_targets.isEmpty(); }
    bool hasSeveralValues() const; ///< one of the conditions

    friend bool operator==(const BulkCreation &, const BulkCreation &) = default;

private:
    BulkCreation() = default;

    QString m_subject;
    QString m_message;
    QStringList m_targets;
    QList<ExplorerCondition> m_conditions;
};

/// The body: JSON with the keys in the order of the example of spec 4.4. Compact.
QByteArray writeBulkCreation(const BulkCreation &creation, const BulkActionDialect &dialect);

struct ReadBulkCreation
{
    BulkCreation creation;
    BulkActionDialect dialect; ///< as written; `filter` is the default without a filter
};
/// Reads every documented dialect. Errors: those of readObject; Rejected with `subject` = the JSON Pointer and rule
/// "json.missing", "json.type", "create.action-type", "create.both" (targets and query), "create.no-targets" (neither),
/// "create.query-type" (present, but not `workspaces`; spec 4.4 does not require it), those of readFilter and of
/// onTargets and onMatches.
base::Result<ReadBulkCreation> readBulkCreation(const QByteArray &body);

} // namespace runlatch::protocol
