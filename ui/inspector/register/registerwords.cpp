// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/register/registerwords.h"

#include "text/plaintext.h"
#include "wording/sentence.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using runtasks::AttachmentItem;
using runtasks::TaskDifference;

QString RegisterWords::difference(const TaskDifference &difference)
{
    const auto changed = [&difference](const QString &part) {
        //: %1 is a part of a run task, %2 what it is now, %3 what it becomes
        return tr("%1: %2, becomes %3")
            .arg(part, text::plainText(difference.before.isEmpty() ? u"-"_s : difference.before),
                 text::plainText(difference.after.isEmpty() ? u"-"_s : difference.after));
    };
    switch (difference.part) {
    case TaskDifference::Part::Url: return changed(tr("URL"));
    case TaskDifference::Part::Description: return changed(tr("Description"));
    case TaskDifference::Part::Key: return tr("HMAC key: replaced; the service does not show the present one");
    case TaskDifference::Part::Enabled: return changed(tr("Enabled"));
    case TaskDifference::Part::Global: return changed(tr("In all workspaces"));
    }
    Q_UNREACHABLE();
}

QStringList RegisterWords::review(const runtasks::TaskOrder &order, const runtasks::Preparation &preparation,
                                  const QStringList &workspaceNames)
{
    const QString organization = text::plainText(order.organization);
    QStringList lines;
    if (!preparation.existing)
        lines += tr("The run task %1 is created in %2.").arg(order.setup.name, organization);
    else if (preparation.differences.isEmpty())
        lines += tr("The run task %1 exists in %2 and stays as it is.").arg(order.setup.name, organization);
    else
        lines += tr("The run task %1 exists in %2 and is changed:").arg(order.setup.name, organization);
    for (const TaskDifference &one : preparation.differences)
        lines += u"  "_s + difference(one);
    if (!preparation.existing || !preparation.differences.isEmpty())
        lines += tr("The service sends a test request to %1 if the URL or the key is new.")
                     .arg(order.setup.url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery));
    if (!workspaceNames.isEmpty())
        lines += tr("It is attached to %n workspace(s): %1", nullptr, static_cast<int>(workspaceNames.size()))
                     .arg(text::plainText(workspaceNames.join(u", "_s)));
    if (preparation.existing && !preparation.existing->attachments.isEmpty())
        lines += tr("It is attached to %n workspace(s) now.", nullptr,
                    static_cast<int>(preparation.existing->attachments.size()));
    for (const base::Error &warning : preparation.warnings)
        lines += tr("Warning: %1").arg(wording::sentence(warning).text());
    return lines;
}

QString RegisterWords::result(const AttachmentItem &item)
{
    const QString name = text::plainText(item.workspaceName.isEmpty() ? item.workspaceId : item.workspaceName);
    const QString note = item.error.rule.isEmpty() ? QString() : u' ' + wording::sentence(item.error).text();
    switch (item.state) {
    case AttachmentItem::State::Attached: return tr("%1: attached.").arg(name) + note;
    case AttachmentItem::State::Changed: return tr("%1: changed.").arg(name) + note;
    case AttachmentItem::State::Detached: return tr("%1: detached.").arg(name);
    case AttachmentItem::State::Already: return tr("%1: nothing to do.").arg(name);
    case AttachmentItem::State::Stopped: return tr("%1: not sent.").arg(name);
    case AttachmentItem::State::Failed: break;
    case AttachmentItem::State::Waiting:
    case AttachmentItem::State::Sending:
    case AttachmentItem::State::Asking: return {};
    }
    //: %1 is a workspace, %2 a sentence
    if (item.error.outcomeUnknown)
        return tr("%1: not known. %2").arg(name, wording::sentence(item.error).text());
    //: %1 is a workspace, %2 a sentence
    return tr("%1: failed. %2").arg(name, wording::sentence(item.error).text());
}

} // namespace runlatch::ui
