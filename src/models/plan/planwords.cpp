// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/plan/planwords.h"

#include "text/plaintext.h"
#include "wording/planwords.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace runlatch::models {

namespace {

constexpr qsizetype MaxReasonLength = 100; // characters of one that is not known
constexpr qsizetype MaxStatusLength = 40;  // the same

} // namespace

QString PlanWords::action(plan::Action action, const QString &asWritten)
{
    return action == plan::Action::Other ? text::plainText(asWritten) : wording::actionWord(action);
}

QString PlanWords::part(plan::Part part)
{
    switch (part) {
    case plan::Part::Changes: return tr("Changes");
    case plan::Part::Drift: return tr("Drift");
    case plan::Part::Deferred: return tr("Deferred");
    case plan::Part::Outputs: return tr("Outputs");
    }
    Q_UNREACHABLE();
}

QString PlanWords::reason(const QString &asWritten)
{
    struct Reason
    {
        QLatin1StringView name; ///< as Terraform writes it
        const char *words;
    };
    static constexpr Reason Reasons[] = {
        {"replace_because_tainted"_L1, QT_TR_NOOP("it is tainted")},
        {"replace_because_cannot_update"_L1, QT_TR_NOOP("an attribute cannot be updated in place")},
        {"replace_by_request"_L1, QT_TR_NOOP("replacing it was asked for")},
        {"replace_by_triggers"_L1, QT_TR_NOOP("replace_triggered_by refers to it")},
        {"delete_because_no_resource_config"_L1, QT_TR_NOOP("it is no longer in the configuration")},
        {"delete_because_no_module"_L1, QT_TR_NOOP("its module is no longer in the configuration")},
        {"delete_because_wrong_repetition"_L1, QT_TR_NOOP("count or for_each was added or removed")},
        {"delete_because_count_index"_L1, QT_TR_NOOP("its index is beyond the count")},
        {"delete_because_each_key"_L1, QT_TR_NOOP("its key is not in for_each")},
        {"delete_because_no_move_target"_L1, QT_TR_NOOP("it was moved to where nothing is configured")},
        {"read_because_config_unknown"_L1, QT_TR_NOOP("its configuration is known only after the apply")},
        {"read_because_dependency_pending"_L1, QT_TR_NOOP("what it depends on changes")},
        {"read_because_check_nested"_L1, QT_TR_NOOP("a check reads it")},
    };
    for (const Reason &reason : Reasons) {
        if (asWritten == reason.name)
            return tr(reason.words);
    }
    return text::plainText(asWritten, MaxReasonLength);
}

QString PlanWords::why(const plan::Change &change)
{
    QStringList parts;
    if (!change.reason.isEmpty())
        parts += reason(change.reason);
    if (change.part == plan::Part::Deferred)
        parts += wording::deferral(text::plainText(change.deferredReason, MaxReasonLength));
    if (change.isMoved())
        parts += tr("moved from %1").arg(text::plainText(change.previousAddress));
    if (change.isImportUnknown)
        parts += tr("imported; its id is known only after the apply");
    else if (change.isImport)
        parts +=
            change.importId.isEmpty() ? tr("imported") : tr("imported as %1").arg(text::plainText(change.importId));
    if (!change.importIdentity.isEmpty())
        //: %1 is a JSON object
        parts += tr("its identity is %1").arg(text::plainText(change.importIdentity));
    if (change.hasGeneratedConfig)
        parts += tr("its configuration is generated");
    if (!change.deposed.isEmpty())
        parts += tr("deposed object %1").arg(text::plainText(change.deposed));
    return parts.join(u"; "_s);
}

QString PlanWords::status(const plan::Check &check)
{
    switch (check.status) {
    case plan::Check::Status::Error: return tr("error");
    case plan::Check::Status::Fail: return tr("failed");
    case plan::Check::Status::Other:
        return check.writtenStatus.isEmpty() ? tr("no status") : text::plainText(check.writtenStatus, MaxStatusLength);
    case plan::Check::Status::Unknown: return tr("unknown");
    case plan::Check::Status::Pass: return tr("passed");
    }
    Q_UNREACHABLE();
}

QString PlanWords::signs(const plan::Counts &counts)
{
    const QLocale locale;
    QStringList parts;
    const auto addIfAny = [&](qint64 count, QChar sign) {
        if (count > 0)
            parts += sign + locale.toString(count);
    };
    addIfAny(counts.add, u'+');
    addIfAny(counts.change, u'~');
    addIfAny(counts.destroy, u'-');
    addIfAny(counts.forget, u'.');
    addIfAny(counts.read, u'<');
    addIfAny(counts.other, u'?');
    return parts.join(u' ');
}

} // namespace runlatch::models
