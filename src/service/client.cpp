// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/client.h"

#include "service/operation.h"
#include "service/requests.h"
#include "service/workspacelookup.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Callback;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Result;
using runlatch::protocol::BulkForm;
using runlatch::protocol::ChangeRequest;

namespace runlatch::service {

namespace {

/// spec 2.1: ids have the form `ws-<id>`. A workspace may well be *named* "ws-east-1", so that one is looked up.
bool isWorkspaceId(const QString &text)
{
    static const QRegularExpression id(u"\\Aws-[A-Za-z0-9]+\\z"_s);
    return id.match(text).hasMatch();
}

bool saysAlreadyArchived(const Error &error)
{
    return std::any_of(error.errors.begin(), error.errors.end(), [](const base::ServiceError &said) {
        return said.detail.contains("already archived"_L1, Qt::CaseInsensitive)
            || said.title.contains("already archived"_L1, Qt::CaseInsensitive);
    });
}

bool refusesParameter(const Result<protocol::Page<ChangeRequest>> &answer, const ListQuery &sent)
{
    return !answer && sent.scope != Scope::All && (answer.error().http == 400 || answer.error().http == 422);
}

Error notArchived(const QString &id)
{
    return {.kind = ErrorKind::Protocol, .rule = u"service.not-archived"_s, .subject = id};
}

Error asOpen(Error error, bool isOpen)
{
    error.outcomeUnknown = isOpen;
    return error;
}

/// `sent`: what the service was asked for, which may be less narrow than `wanted`.
protocol::Page<ChangeRequest> narrowed(protocol::Page<ChangeRequest> page, Scope sent, Scope wanted)
{
    const auto removed =
        page.items.removeIf([wanted](const ChangeRequest &row) { return !ArchiveEvidence::fits(row, wanted); });
    page.narrowedHere = removed > 0 || sent != wanted;
    return page;
}

/// A name alone may stand for another organization's workspace.
bool isOfOther(const QString &workspaceId, const protocol::Page<ChangeRequest> &page)
{
    return std::any_of(page.items.begin(), page.items.end(), [&workspaceId](const ChangeRequest &row) {
        return !row.workspaceId.isEmpty() && row.workspaceId != workspaceId;
    });
}

/// The request that was asked about, and no other.
Result<ChangeRequest> readAbout(const QString &id, const QJsonObject &document)
{
    const Result<ChangeRequest> read = readResource(document, &protocol::readChangeRequest);
    if (read && read->id != id)
        return Error{.kind = ErrorKind::Protocol, .rule = u"service.other-id"_s, .subject = id};
    return read;
}

} // namespace

Client::Client(http::Client &http, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_sender(http, clock)
{
    connect(&m_sender, &Sender::waiting, this, &Client::waiting);
    connect(&m_sender, &Sender::sent, this, &Client::sent);
}

void Client::setEndpoint(const Endpoint &endpoint)
{
    if (endpoint.base != m_endpoint.base) {
        m_dialect = {};
        m_workspaceIds.clear();
        m_archiveEvidence.clear();
    }
    m_endpoint = endpoint;
}

/// The call as a whole, however many exchanges it takes, and the context of each of them. It dies with the
/// caller's context, with this client, when the call is aborted, and after its answer.
QObject *Client::begin(QObject *context)
{
    auto *scope = new QObject(context);
    connect(this, &QObject::destroyed, scope, [scope] { delete scope; });
    return scope;
}

http::Call Client::ping(QObject *context, Callback<ServiceFacts> done)
{
    QObject *scope = begin(context);
    const http::Outgoing request = Requests(m_endpoint).ping();
    m_sender.send(
        request, scope,
        [finish = finishing(scope, std::move(done)), url = request.url](const Result<http::Response> &answer) {
            if (answer && answer->status != 401)
                finish(readServiceFacts(answer->headers));
            else
                finish(answer ? readDocument(*answer, url, url.host()).error() : answer.error());
        });
    return http::Call(scope);
}

http::Call Client::account(QObject *context, Callback<Account> done)
{
    QObject *scope = begin(context);
    const http::Outgoing request = Requests(m_endpoint).account();
    m_sender.send(
        request, scope,
        [finish = finishing(scope, std::move(done)), url = request.url](const Result<http::Response> &answer) {
            if (!answer) {
                finish(answer.error());
                return;
            }
            const auto document = readDocument(*answer, url, url.host());
            finish(document ? readResource(*document, &readAccount) : document.error());
        });
    return http::Call(scope);
}

http::Call Client::organizations(const PageQuery &page, QObject *context,
                                 Callback<protocol::Page<protocol::Organization>> done)
{
    return organizations({}, page, context, std::move(done));
}

http::Call Client::organizations(const QString &search, const PageQuery &page, QObject *context,
                                 Callback<protocol::Page<protocol::Organization>> done)
{
    QObject *scope = begin(context);
    sendForPage(m_sender, Requests(m_endpoint).organizations(search, page), page, u"organizations"_s,
                &protocol::readOrganization, scope, finishing(scope, std::move(done)));
    return http::Call(scope);
}

http::Call Client::workspaces(const QString &organization, const QString &search, const PageQuery &page,
                              QObject *context, Callback<protocol::Page<protocol::Workspace>> done)
{
    QObject *scope = begin(context);
    const auto finish = finishing(scope, std::move(done));
    const auto answered = [this, organization, finish,
                           base = m_endpoint.base](const Result<protocol::Page<protocol::Workspace>> &answer) {
        if (answer && m_endpoint.base == base)
            remember(organization, answer->items);
        finish(answer);
    };
    if (Requests::canStandInPath(organization))
        sendForPage<protocol::Workspace>(m_sender, Requests(m_endpoint).workspaces(organization, search, page), page,
                                         organization, &protocol::readWorkspace, scope, answered);
    else
        refuse(organization, scope, finish);
    return http::Call(scope);
}

http::Call Client::list(const WorkspaceName &workspace, const ListQuery &query, QObject *context,
                        Callback<ChangeRequests> done)
{
    QObject *scope = begin(context);
    const auto finish = finishing(scope, std::move(done));
    if (!Requests::canStandInPath(workspace.text)) {
        refuse(workspace.text, scope, finish);
        return http::Call(scope);
    }
    lookUp(workspace, scope, [=, this](const Result<QString> &workspaceInPath) {
        if (!workspaceInPath) {
            finish(workspaceInPath.error());
            return;
        }
        const bool isLookedUp = *workspaceInPath != workspace.text;
        listAt(*workspaceInPath, workspace, query, scope, [=, this](const Result<ChangeRequests> &answer) {
            if (!answer && answer.error().http == 404 && isLookedUp)
                listByName(*workspaceInPath, answer.error(), workspace, query, scope, finish);
            else
                finish(answer);
        });
    });
    return http::Call(scope);
}

/// After a 404 to its id: the service may know names alone, as spec 4.1 does.
void Client::listByName(const QString &id, const Error &notFound, const WorkspaceName &workspace,
                        const ListQuery &query, QObject *scope, const Callback<ChangeRequests> &done)
{
    listAt(workspace.text, workspace, query, scope, [=, this](const Result<ChangeRequests> &answer) {
        const bool isOther = answer && isOfOther(id, *answer);
        if (isOther)
            m_workspaceIds.remove({workspace.organization, workspace.text});
        done(isOther ? Result<ChangeRequests>(notFound) : answer);
    });
}

/// What stands for the workspace in the path: its id, or what was typed, as spec 4.1 knows names only.
void Client::lookUp(const WorkspaceName &workspace, QObject *scope, Callback<QString> done)
{
    const QString known = m_workspaceIds.value({workspace.organization, workspace.text});
    if (!known.isEmpty()) {
        done(known);
    } else if (isWorkspaceId(workspace.text) || !Requests::canStandInPath(workspace.organization)) {
        done(workspace.text);
    } else {
        const auto request = [workspace, requests = Requests(m_endpoint)](int page) {
            return requests.findWorkspace(workspace.organization, workspace.text, page);
        };
        WorkspaceLookup::start(m_sender, workspace.text, request, scope, std::move(done));
    }
}

void Client::listAt(const QString &workspaceInPath, const WorkspaceName &workspace, const ListQuery &query,
                    QObject *scope, const Callback<ChangeRequests> &done)
{
    const bool isIgnored = m_dialect.archiveParameter == Dialect::ArchiveParameter::Ignored;
    const ListQuery sent{.page = query.page, .scope = isIgnored ? Scope::All : query.scope};
    const auto answered = [=, this, endpoint = m_endpoint](const Result<ChangeRequests> &answer) {
        if (refusesParameter(answer, sent)) {
            listWithout(endpoint, workspaceInPath, workspace, query, scope, done);
            return;
        }
        if (m_endpoint.base == endpoint.base) {
            remember(workspace, workspaceInPath, answer);
            if (answer && m_dialect.archiveParameter != Dialect::ArchiveParameter::Ignored)
                m_dialect.archiveParameter =
                    m_archiveEvidence.judge(m_dialect.archiveParameter, workspaceInPath, sent, *answer);
        }
        done(answer ? narrowed(*answer, sent.scope, query.scope) : answer);
    };
    sendForPage<ChangeRequest>(m_sender, Requests(m_endpoint).changeRequests(workspaceInPath, sent), query.page,
                               workspace.text, &protocol::readChangeRequest, scope, answered);
}

/// A service that has only the specification may well refuse a parameter that is not in it. If it answers without,
/// that was it, and what follows is as if the parameter had been ignored.
void Client::listWithout(const Endpoint &endpoint, const QString &workspaceInPath, const WorkspaceName &workspace,
                         const ListQuery &query, QObject *scope, const Callback<ChangeRequests> &done)
{
    const auto answered = [=, this](const Result<ChangeRequests> &answer) {
        if (m_endpoint.base == endpoint.base) {
            remember(workspace, workspaceInPath, answer);
            if (answer)
                m_dialect.archiveParameter = Dialect::ArchiveParameter::Ignored;
        }
        done(answer ? narrowed(*answer, Scope::All, query.scope) : answer);
    };
    sendForPage<ChangeRequest>(m_sender, Requests(endpoint).changeRequests(workspaceInPath, {.page = query.page}),
                               query.page, workspace.text, &protocol::readChangeRequest, scope, answered);
}

/// Only what worked is kept: a name that was used as typed may be looked up tomorrow, and an id may be that of a
/// workspace that was since made anew under its name.
void Client::remember(const WorkspaceName &workspace, const QString &workspaceInPath,
                      const Result<ChangeRequests> &answer)
{
    if (answer)
        m_workspaceIds.insert({workspace.organization, workspace.text}, workspaceInPath);
    else if (answer.error().http == 404)
        m_workspaceIds.remove({workspace.organization, workspace.text});
}

/// Saves looking up what was just listed. A name by which a list was read stays: its service may know no ids.
void Client::remember(const QString &organization, const QList<protocol::Workspace> &workspaces)
{
    for (const protocol::Workspace &workspace : workspaces) {
        QString &known = m_workspaceIds[{organization, workspace.name}];
        if (known != workspace.name)
            known = workspace.id;
    }
}

http::Call Client::show(const QString &id, QObject *context, ChangeRequestDone done)
{
    QObject *scope = begin(context);
    const auto finish = finishing(scope, std::move(done));
    if (Requests::canStandInPath(id))
        showWithin(m_endpoint, id, scope, finish);
    else
        refuse(id, scope, finish);
    return http::Call(scope);
}

void Client::showWithin(const Endpoint &endpoint, const QString &id, QObject *scope, ChangeRequestDone done)
{
    const auto forms = Requests(endpoint).show(id, m_dialect.show);
    const auto answered = [=, this](const Result<FormWalk::Arrival> &arrival) {
        if (!arrival) {
            done(arrival.error());
            return;
        }
        const auto document = readDocument(arrival->response, arrival->url, id);
        if (document && m_endpoint.base.isParentOf(arrival->url))
            m_dialect.show = static_cast<Dialect::Show>(arrival->form);
        done(document ? readAbout(id, *document) : document.error());
    };
    FormWalk::start(m_sender, forms, scope, answered);
}

http::Call Client::showDocument(const QString &id, QObject *context, Callback<QByteArray> done)
{
    QObject *scope = begin(context);
    const auto finish = finishing(scope, std::move(done));
    if (!Requests::canStandInPath(id)) {
        refuse(id, scope, finish);
        return http::Call(scope);
    }
    const auto answered = [id, finish](const Result<FormWalk::Arrival> &arrival) {
        if (!arrival) {
            finish(arrival.error());
            return;
        }
        const auto document = readDocument(arrival->response, arrival->url, id);
        finish(document ? Result<QByteArray>(arrival->response.body) : document.error());
    };
    FormWalk::start(m_sender, Requests(m_endpoint).show(id, m_dialect.show), scope, answered);
    return http::Call(scope);
}

http::Call Client::archive(const QString &id, QObject *context, Callback<Archiving> done)
{
    QObject *scope = begin(context);
    const auto finish = finishing(scope, std::move(done));
    if (!Requests::canStandInPath(id)) {
        refuse(id, scope, finish);
        return http::Call(scope);
    }
    const auto forms = Requests(m_endpoint).archive(id, m_dialect.archive);
    FormWalk::start(m_sender, forms, scope, [=, this, endpoint = m_endpoint](const Result<FormWalk::Arrival> &arrival) {
        if (arrival)
            archiveAnswered(endpoint, id, *arrival, scope, finish);
        else
            finish(arrival.error());
    });
    return http::Call(scope);
}

/// A document says how it stands; a success without one, and "already archived", leave it to be shown.
void Client::archiveAnswered(const Endpoint &endpoint, const QString &id, const FormWalk::Arrival &arrival,
                             QObject *scope, const Callback<Archiving> &done)
{
    const auto document = readDocument(arrival.response, arrival.url, id);
    const bool already = !document && saysAlreadyArchived(document.error());
    const bool silent = !document && document.error().rule == "json.empty"_L1;
    if ((document || already || silent) && m_endpoint.base.isParentOf(arrival.url))
        m_dialect.archive = static_cast<Dialect::Archive>(arrival.form);
    m_archiveEvidence.clear();

    const bool isOpen = leavesOutcomeOpen(arrival.response.status);
    const Error otherwise = already ? document.error() : notArchived(id);
    const auto judge = [=](const Result<ChangeRequest> &shown) {
        if (shown && shown->isArchived())
            done(Archiving{.changeRequest = *shown, .already = already});
        else
            done(shown ? otherwise : asOpen(shown.error(), isOpen));
    };
    if (document)
        judge(readAbout(id, *document));
    else if (already || silent)
        showWithin(endpoint, id, scope, judge);
    else
        done(asOpen(document.error(), isOpen));
}

http::Call Client::create(const QString &organization, const protocol::BulkCreation &creation, QObject *context,
                          Callback<Creation> done)
{
    QObject *scope = begin(context);
    const auto finish = finishing(scope, std::move(done));
    if (!Requests::canStandInPath(organization)) {
        refuse(organization, scope, finish);
        return http::Call(scope);
    }
    const CreationWalk::Operation operation{
        .request =
            [=, this, requests = Requests(m_endpoint)](const BulkForm &form) {
                const http::Outgoing request = requests.create(organization, creation, form);
                emit creating(request);
                return request;
            },
        .form = m_dialect.create.value_or(BulkForm()),
        .isByQuery = creation.isByQuery(),
        .subject = organization,
    };
    CreationWalk::start(m_sender, operation, scope,
                        [this, finish, base = m_endpoint.base](const Result<Creation> &created) {
                            if (created && m_endpoint.base == base)
                                m_dialect.create = created->form;
                            finish(created);
                        });
    return http::Call(scope);
}

http::Outgoing Client::creationRequest(const QString &organization, const protocol::BulkCreation &creation) const
{
    return Requests(m_endpoint).create(organization, creation, m_dialect.create.value_or(BulkForm()));
}

http::Call Client::explore(const QString &organization, const QList<protocol::ExplorerCondition> &conditions,
                           const QString &sort, const PageQuery &page, QObject *context,
                           Callback<protocol::Page<protocol::ExploredWorkspace>> done)
{
    QObject *scope = begin(context);
    const auto finish = finishing(scope, std::move(done));
    if (Requests::canStandInPath(organization))
        sendForPage(m_sender, exploringRequest(organization, conditions, sort, page), page, organization,
                    &protocol::readExploredWorkspace, scope, finish);
    else
        refuse(organization, scope, finish);
    return http::Call(scope);
}

http::Outgoing Client::exploringRequest(const QString &organization,
                                        const QList<protocol::ExplorerCondition> &conditions, const QString &sort,
                                        const PageQuery &page) const
{
    return Requests(m_endpoint).explore(organization, conditions, sort, page);
}

} // namespace runlatch::service
