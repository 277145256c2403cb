// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"
#include "protocol/page.h"
#include "protocol/workspace.h"
#include "service/archiveevidence.h"
#include "service/endpoint.h"
#include "service/listquery.h"

#include <QHash>

namespace runlatch::service {

class PacedSender;

/// A workspace as the user names it: a name in an organization, or a `ws-` id with no organization needed.
struct WorkspaceName
{
    QString organization;
    QString text;

    friend bool operator==(const WorkspaceName &, const WorkspaceName &) = default;
};

/// Reads the lists of spec 4.1 of one service. It learns how the service names workspaces and scopes, and remembers
/// that. The rules are those of Client::list. A service that answers 404 to an id may know names alone, like spec 4.1.
/// The reader then looks for the name of the id (WorkspaceNaming), unless a list was read by an id before.
///
/// A 400 or 422 to `archive` alone is no proof, because it may have been a passing fault. The next list sends the
/// parameter again. Each further refusal leaves it out of twice as many lists, at most MaxListsWithout, until a list
/// with it is answered.
class ListReader
{
public:
    struct Question
    {
        Endpoint endpoint; ///< the endpoint of this service
        WorkspaceName workspace;
        ListQuery query;
    };
    using Page = protocol::Page<protocol::ChangeRequest>;
    using Done = base::Callback<Page>;

    /// Both must outlive this. The reader learns the `archiveParameter` of `dialect`.
    ListReader(PacedSender &sender, Dialect &dialect);

    /// Workspaces that are remembered; a service can name any number of them.
    static constexpr qsizetype MaxKnown = 20'000;
    static constexpr qsizetype MaxKnownLength = 300; ///< characters; longer names and ids are not remembered
    static constexpr int MaxListsWithout = 64;       ///< the most lists that `archive` is left out of after a refusal

    void somethingWasArchived(); ///< notes that a list may now differ from the previous one
    /// Remembers workspaces that were just listed, which saves looking them up. A name by which a list was read stays,
    /// because its service may know no ids.
    void remember(const QString &organization, const QList<protocol::Workspace> &workspaces);

    /// Reads a list. `question.workspace.text` can stand in a path. There is no answer if `scope` dies first; this must
    /// outlive it.
    void read(const Question &question, QObject *scope, const Done &done);

private:
    void lookUp(const Question &question, QObject *scope, base::Callback<QString> done);
    void readAt(const QString &workspaceInPath, const Question &question, QObject *scope, const Done &done);
    void findName(const base::Error &notFound, const Question &question, QObject *scope, const Done &done);
    void readByName(const QString &id, const QString &name, const base::Error &notFound, const Question &question,
                    QObject *scope, const Done &done);
    bool leavesOutParameter();
    void learn(const ListQuery &sent, const QString &workspaceInPath, const Page &page);
    void noteRefusal();
    void readWithout(const QString &workspaceInPath, const Question &question, QObject *scope, const Done &done);
    void remember(const WorkspaceName &workspace, const QString &workspaceInPath, const base::Result<Page> &answer);

    void keep(const QString &organization, const QString &name, const QString &inPath);

    PacedSender &m_sender;
    Dialect &m_dialect;
    ArchiveEvidence m_archiveEvidence;
    int m_refusals = 0;      ///< refusals of `archive`, one after the other
    int m_without = 0;       ///< number of lists still to be requested without `archive`
    bool m_takesIds = false; ///< a list was read by the id of its workspace
    /// Organization and name -> the text that names the workspace in the path.
    QHash<std::pair<QString, QString>, QString> m_workspaceIds;
};

} // namespace runlatch::service
