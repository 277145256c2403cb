// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/fullplan.h"

#include "json/orderedjson.h"
#include "simulator/state/invention.h"

#include <QJsonArray>
#include <QJsonObject>

#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

/// The features of a full plan's resources, over and over in this order.
struct PlanFeature
{
    const char *type;
    const char *actions;     ///< joined by a comma
    const char *reason;      ///< empty: none
    const char *module;      ///< empty: the root
    const char *replacePath; ///< empty: none
    bool isMoved = false;
    const char *importedBy = ""; ///< id, identity or unknown; empty: no import
    bool isDeposed = false;
    bool isData = false;
    bool isDisclosed = false; ///< its password stays, and is no longer secret
};
constexpr std::array PlanFeatures{
    PlanFeature{"aws_db_instance", "create", "", "module.data", ""},
    PlanFeature{"aws_instance", "update", "", "", ""},
    PlanFeature{"aws_instance", "delete,create", "replace_because_cannot_update", "module.net", "instance_type"},
    PlanFeature{"aws_db_instance", "create,delete", "replace_by_triggers", "module.data", "password"},
    PlanFeature{"aws_subnet", "delete", "delete_because_no_resource_config", "module.net", ""},
    PlanFeature{.type = "aws_subnet",
                .actions = "no-op",
                .reason = "",
                .module = "module.net",
                .replacePath = "",
                .isMoved = true},
    PlanFeature{
        .type = "aws_s3_bucket", .actions = "no-op", .reason = "", .module = "", .replacePath = "", .importedBy = "id"},
    PlanFeature{.type = "aws_ami",
                .actions = "read",
                .reason = "read_because_config_unknown",
                .module = "",
                .replacePath = "",
                .isData = true},
    PlanFeature{"aws_s3_bucket", "forget", "", "", ""},
    PlanFeature{"aws_instance", "create,forget", "replace_because_tainted", "module.net.module.edge", "ami"},
    PlanFeature{
        .type = "aws_instance", .actions = "delete", .reason = "", .module = "", .replacePath = "", .isDeposed = true},
    PlanFeature{"aws_s3_bucket", "no-op", "", "", ""},
    PlanFeature{"aws_instance", "update,frobnicate", "because_of_the_future", "", ""},
    PlanFeature{.type = "aws_s3_bucket",
                .actions = "no-op",
                .reason = "",
                .module = "",
                .replacePath = "",
                .importedBy = "identity"},
    PlanFeature{.type = "aws_db_instance",
                .actions = "update",
                .reason = "",
                .module = "module.data",
                .replacePath = "",
                .isDisclosed = true},
};
constexpr PlanFeature DeferredFeature{.type = "aws_db_instance",
                                      .actions = "create",
                                      .reason = "",
                                      .module = "module.data",
                                      .replacePath = "",
                                      .importedBy = "unknown"};

QStringList actionsOfFeature(const PlanFeature &feature)
{
    return QString::fromLatin1(feature.actions).split(u',');
}

/// Makes up the parts of a full plan.
class FullPlan
{
public:
    FullPlan(const QString &workspace, quint32 seed)
        : m_workspace(workspace)
        , m_invention(seed)
    {
    }

    QByteArray resource(int index) { return resource(PlanFeatures[std::size_t(index) % PlanFeatures.size()], index); }

    QByteArray resource(const PlanFeature &feature, int index)
    {
        const QString type = QString::fromLatin1(feature.type);
        const QString module = QString::fromLatin1(feature.module);
        const QString name = m_invention.pick({u"web"_s, u"audit"_s, u"queue"_s, u"edge"_s});
        const QString key = QString::number(index);
        const bool isKeyed = index % 2 == 1; // by for_each, otherwise by count
        QString address = feature.isData ? u"data."_s : QString();
        address += type + u'.' + name + (isKeyed ? u"[\"k"_s + key + u"\"]"_s : u'[' + key + u']');
        if (!module.isEmpty())
            address.prepend(module + u'.');
        if (m_firstAddress.isEmpty())
            m_firstAddress = address;
        json::OrderedJson written;
        written.add(u"address", address);
        if (feature.isMoved)
            written.add(u"previous_address", QString(type + u'.' + name + u"_old_"_s + key));
        if (!module.isEmpty())
            written.add(u"module_address", module);
        written.add(u"mode", feature.isData ? u"data"_s : u"managed"_s).add(u"type", type).add(u"name", name);
        written.add(u"index", isKeyed ? QJsonValue(QString(u'k' + key)) : QJsonValue(index));
        written.add(u"provider_name", u"registry.terraform.io/hashicorp/aws"_s);
        if (feature.isDeposed)
            written.add(u"deposed", u"%1"_s.arg(index, 8, 16, QLatin1Char('0')));
        written.addRaw(u"change", change(feature, name));
        if (*feature.reason)
            written.add(u"action_reason", QString::fromLatin1(feature.reason));
        return written.toJson();
    }

    QByteArray drift(int index)
    {
        const QJsonObject before = attributes(u"drifted"_s, {});
        json::OrderedJson change;
        change.add(u"actions", QJsonArray{u"update"_s}).add(u"before", before);
        change.add(u"after", attributes(u"drifted"_s, before)).add(u"after_unknown", QJsonObject());
        change.add(u"before_sensitive", secretMap()).add(u"after_sensitive", secretMap());
        json::OrderedJson written;
        written.add(u"address", u"aws_instance.drifted[%1]"_s.arg(index)).add(u"mode", u"managed"_s);
        written.add(u"type", u"aws_instance"_s).add(u"name", u"drifted"_s).add(u"index", index);
        written.add(u"provider_name", u"registry.terraform.io/hashicorp/aws"_s);
        return written.addRaw(u"change", change.toJson()).toJson();
    }

    QByteArray outputs()
    {
        const QString secret = secretText();
        json::OrderedJson url;
        url.add(u"actions", QJsonArray{u"update"_s}).add(u"before", u"https://old.example"_s);
        url.add(u"after", u"https://new.example"_s).add(u"after_unknown", false);
        url.add(u"before_sensitive", false).add(u"after_sensitive", false);
        json::OrderedJson password;
        password.add(u"actions", QJsonArray{u"create"_s}).add(u"before", QJsonValue()).add(u"after", secret);
        password.add(u"after_unknown", false).add(u"before_sensitive", true).add(u"after_sensitive", true);
        json::OrderedJson unknown;
        unknown.add(u"actions", QJsonArray{u"create"_s}).add(u"before", QJsonValue()).add(u"after_unknown", true);
        unknown.add(u"before_sensitive", false).add(u"after_sensitive", false);
        json::OrderedJson all;
        all.addRaw(u"url", url.toJson()).addRaw(u"admin_password", password.toJson());
        return all.addRaw(u"address", unknown.toJson()).toJson();
    }

    /// One that a change runs, where there is one, and one that a person asked for.
    QByteArray invocations()
    {
        QList<QByteArray> all;
        if (!m_firstAddress.isEmpty()) {
            const QJsonObject trigger{{u"triggering_resource_address"_s, m_firstAddress},
                                      {u"action_trigger_event"_s, u"AfterCreate"_s},
                                      {u"action_trigger_block_index"_s, 0},
                                      {u"actions_list_index"_s, 0}};
            all.append(invocation(u"announce"_s).add(u"lifecycle_action_trigger", trigger).toJson());
        }
        all.append(invocation(u"warm_up"_s).add(u"invoke_action_trigger", QJsonObject()).toJson());
        return json::OrderedJson::array(all);
    }

    QByteArray deferredInvocations()
    {
        json::OrderedJson deferred;
        deferred.add(u"reason", u"deferred_prereq"_s).addRaw(u"action_invocation", invocation(u"restart"_s).toJson());
        return json::OrderedJson::array({deferred.toJson()});
    }

private:
    json::OrderedJson invocation(const QString &name)
    {
        const QJsonObject values{{u"function_name"_s, QString(m_workspace + u'-' + name)}, {u"token"_s, secretText()}};
        json::OrderedJson written;
        written.add(u"address", QString(u"action.aws_lambda_invoke."_s + name)).add(u"type", u"aws_lambda_invoke"_s);
        written.add(u"name", name).add(u"config_values", values);
        written.add(u"config_sensitive", QJsonObject{{u"token"_s, true}}).add(u"config_unknown", QJsonObject());
        return written.add(u"provider_name", u"registry.terraform.io/hashicorp/aws"_s);
    }

    QString secretText() { return u"secret-"_s + m_invention.id(u"pw"); }

    static QJsonObject secretMap()
    {
        return {{u"password"_s, true}, {u"ingress"_s, QJsonArray{QJsonObject(), QJsonObject{{u"token"_s, true}}}}};
    }

    /// Attributes that differ from `other` in exactly their type and owner.
    QJsonObject attributes(const QString &name, const QJsonObject &other)
    {
        QStringList sizes{u"m6i.large"_s, u"m6i.xlarge"_s, u"c7g.medium"_s};
        sizes.removeAll(other[u"instance_type"].toString());
        QStringList owners{u"platform"_s, u"data"_s, u"network"_s};
        owners.removeAll(other[u"tags"][u"owner"].toString());
        const QJsonValue password = other.isEmpty() ? QJsonValue(secretText()) : other[u"password"];
        const QJsonValue ingress = other.isEmpty()
            ? QJsonValue(QJsonArray{QJsonObject{{u"port"_s, 443}, {u"token"_s, QJsonValue()}},
                                    QJsonObject{{u"port"_s, 22}, {u"token"_s, secretText()}}})
            : other[u"ingress"];
        return {{u"ami"_s, u"ami-0d3a2960fcac852bc"_s},
                {u"id"_s, other.isEmpty() ? QJsonValue(m_invention.id(u"i")) : other[u"id"]},
                {u"ingress"_s, ingress},
                {u"instance_type"_s, m_invention.pick(sizes)},
                {u"password"_s, password},
                {u"tags"_s,
                 QJsonObject{{u"Name"_s, QString(m_workspace + u'-' + name)}, {u"owner"_s, m_invention.pick(owners)}}}};
    }

    QByteArray change(const PlanFeature &feature, const QString &name)
    {
        const QStringList actions = actionsOfFeature(feature);
        const bool isMade = actions.contains("create"_L1) || actions.contains("read"_L1);
        const bool isNew = actions == QStringList{u"create"_s} || feature.isData;
        const bool isGone = actions == QStringList{u"delete"_s} || actions == QStringList{u"forget"_s};
        const QJsonObject before = attributes(name, {});
        const bool isKept = feature.isDisclosed || actions == QStringList{u"no-op"_s};
        QJsonObject after = isKept ? before : attributes(name, before);
        QJsonObject secretAfter = secretMap();
        if (feature.isDisclosed)
            secretAfter.remove(u"password"_s);
        if (isMade)
            after.remove(u"id"_s); // it is known after the apply
        json::OrderedJson change;
        change.add(u"actions", QJsonArray::fromStringList(actions));
        change.add(u"before", isNew ? QJsonValue() : QJsonValue(before));
        change.add(u"after", isGone ? QJsonValue() : QJsonValue(after));
        change.add(u"after_unknown", isMade ? QJsonObject{{u"id"_s, true}} : QJsonObject());
        change.add(u"before_sensitive", isNew ? QJsonValue(false) : QJsonValue(secretMap()));
        change.add(u"after_sensitive", isGone ? QJsonValue(false) : QJsonValue(secretAfter));
        if (*feature.replacePath)
            change.add(u"replace_paths", QJsonArray{QJsonArray{QString::fromLatin1(feature.replacePath)}});
        addImport(change, QByteArrayView(feature.importedBy), name);
        return change.toJson();
    }

    /// An import by an identity has the configuration that Terraform wrote for it.
    void addImport(json::OrderedJson &change, QByteArrayView by, const QString &name) const
    {
        const QString id = m_workspace + u'-' + name;
        if (by == "id")
            change.add(u"importing", QJsonObject{{u"id"_s, id}});
        else if (by == "unknown")
            change.add(u"importing", QJsonObject{{u"unknown"_s, true}});
        else if (by == "identity")
            change.add(u"importing", QJsonObject{{u"identity"_s, QJsonObject{{u"bucket"_s, id}}}})
                .add(u"generated_config", QString(u"resource \"aws_s3_bucket\" \"%1\" {\n}\n"_s.arg(name)));
    }

    const QString m_workspace;
    QString m_firstAddress; ///< of the resources
    Invention m_invention;
};

/// One check of each status, with its problem.
QJsonArray planChecks()
{
    const auto check = [](const QString &name, const QString &status, const QString &problem) {
        const QJsonObject address{
            {u"kind"_s, u"check"_s}, {u"name"_s, name}, {u"to_display"_s, QString(u"check."_s + name)}};
        QJsonObject instance{{u"address"_s, QJsonObject{{u"to_display"_s, address[u"to_display"]}}},
                             {u"status"_s, status}};
        if (!problem.isEmpty())
            instance.insert(u"problems"_s, QJsonArray{QJsonObject{{u"message"_s, problem}}});
        return QJsonObject{{u"address"_s, address}, {u"status"_s, status}, {u"instances"_s, QJsonArray{instance}}};
    };
    return {check(u"certificate"_s, u"pass"_s, {}),
            check(u"backup"_s, u"fail"_s, u"No backup is younger than a day."_s),
            check(u"quota"_s, u"error"_s, u"The quota cannot be read."_s), check(u"health"_s, u"unknown"_s, {})};
}

} // namespace

QByteArray fullPlan(const QString &workspace, const FullPlanOptions &options)
{
    FullPlan made(workspace, options.seed);
    QList<QByteArray> resources;
    for (int index = 0; index < options.resources; ++index)
        resources.append(made.resource(index));
    if (options.isErrored)
        resources.resize(resources.size() - resources.size() / 3);
    QList<QByteArray> drift;
    for (int index = 0; index < (options.resources + 9) / 10; ++index)
        drift.append(made.drift(index));
    const QByteArray invocations = made.invocations();
    json::OrderedJson deferred;
    deferred.add(u"reason", u"instance_count_unknown"_s).addRaw(u"resource_change", made.resource(DeferredFeature, 0));
    const QJsonObject variable{{u"value"_s, workspace}};
    const QJsonObject module{{u"root_module"_s, QJsonObject()}};
    const QJsonObject relevant{{u"resource"_s, u"aws_instance.drifted[0]"_s}, {u"attribute"_s, QJsonArray{u"ami"_s}}};
    json::OrderedJson plan;
    plan.add(u"format_version", u"1.2"_s).add(u"terraform_version", u"1.13.0"_s);
    plan.add(u"variables", QJsonObject{{u"workspace"_s, variable}}).add(u"planned_values", module);
    plan.addRaw(u"resource_drift", json::OrderedJson::array(drift));
    plan.addRaw(u"resource_changes", json::OrderedJson::array(resources));
    plan.addRaw(u"deferred_changes", json::OrderedJson::array({deferred.toJson()}));
    plan.addRaw(u"action_invocations", invocations);
    plan.addRaw(u"deferred_action_invocations", made.deferredInvocations());
    plan.addRaw(u"output_changes", made.outputs()).add(u"prior_state", QJsonObject{{u"values"_s, module}});
    plan.add(u"configuration", module).add(u"relevant_attributes", QJsonArray{relevant}).add(u"checks", planChecks());
    plan.add(u"timestamp", u"2026-11-27T10:00:00Z"_s).add(u"applyable", !options.isErrored);
    return plan.add(u"complete", false).add(u"errored", options.isErrored).toJson();
}

} // namespace runlatch::simulator
