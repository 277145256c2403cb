// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/bulkdraft.h"

#include "base/rules.h"
#include "http/url.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::json::OrderedJson;

namespace runlatch::changerequests {

namespace {

constexpr auto SendsQuery = "query"_L1; // the value of "sends"; without it the draft is sent for exactly its matches

QByteArray writeHome(const BulkDraft::Home &home)
{
    OrderedJson written;
    written.add(u"id", home.connection.toString(QUuid::WithoutBraces));
    written.add(u"service", home.service.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo));
    return written.add(u"name", home.name).toJson();
}

std::optional<BulkDraft::Home> readHome(const QJsonValue &written)
{
    const QUrl service(written["service"_L1].toString(), QUrl::StrictMode);
    if (!service.isValid())
        return std::nullopt;
    return BulkDraft::Home{.connection = QUuid::fromString(written["id"_L1].toString()),
                           .service = service,
                           .name = written["name"_L1].toString()};
}

QByteArray writeWorkspaces(const QList<BulkDraft::Target> &workspaces)
{
    QList<QByteArray> written;
    for (const BulkDraft::Target &workspace : workspaces) {
        OrderedJson one;
        one.add(u"id", workspace.id).add(u"name", workspace.name);
        if (workspace.isByName)
            one.add(u"by-name", true);
        written.append(one.toJson());
    }
    return OrderedJson::array(written);
}

QByteArray writeConditions(const QList<BulkDraft::Condition> &conditions)
{
    QList<QByteArray> written;
    for (const auto &[condition, enabled] : conditions) {
        OrderedJson one;
        one.add(u"field", condition.field).add(u"operator", condition.operatorName()).add(u"value", condition.value);
        if (!condition.furtherValues.isEmpty())
            one.add(u"further-values", QJsonArray::fromStringList(condition.furtherValues));
        written.append(one.add(u"enabled", enabled).toJson());
    }
    return OrderedJson::array(written);
}

base::Error usage(base::Rule rule, const QString &subject = {})
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = subject};
}

/// The creation for just the matches that were read and are not left out.
base::Result<protocol::BulkCreation> exactCreation(const BulkDraft &draft,
                                                   const QList<protocol::ExplorerCondition> &conditions,
                                                   const GatheredMatches *gathered)
{
    if (!protocol::canBeAsked(conditions))
        return usage(base::Rules::CreateNotExact);
    if (!gathered || !gathered->isAbout(draft.organization, conditions))
        return usage(base::Rules::CreateNotGathered);
    if (gathered->workspaces.isEmpty())
        return usage(base::Rules::CreateNoMatch);
    QStringList ids;
    for (const GatheredMatches::Match &match : gathered->without(draft.leftOut)) {
        if (match.id.isEmpty())
            return usage(base::Rules::CreateMatchNoId, match.name);
        ids.append(match.id);
    }
    if (ids.isEmpty())
        return usage(base::Rules::CreateAllLeftOut);
    return protocol::BulkCreation::onTargets(draft.subject, draft.message, ids);
}

BulkDraft::Target readWorkspace(const QJsonObject &written)
{
    return {.id = written["id"_L1].toString(),
            .name = written["name"_L1].toString(),
            .isByName = written["by-name"_L1].toBool()};
}

QStringList readTexts(const QJsonValue &written)
{
    QStringList read;
    const QJsonArray texts = written.toArray();
    for (const QJsonValue text : texts)
        read += text.toString();
    return read;
}

BulkDraft::Condition readCondition(const QJsonObject &written)
{
    const QString name = written["operator"_L1].toString();
    const auto is = protocol::operatorOfName(name);
    BulkDraft::Condition read;
    read.condition.field = written["field"_L1].toString();
    read.condition.is = is.value_or(protocol::ExplorerOperator::Is);
    read.condition.value = written["value"_L1].toString();
    read.condition.furtherValues = readTexts(written["further-values"_L1]);
    read.enabled = written["enabled"_L1].toBool(true);
    if (!is)
        read.condition.unknownOperator = name;
    return read;
}

template <typename T> QList<T> readList(const QJsonValue &written, T (*read)(const QJsonObject &))
{
    QList<T> list;
    const QJsonArray elements = written.toArray();
    for (const QJsonValue element : elements) {
        if (element.isObject())
            list.append(read(element.toObject()));
    }
    return list;
}

} // namespace

bool BulkDraft::Home::isAt(const service::Endpoint &endpoint) const
{
    if (endpoint.isNull())
        return false;
    if (connection.isNull() && name.isEmpty())
        return service == endpoint.base;
    if (connection != endpoint.connection)
        return false;
    return connection.isNull() || service == endpoint.base;
}

QString BulkDraft::Home::title() const
{
    return name.isEmpty() ? http::hostAndPort(service) : name;
}

BulkDraft::Home BulkDraft::homeAt(const service::Endpoint &endpoint)
{
    return {.connection = endpoint.connection, .service = endpoint.base, .name = endpoint.name};
}

bool BulkDraft::isEmpty() const
{
    return workspaces.isEmpty() && conditions.isEmpty() && subject.isEmpty() && message.isEmpty();
}

QByteArray writeBulkDraft(const BulkDraft &draft)
{
    OrderedJson written;
    if (draft.home)
        written.addRaw(u"connection", writeHome(*draft.home));
    written.add(u"organization", draft.organization);
    written.add(u"targets", draft.by == BulkDraft::Targets::List ? u"list"_s : u"query"_s);
    written.addRaw(u"workspaces", writeWorkspaces(draft.workspaces));
    written.addRaw(u"conditions", writeConditions(draft.conditions));
    if (draft.sends == BulkDraft::Sends::Query)
        written.add(u"sends", SendsQuery);
    if (!draft.leftOut.isEmpty())
        written.add(u"left-out", QJsonArray::fromStringList(draft.leftOut));
    written.add(u"subject", draft.subject).add(u"message", draft.message);
    if (draft.sentAt.isValid())
        written.add(u"sent-at", protocol::writeTime(draft.sentAt));
    return written.toJson();
}

base::Result<BulkDraft> readBulkDraft(const QByteArray &content)
{
    const auto written = protocol::readObject(content);
    if (!written)
        return written.error();
    BulkDraft draft;
    draft.home = readHome(written->value("connection"_L1));
    draft.organization = written->value("organization"_L1).toString();
    const bool isList = written->value("targets"_L1).toString() == "list"_L1;
    draft.by = isList ? BulkDraft::Targets::List : BulkDraft::Targets::Query;
    draft.workspaces = readList(written->value("workspaces"_L1), &readWorkspace);
    draft.conditions = readList(written->value("conditions"_L1), &readCondition);
    if (written->value("sends"_L1).toString() == SendsQuery)
        draft.sends = BulkDraft::Sends::Query;
    draft.leftOut = readTexts(written->value("left-out"_L1));
    draft.subject = written->value("subject"_L1).toString();
    draft.message = written->value("message"_L1).toString();
    draft.sentAt = protocol::readTime(written->value("sent-at"_L1));
    return draft;
}

QList<UnusableCondition> unusableConditions(const BulkDraft &draft)
{
    QList<UnusableCondition> unusable;
    for (int row = 0; row < draft.conditions.size(); ++row) {
        const base::Done checked = protocol::check(draft.conditions.at(row).condition);
        if (draft.conditions.at(row).enabled && !checked)
            unusable.append({row, checked.error()});
    }
    return unusable;
}

QList<protocol::ExplorerCondition> usableConditions(const BulkDraft &draft)
{
    QList<protocol::ExplorerCondition> usable;
    for (const BulkDraft::Condition &one : draft.conditions) {
        if (one.enabled && protocol::check(one.condition))
            usable.append(one.condition);
    }
    return usable;
}

QStringList targetIds(const QList<BulkDraft::Target> &workspaces)
{
    QStringList ids;
    QSet<QStringView> seen;
    for (const BulkDraft::Target &workspace : workspaces) {
        if (workspace.id.isEmpty() || seen.contains(workspace.id))
            continue;
        seen.insert(workspace.id);
        ids.append(workspace.id);
    }
    return ids;
}

base::Result<protocol::BulkCreation> creationOf(const BulkDraft &draft, const GatheredMatches *gathered)
{
    if (draft.organization.isEmpty())
        return usage(base::Rules::CreateNoOrganization, u"/organization"_s);
    if (draft.by == BulkDraft::Targets::Query) {
        const auto unusable = unusableConditions(draft);
        if (!unusable.isEmpty())
            return unusable.constFirst().error;
        const QList<protocol::ExplorerCondition> conditions = usableConditions(draft);
        if (draft.isExact() && !conditions.isEmpty())
            return exactCreation(draft, conditions, gathered);
        return protocol::BulkCreation::onMatches(draft.subject, draft.message, conditions);
    }
    for (const BulkDraft::Target &workspace : draft.workspaces) {
        if (workspace.id.isEmpty())
            return usage(base::Rules::CreateNoId, workspace.name);
    }
    return protocol::BulkCreation::onTargets(draft.subject, draft.message, targetIds(draft.workspaces));
}

} // namespace runlatch::changerequests
