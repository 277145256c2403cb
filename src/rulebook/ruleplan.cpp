// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "rulebook/ruleplan.h"

#include "rulebook/rulefields.h"

#include <QSet>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::rulebook {

namespace {

constexpr qsizetype MaxTold = 5; // names

bool doesSomething(plan::Action action)
{
    return action != plan::Action::NoOp && action != plan::Action::Read;
}

QStringList sorted(const QSet<QString> &names)
{
    QStringList list(names.begin(), names.end());
    list.sort();
    return list;
}

} // namespace

RulePlan::RulePlan(const plan::Plan &plan)
    : m_counts(plan.counts())
{
    QSet<QString> types;
    QSet<QString> modules;
    const int begin = plan.begin(plan::Part::Changes);
    for (int index = begin; index < begin + plan.count(plan::Part::Changes); ++index) {
        if (!doesSomething(plan.action(index)))
            continue;
        types.insert(plan.change(index).type);
        modules.insert(plan.module(plan.moduleNumber(index)));
    }
    m_types = sorted(types);
    m_modules = sorted(modules);
}

const QStringList &RulePlan::namesOf(RuleField field) const
{
    return field == RuleField::Type ? m_types : m_modules;
}

bool RulePlan::has(RuleField field, const filter::Word &word) const
{
    return std::ranges::any_of(namesOf(field), [&word](const QString &name) { return word.isIn(name); });
}

double RulePlan::number(RuleField field) const
{
    if (field == RuleField::Additions)
        return static_cast<double>(m_counts.add);
    if (field == RuleField::Changes)
        return static_cast<double>(m_counts.change);
    return field == RuleField::Deletions ? static_cast<double>(m_counts.destroy)
                                         : std::numeric_limits<double>::quiet_NaN();
}

QString RulePlan::valueOf(RuleField field) const
{
    if (field != RuleField::Type && field != RuleField::Module)
        return QString::number(static_cast<qint64>(number(field)));
    QStringList names = namesOf(field);
    names.removeAll(QString()); // the root
    const QString told = QStringList(names.first(std::min(names.size(), MaxTold))).join(u' ');
    return names.size() > MaxTold ? told + u" ..."_s : told;
}

} // namespace runlatch::rulebook
