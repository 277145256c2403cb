// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/bulkcreation.h"

#include "base/rules.h"
#include "json/orderedjson.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

base::Error unusable(base::Rule rule, const QString &subject = {})
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = subject};
}

std::optional<base::Error> faultOfTexts(const QString &subject, const QString &message)
{
    if (subject.trimmed().isEmpty())
        return unusable(base::Rules::CreateSubject, u"/subject"_s);
    if (message.trimmed().isEmpty())
        return unusable(base::Rules::CreateMessage, u"/message"_s);
    return {};
}

} // namespace

QString bulkActionDialectName(const BulkActionDialect &dialect)
{
    return u"%1,%2,%3"_s.arg(
        dialect.actionType == BulkActionDialect::ActionType::Singular ? "change_request"_L1 : "change_requests"_L1,
        dialect.placement == BulkActionDialect::Placement::Attributes ? "attributes"_L1 : "data"_L1,
        dialect.filter == FilterDialect::Nested ? "nested"_L1 : "flat"_L1);
}

QList<BulkActionDialect> bulkActionDialects()
{
    QList<BulkActionDialect> dialects;
    for (const auto filter : {FilterDialect::Nested, FilterDialect::Flat}) {
        for (const auto placement : {BulkActionDialect::Placement::Attributes, BulkActionDialect::Placement::Data}) {
            for (const auto type : {BulkActionDialect::ActionType::Singular, BulkActionDialect::ActionType::Plural})
                dialects.append({type, placement, filter});
        }
    }
    return dialects;
}

std::optional<BulkActionDialect> bulkActionDialectOfName(QStringView name)
{
    for (const BulkActionDialect &dialect : bulkActionDialects()) {
        if (name == bulkActionDialectName(dialect))
            return dialect;
    }
    return std::nullopt;
}

base::Result<BulkCreation> BulkCreation::onTargets(const QString &subject, const QString &message,
                                                   const QStringList &workspaceIds)
{
    static const QRegularExpression workspaceId(u"\\Aws-[A-Za-z0-9]+\\z"_s);
    if (const auto fault = faultOfTexts(subject, message))
        return *fault;
    if (workspaceIds.isEmpty())
        return unusable(base::Rules::CreateNoTargets);
    for (const QString &id : workspaceIds) {
        if (!workspaceId.match(id).hasMatch())
            return unusable(base::Rules::CreateTarget, id);
    }
    BulkCreation creation;
    creation.m_subject = subject;
    creation.m_message = message;
    creation.m_targets = workspaceIds;
    creation.m_targets.removeDuplicates();
    return creation;
}

base::Result<BulkCreation> BulkCreation::onMatches(const QString &subject, const QString &message,
                                                   const QList<ExplorerCondition> &conditions)
{
    if (const auto fault = faultOfTexts(subject, message))
        return *fault;
    if (conditions.isEmpty())
        return unusable(base::Rules::CreateNoConditions);
    for (const ExplorerCondition &condition : conditions) {
        if (const auto done = check(condition); !done)
            return done.error();
    }
    BulkCreation creation;
    creation.m_subject = subject;
    creation.m_message = message;
    creation.m_conditions = conditions;
    return creation;
}

bool BulkCreation::hasSeveralValues() const
{
    return std::ranges::any_of(m_conditions, [](const ExplorerCondition &condition) {
        return condition.takesValue() && !condition.furtherValues.isEmpty();
    });
}

QByteArray writeBulkCreation(const BulkCreation &creation, const BulkActionDialect &dialect)
{
    const bool isSingular = dialect.actionType == BulkActionDialect::ActionType::Singular;
    const auto addAction = [&](json::OrderedJson &to) {
        const json::OrderedJson inputs =
            json::OrderedJson().add(u"subject", creation.subject()).add(u"message", creation.message());
        to.add(u"action_type", isSingular ? u"change_request"_s : u"change_requests"_s);
        to.addRaw(u"action_inputs", inputs.toJson());
        if (!creation.isByQuery()) {
            to.add(u"target_ids", QJsonArray::fromStringList(creation.targets()));
            return;
        }
        json::OrderedJson query;
        query.add(u"type", u"workspaces"_s).addRaw(u"filter", writeFilterText(creation.conditions(), dialect.filter));
        to.addRaw(u"query", query.toJson());
    };
    json::OrderedJson data;
    data.add(u"type", u"bulk_actions"_s);
    if (dialect.placement == BulkActionDialect::Placement::Data) {
        addAction(data);
    } else {
        json::OrderedJson attributes;
        addAction(attributes);
        data.addRaw(u"attributes", attributes.toJson());
    }
    return json::OrderedJson().addRaw(u"data", data.toJson()).toJson();
}

} // namespace runlatch::protocol
