// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/planwords.h"

#include "wording/sizes.h"
#include "wording/words.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

QString countText(qint64 count)
{
    return QLocale().toString(count);
}

qint64 checksOf(const plan::Plan &plan, plan::Check::Status status)
{
    const auto &checks = plan.checks();
    return std::ranges::count(checks, status, &plan::Check::status);
}

} // namespace

QString planCounts(const plan::Counts &counts)
{
    QString text = Words::tr("Plan: %1 to add, %2 to change, %3 to destroy.")
                       .arg(countText(counts.add), countText(counts.change), countText(counts.destroy));
    if (counts.imported > 0)
        text += u' ' + Words::tr("To import: %1.").arg(countText(counts.imported));
    if (counts.moved > 0)
        text += u' ' + Words::tr("Moved: %1.").arg(countText(counts.moved));
    if (counts.forget > 0)
        text += u' ' + Words::tr("To forget without destroying: %1.").arg(countText(counts.forget));
    if (counts.other > 0)
        text += u' ' + Words::tr("Of an unknown kind: %1.").arg(countText(counts.other));
    return text;
}

QStringList planNotes(const plan::Plan &plan)
{
    QStringList notes;
    if (plan.head().errored)
        notes += Words::tr("Planning failed half way: these are not all changes.");
    if (const auto failed = checksOf(plan, plan::Check::Status::Fail) + checksOf(plan, plan::Check::Status::Error))
        notes += Words::tr("Checks that fail: %1.").arg(countText(failed));
    if (const auto other = checksOf(plan, plan::Check::Status::Other))
        notes += Words::tr("Checks with a status that is not known here: %1.").arg(countText(other));
    if (const auto unknown = checksOf(plan, plan::Check::Status::Unknown))
        notes += Words::tr("Checks that are known after the apply: %1.").arg(countText(unknown));
    if (plan.head().applyable == false && !plan.head().errored)
        notes += Words::tr("There is nothing to apply.");
    if (const int deferred = plan.count(plan::Part::Deferred))
        notes += Words::tr("Changes that wait for a later plan: %1.").arg(countText(deferred));
    else if (plan.head().complete == false && !plan.head().errored)
        notes += Words::tr("Another plan has to follow this one.");
    if (const int actions = plan.invocationCount())
        notes += Words::tr("Actions that the apply runs: %1.").arg(countText(actions));
    if (const int waiting = plan.deferredInvocationCount())
        notes += Words::tr("Actions that wait for a later plan: %1.").arg(countText(waiting));
    if (const int drift = plan.count(plan::Part::Drift))
        notes += Words::tr("Changed outside of Terraform: %1.").arg(countText(drift));
    return notes;
}

QString deferral(const QString &reason)
{
    return reason.isEmpty() ? Words::tr("deferred") : Words::tr("deferred: %1").arg(reason);
}

QString actionWord(plan::Action action)
{
    switch (action) {
    case plan::Action::NoOp: return Words::tr("leave alone");
    case plan::Action::Create: return Words::tr("create");
    case plan::Action::Read: return Words::tr("read");
    case plan::Action::Update: return Words::tr("update");
    case plan::Action::DeleteThenCreate: return Words::tr("replace");
    case plan::Action::CreateThenDelete: return Words::tr("replace, create first");
    case plan::Action::CreateThenForget: return Words::tr("replace, forget the old one");
    case plan::Action::Delete: return Words::tr("delete");
    case plan::Action::Forget: return Words::tr("forget");
    case plan::Action::Other: return Words::tr("unknown action");
    }
    Q_UNREACHABLE();
}

QString sensitivityText(plan::Attribute::Sensitivity sensitivity)
{
    switch (sensitivity) {
    case plan::Attribute::Sensitivity::Same: return {};
    case plan::Attribute::Sensitivity::Begins: return Words::tr("sensitive from now on");
    case plan::Attribute::Sensitivity::Ends: return Words::tr("no longer sensitive");
    }
    Q_UNREACHABLE();
}

QString valueText(const plan::Value &value)
{
    switch (value.state) {
    case plan::Value::State::Absent: return {};
    case plan::Value::State::Unknown: return Words::tr("(known after apply)");
    case plan::Value::State::Secret: return Words::tr("(secret)");
    case plan::Value::State::Known: break;
    }
    if (!value.isCut)
        return value.text;
    //: %1 is a text that is cut, %2 its whole size, such as 12 KB
    return Words::tr("%1… (%2 in all)").replace("%2"_L1, dataSize(value.size)).replace("%1"_L1, value.text);
}

} // namespace runlatch::wording
