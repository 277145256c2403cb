// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/explorer.h"

#include "base/rules.h"
#include "protocol/jsonapi.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

using protocol::ExploredWorkspace;
using protocol::ExplorerCondition;
using protocol::ExplorerType;

namespace {

base::Error rejectedQuery(base::Rule rule, const QString &field)
{
    base::Error error;
    error.kind = base::ErrorKind::Rejected;
    error.rule = rule;
    error.subject = field;
    return error;
}

template <typename T> int order(const T &left, const T &right)
{
    return left < right ? -1 : right < left ? 1 : 0;
}

bool isEmpty(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined() || (value.isString() && value.toString().isEmpty());
}

QJsonValue valueOf(const QString &text, ExplorerType type)
{
    switch (type) {
    case ExplorerType::Number: return text.toDouble();
    case ExplorerType::Boolean: return text == "true"_L1;
    case ExplorerType::Text:
    case ExplorerType::Time: break;
    }
    return text;
}

/// Returns a number below 0 if `left` is smaller. An empty value is the smallest.
int compared(const QJsonValue &left, const QJsonValue &right, ExplorerType type)
{
    if (isEmpty(left) || isEmpty(right))
        return order(!isEmpty(left), !isEmpty(right));
    switch (type) {
    case ExplorerType::Number: return order(left.toDouble(), right.toDouble());
    case ExplorerType::Boolean: return order(left.toBool(), right.toBool());
    case ExplorerType::Time: return order(protocol::readTime(left), protocol::readTime(right));
    case ExplorerType::Text: break;
    }
    return left.toString().compare(right.toString());
}

bool holds(const ExplorerCondition &condition, const QString &wanted, const ExploredWorkspace &workspace)
{
    using enum protocol::ExplorerOperator;
    const ExplorerType type = protocol::findExplorerField(condition.field)->type;
    const QJsonValue value = workspace.attributes.value(protocol::attributeOfField(condition.field));
    const bool empty = isEmpty(value);
    const int compare = compared(value, valueOf(wanted, type), type);
    switch (condition.is) {
    case Is: return !empty && compare == 0;
    case IsNot: return empty || compare != 0;
    case Contains: return value.toString().contains(wanted);
    case DoesNotContain: return !value.toString().contains(wanted);
    case IsEmpty: return empty;
    case IsNotEmpty: return !empty;
    case GreaterThan:
    case IsAfter: return !empty && compare > 0;
    case LessThan:
    case IsBefore: return !empty && compare < 0;
    case GreaterOrEqual: return !empty && compare >= 0;
    case LessOrEqual: return !empty && compare <= 0;
    }
    return false;
}

/// Tells whether the condition holds. One of several values is enough; "is not" and "does not contain" must hold for
/// all of them. The real service's treatment of several values is not public.
bool holds(const ExplorerCondition &condition, const ExploredWorkspace &workspace)
{
    using enum protocol::ExplorerOperator;
    const QStringList values = condition.values();
    const auto holdsFor = [&](const QString &value) { return holds(condition, value, workspace); };
    return condition.is == IsNot || condition.is == DoesNotContain ? std::ranges::all_of(values, holdsFor)
                                                                   : std::ranges::any_of(values, holdsFor);
}

void sortBy(QList<ExploredWorkspace> &rows, const QString &field, bool isDownwards)
{
    const ExplorerType type = protocol::findExplorerField(field)->type;
    const QString attribute = protocol::attributeOfField(field);
    std::stable_sort(rows.begin(), rows.end(), [&](const ExploredWorkspace &left, const ExploredWorkspace &right) {
        const int compare = compared(left.attributes[attribute], right.attributes[attribute], type);
        return isDownwards ? compare > 0 : compare < 0;
    });
}

} // namespace

Explorer::Explorer(const Resources &resources, const QDateTime &now)
{
    for (const protocol::Organization &organization : resources.organizations()) {
        QList<ExploredWorkspace> &rows = m_rows[organization.name];
        for (const protocol::Workspace &workspace : resources.workspaces(organization.name))
            rows.append(workspaceFacts(workspace, organization.name, now));
    }
}

base::Result<QList<ExploredWorkspace>>
Explorer::find(const QString &organization, const QList<ExplorerCondition> &conditions, const QString &sort) const
{
    if (conditions.size() > MaxConditions)
        return rejectedQuery(base::Rules::ExplorerTooMany, u"filter"_s);
    for (const ExplorerCondition &condition : conditions) {
        if (const auto usable = protocol::check(condition); !usable)
            return rejectedQuery(usable.error().rule, condition.field);
        if (!condition.hasKnownOperator())
            return rejectedQuery(base::Rules::ExplorerOperator, condition.field);
        if (!protocol::findExplorerField(condition.field))
            return rejectedQuery(base::Rules::ExplorerField, condition.field);
    }
    const bool isDownwards = sort.startsWith(u'-');
    const QString field = isDownwards ? sort.mid(1) : sort;
    if (!sort.isEmpty() && !protocol::findExplorerField(field))
        return rejectedQuery(base::Rules::ExplorerField, field);
    QList<ExploredWorkspace> found;
    const auto rows = m_rows.value(organization);
    std::copy_if(rows.cbegin(), rows.cend(), std::back_inserter(found), [&](const ExploredWorkspace &workspace) {
        return std::all_of(conditions.cbegin(), conditions.cend(),
                           [&workspace](const ExplorerCondition &condition) { return holds(condition, workspace); });
    });
    if (!sort.isEmpty())
        sortBy(found, field, isDownwards);
    return found;
}

ExploredWorkspace narrowed(ExploredWorkspace workspace, const QStringList &fields)
{
    if (fields.isEmpty())
        return workspace;
    QJsonObject kept;
    for (const QString &field : fields)
        kept.insert(protocol::attributeOfField(field), workspace.attributes.value(protocol::attributeOfField(field)));
    workspace.attributes = kept;
    if (!fields.contains("workspace_name"_L1))
        workspace.name.clear();
    return workspace;
}

} // namespace runlatch::simulator
