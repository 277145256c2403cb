// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/names.h"

#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/times.h"
#include "wording/words.h"

using namespace Qt::StringLiterals;

namespace runlatch::wording {

QString changeRequestState(bool archived)
{
    return archived ? Words::tr("Archived") : Words::tr("Active");
}

QString archivedBy(const std::optional<protocol::Archived> &archived, const QString &name)
{
    if (!archived)
        return changeRequestState(false);
    const QString id = text::plainText(archived->by);
    //: %1 is the name of a user, %2 the id
    const QString by = name.isEmpty() ? id : Words::tr("%1 (%2)", "user").arg(text::plainText(name), id);
    const QString at = exactTime(archived->at);
    if (!by.isEmpty() && !at.isEmpty())
        return Words::tr("Archived by %1 on %2").arg(by, at);
    if (!by.isEmpty())
        return Words::tr("Archived by %1").arg(by);
    return at.isEmpty() ? changeRequestState(true) : Words::tr("Archived on %1").arg(at);
}

QString taskState(protocol::TaskState state)
{
    using protocol::TaskState;
    switch (state) {
    case TaskState::Pending: return Words::tr("Pending");
    case TaskState::Awaiting: return Words::tr("Awaiting");
    case TaskState::Running: return Words::tr("Running");
    case TaskState::Passed: return Words::tr("Passed");
    case TaskState::Failed: return Words::tr("Failed");
    case TaskState::Errored: return Words::tr("Errored");
    case TaskState::Unreachable: return Words::tr("Unreachable");
    }
    return {};
}

QString deliveryKind(protocol::DeliveryKind kind)
{
    using protocol::DeliveryKind;
    switch (kind) {
    case DeliveryKind::RunTask: return Words::tr("Run task");
    case DeliveryKind::BetaRunTask: return Words::tr("Run task of the beta");
    case DeliveryKind::RunNotification: return Words::tr("Notification of a run");
    case DeliveryKind::WorkspaceNotification: return Words::tr("Notification of a workspace");
    case DeliveryKind::ChangeRequestNotification: return Words::tr("Notification of a change request");
    }
    return {};
}

QString deliveryAdvice(protocol::DeliveryKind kind)
{
    if (kind == protocol::DeliveryKind::BetaRunTask)
        return Words::tr("Its signature has the header of the beta of 2021, where an integration of today finds none.");
    if (!protocol::isNotification(kind))
        return {};
    //: %1 is the name of a header
    return Words::tr("It is not a run task: answer it with 200, and send no callback. Its signature is in %1.")
        .arg(QString::fromLatin1(protocol::signatureHeader(kind, {})));
}

QString taskStatus(protocol::TaskStatus status)
{
    using protocol::TaskStatus;
    switch (status) {
    case TaskStatus::Running: return Words::tr("Running");
    case TaskStatus::Passed: return Words::tr("Passed");
    case TaskStatus::Failed: return Words::tr("Failed");
    }
    return {};
}

QString verdict(protocol::Verdict verdict)
{
    using protocol::Verdict;
    switch (verdict) {
    case Verdict::Unchecked: return Words::tr("Unchecked");
    case Verdict::Unsigned: return Words::tr("Unsigned");
    case Verdict::Valid: return Words::tr("Valid");
    case Verdict::Invalid: return Words::tr("Invalid");
    }
    return {};
}

QString stage(const QString &written)
{
    using protocol::Stage;
    const auto known = protocol::stageOfName(written);
    if (!known)
        return text::plainText(written).trimmed();
    switch (*known) {
    case Stage::PrePlan: return Words::tr("Pre-plan");
    case Stage::PostPlan: return Words::tr("Post-plan");
    case Stage::PreApply: return Words::tr("Pre-apply");
    case Stage::PostApply: return Words::tr("Post-apply");
    }
    return {};
}

QString enforcementLevel(const QString &written)
{
    using protocol::EnforcementLevel;
    const auto known = protocol::enforcementLevelOfName(written);
    if (!known)
        return text::plainText(written).trimmed();
    return *known == EnforcementLevel::Mandatory ? Words::tr("Mandatory") : Words::tr("Advisory");
}

QString tls(const QString &version, const QString &cipher)
{
    if (version.isEmpty())
        return Words::tr("No TLS");
    return cipher.isEmpty() ? version : version + u", "_s + cipher;
}

QString edits(const protocol::Edits &edits)
{
    using protocol::EditMark;
    QStringList parts;
    QStringList told;
    for (const EditMark mark : edits.marks) {
        switch (mark) {
        case EditMark::Headers: parts += Words::tr("headers"); break;
        case EditMark::Body: parts += Words::tr("body"); break;
        case EditMark::Signed: told += Words::tr("signed again"); break;
        case EditMark::Fresh: told += Words::tr("fresh id and times"); break;
        }
    }
    parts += edits.pointers;
    if (!parts.isEmpty())
        told.prepend(Words::tr("edited: %1").arg(parts.join(u", "_s)));
    return told.join(u", "_s);
}

QString lineage(qint64 parent, const protocol::Edits &edits)
{
    const QString from = parent > 0 ? Words::tr("from %1").arg(parent) : Words::tr("from a request that was deleted");
    return edits.isEmpty() ? from : from + u", "_s + wording::edits(edits);
}

QString operatorWords(protocol::ExplorerOperator of)
{
    using protocol::ExplorerOperator;
    switch (of) {
    //: Operators of a query: they stand between a field and a value, as in “workspace_name contains dev”
    case ExplorerOperator::Is: return Words::tr("is");
    case ExplorerOperator::IsNot: return Words::tr("is not");
    case ExplorerOperator::Contains: return Words::tr("contains");
    case ExplorerOperator::DoesNotContain: return Words::tr("does not contain");
    case ExplorerOperator::IsEmpty: return Words::tr("is empty");
    case ExplorerOperator::IsNotEmpty: return Words::tr("is not empty");
    case ExplorerOperator::GreaterThan: return Words::tr("greater than");
    case ExplorerOperator::LessThan: return Words::tr("less than");
    case ExplorerOperator::GreaterOrEqual: return Words::tr("at least");
    case ExplorerOperator::LessOrEqual: return Words::tr("at most");
    case ExplorerOperator::IsBefore: return Words::tr("is before");
    case ExplorerOperator::IsAfter: return Words::tr("is after");
    }
    return {};
}

QString bulkActionDialect(const protocol::BulkActionDialect &dialect, bool isFound)
{
    using protocol::BulkActionDialect;
    if (dialect == BulkActionDialect() && !isFound)
        return Words::tr("This is the form of the service's own clients. Where the service refuses it, another "
                         "documented form is tried.");
    if (dialect == BulkActionDialect())
        return Words::tr("The service accepts the form of its own clients.");
    QStringList differences;
    if (dialect.actionType == BulkActionDialect::ActionType::Plural)
        differences += Words::tr("the action type is “change_requests”");
    if (dialect.placement == BulkActionDialect::Placement::Data)
        differences += Words::tr("its members are directly below “data”");
    if (dialect.filter == protocol::FilterDialect::Flat)
        differences += Words::tr("each condition is an object with “field”, “operator” and “value”");
    //: %1 is what differs from the usual form, such as "the action type is “change_requests”"
    const QString words = isFound ? Words::tr("The service accepts another documented form: %1.")
                                  : Words::tr("This is another documented form: %1.");
    return words.arg(differences.join(u"; "_s));
}

QString chosenBulkActionDialect()
{
    return Words::tr("This form was chosen by hand for the connection. No other one is tried.");
}

} // namespace runlatch::wording
