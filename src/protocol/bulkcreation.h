// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerquery.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace runlatch::protocol {

/// The ways to write a bulk action. The service's documents show each of these dialects (spec 4.4 and the reference).
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
std::optional<BulkActionDialect> bulkActionDialectOfName(QStringView name);

/// Every dialect in the order in which it is tried where a refusal does not say what it is about (spec 4.4).
QList<BulkActionDialect> bulkActionDialects();

/// Change requests to be created (spec 4.4): their texts and their workspaces, which are either listed or found by a
/// query.
class BulkCreation
{
public:
    /// Errors: Usage, with rule and subject: "create.subject" (empty) /subject, "create.message" (empty) /message,
    /// "create.no-targets", "create.target" (subject: an id that is not "ws-" and letters or digits). Repeated ids are
    /// sent once.
    static base::Result<BulkCreation> onTargets(const QString &subject, const QString &message,
                                                const QStringList &workspaceIds);
    /// Errors: those above; "create.no-conditions", because a filter is never sent empty; those of check(condition).
    static base::Result<BulkCreation> onMatches(const QString &subject, const QString &message,
                                                const QList<ExplorerCondition> &conditions);

    const QString &subject() const { return m_subject; }
    const QString &message() const { return m_message; }
    const QStringList &targets() const { return m_targets; } ///< empty if the workspaces are found by a query
    /// Empty if the workspaces are listed.
    const QList<ExplorerCondition> &conditions() const { return m_conditions; }
    bool isByQuery() const { return m_targets.isEmpty(); }
    bool hasSeveralValues() const; ///< whether one of the conditions has several values

    friend bool operator==(const BulkCreation &, const BulkCreation &) = default;

private:
    BulkCreation() = default;

    QString m_subject;
    QString m_message;
    QStringList m_targets;
    QList<ExplorerCondition> m_conditions;
};

/// The body of the action: compact JSON with the keys in the order of the example of spec 4.4.
QByteArray writeBulkCreation(const BulkCreation &creation, const BulkActionDialect &dialect);

struct ReadBulkCreation
{
    BulkCreation creation;
    BulkActionDialect dialect; ///< the dialect as written; `filter` has its default if there is no filter
};
/// Reads every documented dialect. Errors: those of readObject; Rejected with `subject` = the JSON Pointer and rule
/// "json.missing", "json.type", "create.action-type", "create.both" (targets and query), "create.no-targets" (neither),
/// those of readQuery and of onTargets and onMatches.
base::Result<ReadBulkCreation> readBulkCreation(const QByteArray &body);

} // namespace runlatch::protocol
