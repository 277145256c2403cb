// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/archivecommand.h"

#include "protocol/jsonapi.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void ArchiveCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    parser.addPositionalArgument(u"id"_s, tr("Ids of the change requests: wscr-..."), u"ID ..."_s);
}

std::optional<QString> ArchiveCommand::start(const QCommandLineParser &parser)
{
    m_ids = parser.positionalArguments();
    if (m_ids.isEmpty() || !std::all_of(m_ids.cbegin(), m_ids.cend(), isId))
        return tr("Ids are needed: wscr-...");
    bool failed = false;
    if (const auto why = connectTo(parser, failed); why || failed)
        return why;
    next();
    return std::nullopt;
}

void ArchiveCommand::next()
{
    if (m_ids.isEmpty()) {
        emit finished(m_failed ? CouldNotTell : Done);
        return;
    }
    const QString id = m_ids.takeFirst();
    service().archive(id, this, [this, id](const base::Result<service::Archiving> &archiving) {
        if (archiving) {
            showArchived(*archiving);
        } else {
            report(archiving.error(), id, wording::Activity::Archiving);
            m_failed = true;
        }
        next();
    });
}

void ArchiveCommand::showArchived(const service::Archiving &archiving)
{
    const protocol::ChangeRequest &changeRequest = archiving.changeRequest;
    const protocol::Archived archived = changeRequest.archived.value_or(protocol::Archived());
    const QString at = archived.at.isValid() ? protocol::writeTime(archived.at) : QString();
    protocol::OrderedJson members;
    members.add(u"id", changeRequest.id).add(u"by", archived.by.isEmpty() ? QJsonValue() : QJsonValue(archived.by));
    members.add(u"at", at.isEmpty() ? QJsonValue() : QJsonValue(at)).add(u"already", archiving.already);
    output().event(u"archived", members,
                   archiving.already ? tr("%1 was archived already, at %2 by %3").arg(changeRequest.id, at, archived.by)
                                     : tr("%1 archived").arg(changeRequest.id));
}

} // namespace runlatch::cli
