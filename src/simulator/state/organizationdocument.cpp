// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/organizationdocument.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

/// The permissions of an owner.
constexpr QLatin1StringView GrantedPermissions[] = {
    "can-update"_L1,
    "can-destroy"_L1,
    "can-access-via-teams"_L1,
    "can-create-module"_L1,
    "can-create-team"_L1,
    "can-create-workspace"_L1,
    "can-manage-users"_L1,
    "can-manage-subscription"_L1,
    "can-manage-sso"_L1,
    "can-update-oauth"_L1,
    "can-update-sentinel"_L1,
    "can-update-ssh-keys"_L1,
    "can-update-api-token"_L1,
    "can-traverse"_L1,
    "can-start-trial"_L1,
    "can-update-agent-pools"_L1,
    "can-manage-tags"_L1,
    "can-manage-public-modules"_L1,
    "can-manage-public-providers"_L1,
    "can-manage-run-tasks"_L1,
    "can-read-run-tasks"_L1,
    "can-create-provider"_L1,
    "can-create-project"_L1,
};

/// Those of them that every user has.
constexpr QLatin1StringView SeeingPermissions[] = {"can-traverse"_L1, "can-read-run-tasks"_L1};

constexpr QLatin1StringView Entitled[] = {
    "agents"_L1,
    "audit-logging"_L1,
    "configuration-designer"_L1,
    "cost-estimation"_L1,
    "global-run-tasks"_L1,
    "module-tests-generation"_L1,
    "operations"_L1,
    "policy-enforcement"_L1,
    "private-module-registry"_L1,
    "private-policy-agents"_L1,
    "private-run-tasks"_L1,
    "private-vcs"_L1,
    "run-tasks"_L1,
    "self-serve-billing"_L1,
    "sentinel"_L1,
    "sso"_L1,
    "state-storage"_L1,
    "teams"_L1,
    "usage-reporting"_L1,
    "vcs-integrations"_L1,
};

constexpr QLatin1StringView Limits[] = {
    "policy-limit"_L1,   "policy-mandatory-enforcement-limit"_L1,   "policy-set-limit"_L1,
    "run-task-limit"_L1, "run-task-mandatory-enforcement-limit"_L1, "run-task-workspace-limit"_L1,
    "user-limit"_L1,     "versioned-policy-set-limit"_L1,
};

template <std::size_t count> QJsonObject granted(const QLatin1StringView (&names)[count])
{
    QJsonObject members;
    for (const QLatin1StringView name : names)
        members.insert(name, true);
    return members;
}

QJsonObject permissionsOf(bool isOwner)
{
    QJsonObject members = granted(GrantedPermissions);
    for (const QString &name : members.keys()) {
        const bool isOfAll =
            std::find(std::begin(SeeingPermissions), std::end(SeeingPermissions), name) != std::end(SeeingPermissions);
        members.insert(name, isOwner || isOfAll);
    }
    return members;
}

QString pathOf(const protocol::Organization &organization)
{
    return "/api/v2/organizations/"_L1 + organization.name;
}

QJsonObject relationshipsOf(const protocol::Organization &organization)
{
    const auto linked = [&organization](QLatin1StringView name) {
        return QJsonObject{{u"links"_s, QJsonObject{{u"related"_s, QString(pathOf(organization) + u'/' + name)}}}};
    };
    QJsonObject entitlements = linked("entitlement-set"_L1);
    entitlements.insert("data"_L1, QJsonObject{{u"id"_s, organization.externalId}, {u"type"_s, u"entitlement-sets"_s}});
    return {{u"default-agent-pool"_s, QJsonObject{{u"data"_s, QJsonValue()}}},
            {u"oauth-tokens"_s, linked("oauth-tokens"_L1)},
            {u"authentication-token"_s, linked("authentication-token"_L1)},
            {u"entitlement-set"_s, entitlements},
            {u"subscription"_s, linked("subscription"_L1)}};
}

} // namespace

QJsonObject organizationResource(const protocol::Organization &organization, const QDateTime &createdAt, bool isOwner)
{
    const QJsonObject attributes{
        {u"external-id"_s, organization.externalId},
        {u"created-at"_s, createdAt.toUTC().toString(Qt::ISODateWithMs)},
        {u"email"_s, u"simulator@localhost"_s},
        {u"session-timeout"_s, QJsonValue()},
        {u"session-remember"_s, QJsonValue()},
        {u"collaborator-auth-policy"_s, u"password"_s},
        {u"plan-expired"_s, false},
        {u"plan-expires-at"_s, QJsonValue()},
        {u"plan-is-trial"_s, false},
        {u"plan-is-enterprise"_s, true},
        {u"cost-estimation-enabled"_s, true},
        {u"send-passing-statuses-for-untriggered-speculative-plans"_s, false},
        {u"aggregated-commit-status-enabled"_s, true},
        {u"speculative-plan-management-enabled"_s, true},
        {u"allow-force-delete-workspaces"_s, false},
        {u"name"_s, organization.name},
        {u"permissions"_s, permissionsOf(isOwner)},
        {u"fair-run-queuing-enabled"_s, true},
        {u"saml-enabled"_s, false},
        {u"owners-team-saml-role-id"_s, QJsonValue()},
        {u"two-factor-conformant"_s, false},
        {u"assessments-enforced"_s, false},
        {u"default-execution-mode"_s, u"remote"_s},
    };
    return {{u"id"_s, organization.name},
            {u"type"_s, u"organizations"_s},
            {u"attributes"_s, attributes},
            {u"relationships"_s, relationshipsOf(organization)},
            {u"links"_s, QJsonObject{{u"self"_s, pathOf(organization)}}}};
}

QJsonObject entitlementSetResource(const protocol::Organization &organization)
{
    QJsonObject attributes = granted(Entitled);
    for (const QLatin1StringView limit : Limits)
        attributes.insert(limit, QJsonValue());
    const QString self = "/api/v2/entitlement-sets/"_L1 + organization.externalId;
    return {{u"id"_s, organization.externalId},
            {u"type"_s, u"entitlement-sets"_s},
            {u"attributes"_s, attributes},
            {u"links"_s, QJsonObject{{u"self"_s, self}}}};
}

} // namespace runlatch::simulator
