// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "protocol/bulkcreation.h"
#include "protocol/jsonapi.h"
#include "protocol/querydocument.h"

#include <QJsonObject>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

base::Error rejectedCreation(base::Rule rule, const QString &pointer)
{
    return {.kind = base::ErrorKind::Rejected, .rule = rule, .subject = pointer};
}

/// Reads the members of one object. It reads on after the first fault, and keeps that fault.
class Members
{
public:
    Members(const QJsonObject &object, const QString &pointer, std::optional<base::Error> &fault)
        : m_object(object)
        , m_pointer(pointer)
        , m_fault(fault)
    {
    }

    bool has(QLatin1StringView key) const { return !m_object[key].isUndefined() && !m_object[key].isNull(); }
    QString pointer(QLatin1StringView key) const { return m_pointer + u'/' + key; }
    QString text(QLatin1StringView key) { return value(key, QJsonValue::String).toString(); }
    QJsonArray array(QLatin1StringView key) { return value(key, QJsonValue::Array).toArray(); }
    Members object(QLatin1StringView key) { return {value(key, QJsonValue::Object).toObject(), pointer(key), m_fault}; }
    const QJsonObject &json() const { return m_object; }

    void fail(const base::Error &error)
    {
        if (!m_fault)
            m_fault = error;
    }

private:
    QJsonValue value(QLatin1StringView key, QJsonValue::Type type)
    {
        if (!has(key))
            fail(rejectedCreation(base::Rules::JsonMissing, pointer(key)));
        else if (m_object[key].type() != type)
            fail(rejectedCreation(base::Rules::JsonType, pointer(key)));
        return m_object[key];
    }

    QJsonObject m_object;
    QString m_pointer;
    std::optional<base::Error> &m_fault;
};

/// Attributes, unless members of an action stand directly below `data` and `attributes` is missing.
BulkActionDialect::Placement placementOf(const Members &data)
{
    constexpr QLatin1StringView keys[] = {"action_type"_L1, "action_inputs"_L1, "target_ids"_L1, "query"_L1};
    const bool isBelowData =
        !data.has("attributes"_L1) && std::ranges::any_of(keys, [&](QLatin1StringView key) { return data.has(key); });
    return isBelowData ? BulkActionDialect::Placement::Data : BulkActionDialect::Placement::Attributes;
}

BulkActionDialect::ActionType readActionType(Members &action)
{
    const QString name = action.text("action_type"_L1);
    if (name != "change_request"_L1 && name != "change_requests"_L1)
        action.fail(rejectedCreation(base::Rules::CreateActionType, action.pointer("action_type"_L1)));
    return name == "change_requests"_L1 ? BulkActionDialect::ActionType::Plural
                                        : BulkActionDialect::ActionType::Singular;
}

QStringList readTargets(Members &action)
{
    QStringList ids;
    const QJsonArray targets = action.array("target_ids"_L1);
    for (const QJsonValue target : targets) {
        if (!target.isString())
            action.fail(rejectedCreation(base::Rules::JsonType,
                                         u"%1/%2"_s.arg(action.pointer("target_ids"_L1)).arg(ids.size())));
        ids += target.toString();
    }
    return ids;
}

ReadFilter queryOf(Members &action)
{
    const auto read = readQuery(action.object("query"_L1).json());
    if (read)
        return *read;
    action.fail(rejectedCreation(read.error().rule, action.pointer("query"_L1) + read.error().subject));
    return {};
}

/// The place in the body of what BulkCreation refused.
QString pointerOf(const base::Error &error, Members action, const QStringList &targets)
{
    if (error.rule == base::Rules::CreateTarget)
        return u"%1/%2"_s.arg(action.pointer("target_ids"_L1)).arg(targets.indexOf(error.subject));
    if (error.rule == base::Rules::CreateNoTargets)
        return action.pointer("target_ids"_L1);
    if (error.rule == base::Rules::CreateNoConditions)
        return action.pointer("query"_L1) + "/filter"_L1;
    return action.pointer("action_inputs"_L1) + error.subject;
}

} // namespace

base::Result<ReadBulkCreation> readBulkCreation(const QByteArray &body)
{
    const auto document = readObject(body);
    if (!document)
        return document.error();
    std::optional<base::Error> fault;
    Members data = Members(*document, {}, fault).object("data"_L1);
    BulkActionDialect dialect;
    dialect.placement = placementOf(data);
    Members action =
        dialect.placement == BulkActionDialect::Placement::Data || fault ? data : data.object("attributes"_L1);
    dialect.actionType = readActionType(action);
    Members inputs = action.object("action_inputs"_L1);
    const QString subject = inputs.text("subject"_L1);
    const QString message = inputs.text("message"_L1);
    const bool isByQuery = action.has("query"_L1);
    if (isByQuery && action.has("target_ids"_L1))
        action.fail(rejectedCreation(base::Rules::CreateBoth, action.pointer("target_ids"_L1)));
    if (!isByQuery && !action.has("target_ids"_L1))
        action.fail(rejectedCreation(base::Rules::CreateNoTargets, action.pointer("target_ids"_L1)));
    const ReadFilter filter = isByQuery ? queryOf(action) : ReadFilter{};
    const QStringList targets = isByQuery ? QStringList() : readTargets(action);
    dialect.filter = filter.dialect;
    if (fault)
        return *fault;
    const auto creation = isByQuery ? BulkCreation::onMatches(subject, message, filter.conditions)
                                    : BulkCreation::onTargets(subject, message, targets);
    if (!creation)
        return rejectedCreation(creation.error().rule, pointerOf(creation.error(), action, targets));
    return ReadBulkCreation{*creation, dialect};
}

} // namespace runlatch::protocol
