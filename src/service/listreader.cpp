// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/listreader.h"

#include "service/pacedsender.h"
#include "service/pagerequest.h"
#include "service/requests.h"
#include "service/workspacelookup.h"
#include "service/workspacenaming.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Callback;
using runlatch::base::Error;
using runlatch::base::Result;
using runlatch::protocol::ChangeRequest;

namespace runlatch::service {

namespace {

/// Tells whether the text is an id: spec 2.1 has the form `ws-<id>`. A text such as "ws-east-1" may be a name, so it is
/// looked up.
bool isWorkspaceId(const QString &text)
{
    static const QRegularExpression id(u"\\Aws-[A-Za-z0-9]+\\z"_s);
    return id.match(text).hasMatch();
}

bool refusesParameter(const Result<ListReader::Page> &answer, const ListQuery &sent)
{
    return !answer && sent.scope != Scope::All && (answer.error().http == 400 || answer.error().http == 422);
}

/// Removes the rows that are not in the scope `wanted`. `sent` is the scope of the request, which may be wider.
ListReader::Page narrowed(ListReader::Page page, Scope sent, Scope wanted)
{
    page.items.removeIf([&page, wanted](const ChangeRequest &row) {
        if (ArchiveEvidence::fits(row, wanted))
            return false;
        page.removed.append(row.id);
        return true;
    });
    page.narrowedHere = !page.removed.isEmpty() || sent != wanted;
    return page;
}

/// Tells whether the rows belong to another workspace. Another organization may have a workspace of the same name.
bool isOfOther(const QString &workspaceId, const ListReader::Page &page)
{
    return std::any_of(page.items.begin(), page.items.end(), [&workspaceId](const ChangeRequest &row) {
        return !row.workspaceId.isEmpty() && row.workspaceId != workspaceId;
    });
}

} // namespace

ListReader::ListReader(PacedSender &sender, Dialect &dialect)
    : m_sender(sender)
    , m_dialect(dialect)
{
}

void ListReader::somethingWasArchived()
{
    m_archiveEvidence.clear();
}

void ListReader::read(const Question &question, QObject *scope, const Done &done)
{
    lookUp(question, scope, [=, this](const Result<QString> &workspaceInPath) {
        if (!workspaceInPath) {
            done(workspaceInPath.error());
            return;
        }
        const bool isLookedUp = *workspaceInPath != question.workspace.text;
        const bool isById = isWorkspaceId(question.workspace.text);
        readAt(*workspaceInPath, question, scope, [=, this](const Result<Page> &answer) {
            const bool isMissing = !answer && answer.error().http == 404;
            if (isMissing && isLookedUp && !isById)
                readByName(*workspaceInPath, question.workspace.text, answer.error(), question, scope, done);
            else if (isMissing && isById && !isLookedUp && !m_takesIds)
                findName(answer.error(), question, scope, done);
            else
                done(answer);
        });
    });
}

void ListReader::findName(const Error &notFound, const Question &question, QObject *scope, const Done &done)
{
    const WorkspaceName &workspace = question.workspace;
    const auto named = [=, this](const Result<QString> &name) {
        if (name && Requests::canStandInPath(*name))
            readByName(workspace.text, *name, notFound, question, scope, done);
        else if (name || name.error().http > 0 || name.error().kind == base::ErrorKind::NotFound)
            done(notFound);
        else
            done(name.error());
    };
    WorkspaceNaming::start(m_sender, Requests(question.endpoint), workspace.organization, workspace.text, scope, named);
}

/// Reads the list by the workspace's name after a 404 to its id. A service as in spec 4.1 knows only names.
void ListReader::readByName(const QString &id, const QString &name, const Error &notFound, const Question &question,
                            QObject *scope, const Done &done)
{
    readAt(name, question, scope, [=, this](const Result<Page> &answer) {
        const bool isOther = answer && isOfOther(id, *answer);
        if (isOther)
            m_workspaceIds.remove({question.workspace.organization, question.workspace.text});
        done(isOther ? Result<Page>(notFound) : answer);
    });
}

/// Finds the text that names the workspace in the path: its id, or the typed text, because spec 4.1 knows only names.
void ListReader::lookUp(const Question &question, QObject *scope, Callback<QString> done)
{
    const WorkspaceName &workspace = question.workspace;
    const QString known = m_workspaceIds.value({workspace.organization, workspace.text});
    if (!known.isEmpty()) {
        done(known);
    } else if (isWorkspaceId(workspace.text) || !Requests::canStandInPath(workspace.organization)) {
        done(workspace.text);
    } else {
        const auto request = [workspace, requests = Requests(question.endpoint)](int page) {
            return requests.findWorkspace(workspace.organization, workspace.text, page);
        };
        WorkspaceLookup::start(m_sender, workspace.text, request, scope, std::move(done));
    }
}

void ListReader::readAt(const QString &workspaceInPath, const Question &question, QObject *scope, const Done &done)
{
    const Scope wanted = question.query.scope;
    const bool isLeftOut = wanted != Scope::All && leavesOutParameter();
    const ListQuery sent{.page = question.query.page, .scope = isLeftOut ? Scope::All : wanted};
    const auto answered = [=, this](const Result<Page> &answer) {
        if (refusesParameter(answer, sent)) {
            readWithout(workspaceInPath, question, scope, done);
            return;
        }
        remember(question.workspace, workspaceInPath, answer);
        if (answer)
            learn(sent, workspaceInPath, *answer);
        done(answer ? narrowed(*answer, sent.scope, wanted) : answer);
    };
    sendForChangeRequests(m_sender, Requests(question.endpoint).changeRequests(workspaceInPath, sent), sent.page,
                          question.workspace.text, scope, answered);
}

bool ListReader::leavesOutParameter()
{
    if (m_dialect.archiveParameter == Dialect::ArchiveParameter::Ignored)
        return true;
    return m_dialect.archiveParameter == Dialect::ArchiveParameter::Refused && m_without > 0 && m_without-- > 0;
}

void ListReader::learn(const ListQuery &sent, const QString &workspaceInPath, const Page &page)
{
    Dialect::ArchiveParameter &parameter = m_dialect.archiveParameter;
    if (parameter == Dialect::ArchiveParameter::Refused && sent.scope != Scope::All) {
        parameter = Dialect::ArchiveParameter::Unknown; // the refusal was a passing fault
        m_refusals = 0;
    }
    if (parameter == Dialect::ArchiveParameter::Unknown || parameter == Dialect::ArchiveParameter::Understood)
        parameter = m_archiveEvidence.judge(parameter, workspaceInPath, sent, page);
}

void ListReader::noteRefusal()
{
    m_dialect.archiveParameter = Dialect::ArchiveParameter::Refused;
    m_without = m_refusals == 0 ? 0 : std::min(MaxListsWithout, 1 << std::min(m_refusals, 10));
    ++m_refusals;
}

/// Reads the list again without the parameter `archive`. A service that follows the specification alone may refuse it.
/// If the service answers now, the parameter was probably the reason of the refusal.
void ListReader::readWithout(const QString &workspaceInPath, const Question &question, QObject *scope, const Done &done)
{
    const auto answered = [=, this](const Result<Page> &answer) {
        remember(question.workspace, workspaceInPath, answer);
        if (answer)
            noteRefusal();
        done(answer ? narrowed(*answer, Scope::All, question.query.scope) : answer);
    };
    const ListQuery plain{.page = question.query.page};
    sendForChangeRequests(m_sender, Requests(question.endpoint).changeRequests(workspaceInPath, plain), plain.page,
                          question.workspace.text, scope, answered);
}

/// Remembers a text that worked, and forgets it after a 404: the workspace may have been deleted and created again
/// under the same name.
void ListReader::remember(const WorkspaceName &workspace, const QString &workspaceInPath, const Result<Page> &answer)
{
    if (answer && isWorkspaceId(workspaceInPath))
        m_takesIds = true;
    if (answer)
        keep(workspace.organization, workspace.text, workspaceInPath);
    else if (answer.error().http == 404)
        m_workspaceIds.remove({workspace.organization, workspace.text});
}

void ListReader::remember(const QString &organization, const QList<protocol::Workspace> &workspaces)
{
    for (const protocol::Workspace &workspace : workspaces) {
        if (m_workspaceIds.value({organization, workspace.name}) != workspace.name)
            keep(organization, workspace.name, workspace.id);
    }
}

/// Remembers a workspace. If there are too many, all are forgotten: a name costs one more request then.
void ListReader::keep(const QString &organization, const QString &name, const QString &inPath)
{
    if (name.size() > MaxKnownLength || inPath.size() > MaxKnownLength)
        return;
    if (m_workspaceIds.size() >= MaxKnown)
        m_workspaceIds.clear();
    m_workspaceIds.insert({organization, name}, inPath);
}

} // namespace runlatch::service
