// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/conditionproblem.h"

#include "base/rules.h"
#include "ui/bulkcreate/query/explorertime.h"
#include "wording/plaintext.h"
#include "wording/sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerCondition;

namespace runlatch::ui {

namespace {

struct ConditionProblemWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::ConditionProblem)
};

ConditionProblem::Part partOf(base::Rule rule)
{
    if (rule == base::Rules::ExplorerNoField)
        return ConditionProblem::Part::Field;
    const bool isOperator = rule == base::Rules::ExplorerNoOperator || rule == base::Rules::ExplorerOperator;
    return isOperator ? ConditionProblem::Part::Operator : ConditionProblem::Part::Value;
}

/// The first value with which alone the condition could not be sent.
qsizetype faultyValue(const ExplorerCondition &condition)
{
    ExplorerCondition one = condition;
    one.furtherValues.clear();
    for (qsizetype index = 0; index < condition.furtherValues.size(); ++index) {
        if (!protocol::check(one))
            return index;
        one.value = condition.furtherValues.at(index);
    }
    return condition.furtherValues.size();
}

/// The documented field that is meant by a name in the spelling of answers ("workspace-name") or in capitals.
QString meantField(const QString &written)
{
    const QString meant = written.toLower().replace(u'-', u'_');
    return protocol::findExplorerField(meant) ? meant : QString();
}

/// People copy values from JSON, with its quotation marks.
bool isInQuotes(const QString &value)
{
    return value.size() >= 2 && value.startsWith(u'"') && value.endsWith(u'"');
}

QString remarkOnField(const QString &field)
{
    const QString meant = meantField(field);
    return meant.isEmpty()
        ? ConditionProblemWords::tr("The field is not in the documented table; it is sent as typed.")
        : ConditionProblemWords::tr("The field is not in the documented table; it is sent as typed. “%1” is.")
              .arg(meant);
}

} // namespace

ConditionProblem problemOf(const ExplorerCondition &condition)
{
    const base::Done checked = protocol::check(condition);
    if (checked)
        return {};
    ConditionProblem problem{wording::sentence(checked.error()).next, partOf(checked.error().rule)};
    if (problem.part != ConditionProblem::Part::Value)
        return problem;
    problem.value = faultyValue(condition);
    const QString value = condition.values().value(problem.value);
    if (condition.furtherValues.isEmpty() && checked.error().rule != base::Rules::ExplorerBoolean)
        return problem;
    //: %1 is one of several values, %2 what to do about it
    problem.words = ConditionProblemWords::tr("“%1”: %2").arg(wording::shortened(value), problem.words);
    return problem;
}

QString remarkOn(const ExplorerCondition &condition)
{
    QStringList remarks;
    const protocol::ExplorerField *field = protocol::findExplorerField(condition.field);
    if (!condition.field.isEmpty() && !field)
        remarks += remarkOnField(condition.field);
    if (!condition.hasKnownOperator() && !condition.unknownOperator->isEmpty())
        remarks += ConditionProblemWords::tr("The operator is not in the documented table; it is sent as typed.");
    if (condition.takesValue() && !condition.furtherValues.isEmpty())
        remarks += ConditionProblemWords::tr("Several values may be refused; the public API documents one.");
    const QStringList values = condition.values();
    if (condition.takesValue() && std::any_of(values.begin(), values.end(), isInQuotes))
        remarks += ConditionProblemWords::tr("The quotation marks are part of the value and are sent.");
    const bool isTime = protocol::typeOfValues(field, condition.is) == protocol::ExplorerType::Time;
    const QString here = isTime && condition.hasKnownOperator() ? explorerTimeHere(condition.value) : QString();
    if (!here.isEmpty())
        //: %1 is a date and a time
        remarks += ConditionProblemWords::tr("On this computer: %1.").arg(here);
    return remarks.join(u' ');
}

} // namespace runlatch::ui
