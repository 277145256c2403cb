// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/bulkactions.h"

#include "base/rules.h"
#include "protocol/bulkaction.h"
#include "simulator/apimessage.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

using protocol::BulkActionDialect;

namespace {

base::Error rejectedAction(base::Rule rule, const QString &pointer)
{
    base::Error error;
    error.kind = base::ErrorKind::Rejected;
    error.rule = rule;
    error.subject = pointer;
    return error;
}

QString pointerTo(const BulkActionDialect &dialect, const QString &member)
{
    return (dialect.placement == BulkActionDialect::Placement::Attributes ? u"/data/attributes/"_s : u"/data/"_s)
        + member;
}

/// Refuses several values in a condition. The explorer's reference has one value; spec 4.4 has an array of strings.
std::optional<base::Error> secondValue(const protocol::ReadBulkCreation &read)
{
    const auto &conditions = read.creation.conditions();
    for (qsizetype index = 0; index < conditions.size(); ++index) {
        const protocol::ExplorerCondition &condition = conditions.at(index);
        const QString place =
            u"query/filter/%1/%2/%3/1"_s.arg(QString::number(index), condition.field, condition.operatorName());
        if (!condition.furtherValues.isEmpty())
            return rejectedAction(base::Rules::ExplorerOneValue, pointerTo(read.dialect, place));
    }
    return std::nullopt;
}

/// Refuses a dialect that the chosen document does not show. Spec 4.4 shows both placements and both action types.
std::optional<base::Error> foreignDialect(const protocol::ReadBulkCreation &read, DialectRule dialect)
{
    const BulkActionDialect own{};
    const BulkActionDialect &used = read.dialect;
    if (dialect == DialectRule::OpenApi && used.placement != own.placement)
        return rejectedAction(base::Rules::JsonMissing, u"/data/attributes/action_type"_s);
    if (dialect == DialectRule::OpenApi && used.actionType != own.actionType)
        return rejectedAction(base::Rules::CreateActionType, pointerTo(used, u"action_type"_s));
    const auto due =
        dialect == DialectRule::Specification ? protocol::FilterDialect::Flat : protocol::FilterDialect::Nested;
    if (dialect != DialectRule::Any && read.creation.isByQuery() && used.filter != due)
        return rejectedAction(base::Rules::JsonType, pointerTo(used, u"query/filter/0"_s));
    return dialect == DialectRule::OpenApi ? secondValue(read) : std::nullopt;
}

http::Response refusal(const base::Error &error)
{
    if (error.kind == base::ErrorKind::Protocol)
        return errorResponse(400, u"bad request"_s, detailOf(error));
    return errorResponse(422,
                         QList{base::ServiceError{u"422"_s, u"invalid attribute"_s, detailOf(error), error.subject}});
}

QString actionTypeName(BulkActionDialect::ActionType type)
{
    return type == BulkActionDialect::ActionType::Singular ? u"change_request"_s : u"change_requests"_s;
}

} // namespace

BulkActions::BulkActions(base::Clock &clock, Resources &resources, const Explorer &explorer, DialectRule dialect,
                         QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_resources(resources)
    , m_explorer(explorer)
    , m_dialect(dialect)
{
}

BulkActions::Answer BulkActions::create(const QString &organizationName, const QByteArray &body, FaultDraw &faults)
{
    const auto organization = m_resources.organization(organizationName);
    if (!organization)
        return {notFoundResponse(), {}};
    const auto read = protocol::readBulkCreation(body);
    if (!read)
        return {refusal(read.error()), {}};
    const QString dialect = protocol::bulkActionDialectName(read->dialect);
    if (const auto foreign = foreignDialect(*read, m_dialect))
        return {refusal(*foreign), dialect};
    const auto workspaceIds = targets(organizationName, *read);
    if (!workspaceIds)
        return {refusal(workspaceIds.error()), dialect};
    const Text text{read->creation.subject(), read->creation.message()};
    if (!m_resources.reserve(workspaceIds->size(), text)) // includes change requests that a fault creates later
        return {errorResponse(503, u"service unavailable"_s, u"No room for more change requests: start it again."_s),
                dialect};
    createOn(*workspaceIds, text, faults);
    const protocol::BulkAction action{.id = m_resources.newId(u"eba"),
                                      .organizationId = organization->externalId,
                                      .actionType = actionTypeName(read->dialect.actionType),
                                      .subject = text.subject,
                                      .message = text.message,
                                      .createdBy = m_resources.user()};
    return {documentResponse({{u"data"_s, protocol::writeBulkAction(action)}}, 201), dialect};
}

base::Result<QStringList> BulkActions::targets(const QString &organization,
                                               const protocol::ReadBulkCreation &read) const
{
    const QStringList &listed = read.creation.targets();
    for (qsizetype index = 0; index < listed.size(); ++index) {
        if (m_resources.organizationOf(listed[index]) != organization)
            return rejectedAction(base::Rules::CreateTarget,
                                  pointerTo(read.dialect, u"target_ids/"_s) + QString::number(index));
    }
    if (!read.creation.isByQuery())
        return listed;
    const QList<protocol::ExplorerCondition> &conditions = read.creation.conditions();
    const auto found = m_explorer.find(organization, conditions);
    if (!found) {
        // Everything else in the conditions was checked before.
        const auto isUnusable = [](const protocol::ExplorerCondition &one) {
            return !one.hasKnownOperator() || !protocol::findExplorerField(one.field);
        };
        const auto bad = std::ranges::find_if(conditions, isUnusable);
        const QString place = bad == conditions.end() ? QString() : u"/%1"_s.arg(bad - conditions.begin());
        return rejectedAction(found.error().rule, pointerTo(read.dialect, u"query/filter"_s + place));
    }
    QStringList ids;
    for (const protocol::ExploredWorkspace &workspace : *found)
        ids.append(workspace.id);
    return ids;
}

void BulkActions::createOn(const QStringList &workspaceIds, const Text &text, FaultDraw &faults)
{
    const auto create = [this, workspaceIds, text] {
        for (const QString &id : workspaceIds)
            m_resources.add(id, text, m_clock.utc());
    };
    if (const auto delay = faults.take(FaultKind::BulkDelay))
        m_clock.callAfter(delay->time, this, create);
    else
        create();
}

} // namespace runlatch::simulator
