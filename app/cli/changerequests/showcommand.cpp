// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/showcommand.h"

#include "wording/names.h"
#include "wording/times.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void ShowCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    parser.addPositionalArgument(u"id"_s, tr("Id of the change request: wscr-..."), u"ID"_s);
}

base::Result<ServiceCommand::Refusal> ShowCommand::readOptions(const QCommandLineParser &parser)
{
    m_id = parser.positionalArguments().value(0);
    if (parser.positionalArguments().size() != 1 || !isId(m_id))
        return Refusal(tr("One id is required: wscr-..."));
    return Refusal();
}

void ShowCommand::begin()
{
    service().show(endpoint(), m_id, this, [this](const base::Result<protocol::ChangeRequest> &changeRequest) {
        if (!changeRequest) {
            fail(changeRequest.error(), m_id, wording::Activity::Showing);
            return;
        }
        nameArchiver(*changeRequest);
    });
}

/// The service tells the name of a user at another address. Without it the id stands alone.
void ShowCommand::nameArchiver(const protocol::ChangeRequest &changeRequest)
{
    const QString archiver = changeRequest.archived ? changeRequest.archived->by : QString();
    if (archiver.isEmpty()) {
        tell(changeRequest, {});
        return;
    }
    service().user(endpoint(), archiver, this, [this, changeRequest](const base::Result<service::Account> &account) {
        tell(changeRequest, account ? account->name : QString());
    });
}

void ShowCommand::tell(const protocol::ChangeRequest &changeRequest, const QString &archiver)
{
    json::OrderedJson event = members(changeRequest);
    if (!archiver.isEmpty())
        event.add(u"archived_by_name", archiver);
    output().event(u"change-request", event, humanLines(changeRequest, archiver));
    emit finished(Done);
}

/// The change request as text. The message is indented, so that nothing in it can be mistaken for the program's own
/// output.
QStringList ShowCommand::humanLines(const protocol::ChangeRequest &changeRequest, const QString &archiver)
{
    QStringList lines{changeRequest.subject, changeRequest.id, wording::archivedBy(changeRequest.archived, archiver)};
    if (!changeRequest.workspaceId.isEmpty())
        lines.append(tr("Workspace %1").arg(changeRequest.workspaceId));
    const QString createdAt = wording::exactTime(changeRequest.createdAt);
    if (!createdAt.isEmpty() && !changeRequest.createdBy.isEmpty())
        lines.append(tr("Created on %1 by %2").arg(createdAt, changeRequest.createdBy));
    else if (!createdAt.isEmpty())
        lines.append(tr("Created on %1").arg(createdAt));
    if (changeRequest.updatedAt.isValid())
        lines.append(tr("Updated on %1").arg(wording::exactTime(changeRequest.updatedAt)));
    if (changeRequest.message.isEmpty())
        return lines;
    lines.append(QString());
    for (const QString &line : changeRequest.message.trimmed().split(u'\n'))
        lines.append(u"    "_s + line);
    return lines;
}

} // namespace runlatch::cli
