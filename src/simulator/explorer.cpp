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

/// A value as it is compared: read once, because there are many to compare it with.
struct Comparable
{
    bool isEmpty = true;
    QString text;
    double number = 0; ///< of a time its milliseconds, of a boolean 0 or 1
};

Comparable comparable(const QJsonValue &value, ExplorerType type)
{
    Comparable read{isEmpty(value), value.toString(), 0};
    switch (type) {
    case ExplorerType::Number: read.number = value.toDouble(); break;
    case ExplorerType::Boolean: read.number = value.toBool() ? 1 : 0; break;
    case ExplorerType::Time: read.number = static_cast<double>(protocol::readTime(value).toMSecsSinceEpoch()); break;
    case ExplorerType::Text: break;
    }
    return read;
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
int compared(const Comparable &left, const Comparable &right, ExplorerType type)
{
    if (left.isEmpty || right.isEmpty)
        return order(!left.isEmpty, !right.isEmpty);
    return type == ExplorerType::Text ? left.text.compare(right.text) : order(left.number, right.number);
}

struct Asked
{
    explicit Asked(const ExplorerCondition &condition)
        : is(condition.is)
        , type(protocol::findExplorerField(condition.field)->type)
        , attribute(protocol::attributeOfField(condition.field))
    {
        for (const QString &value : condition.values()) {
            wanted.append(comparable(valueOf(value, type), type));
            wanted.last().text = value;
        }
    }

    protocol::ExplorerOperator is;
    ExplorerType type;
    QString attribute;
    QList<Comparable> wanted;
};

bool holds(const Asked &asked, const Comparable &wanted, const Comparable &value)
{
    using enum protocol::ExplorerOperator;
    const bool empty = value.isEmpty;
    const int compare = compared(value, wanted, asked.type);
    switch (asked.is) {
    case Is: return !empty && compare == 0;
    case IsNot: return empty || compare != 0;
    case Contains: return value.text.contains(wanted.text);
    case DoesNotContain: return !value.text.contains(wanted.text);
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
bool holds(const Asked &asked, const ExploredWorkspace &workspace)
{
    using enum protocol::ExplorerOperator;
    const Comparable value = comparable(workspace.attributes.value(asked.attribute), asked.type);
    const auto holdsFor = [&](const Comparable &wanted) { return holds(asked, wanted, value); };
    return asked.is == IsNot || asked.is == DoesNotContain ? std::ranges::all_of(asked.wanted, holdsFor)
                                                           : std::ranges::any_of(asked.wanted, holdsFor);
}

void sortBy(QList<ExploredWorkspace> &rows, const QString &field, bool isDownwards)
{
    const ExplorerType type = protocol::findExplorerField(field)->type;
    const QString attribute = protocol::attributeOfField(field);
    std::stable_sort(rows.begin(), rows.end(), [&](const ExploredWorkspace &left, const ExploredWorkspace &right) {
        const int compare =
            compared(comparable(left.attributes[attribute], type), comparable(right.attributes[attribute], type), type);
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
    qsizetype values = 0;
    for (const ExplorerCondition &condition : conditions)
        values += 1 + condition.furtherValues.size();
    if (conditions.size() > MaxConditions || values > MaxValues)
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
    QList<Asked> asked;
    for (const ExplorerCondition &condition : conditions)
        asked.emplaceBack(condition);
    QList<ExploredWorkspace> found;
    const auto rows = m_rows.value(organization);
    std::copy_if(rows.cbegin(), rows.cend(), std::back_inserter(found), [&](const ExploredWorkspace &workspace) {
        return std::ranges::all_of(asked, [&workspace](const Asked &one) { return holds(one, workspace); });
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
