// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/client.h"

#include "service/answer.h"
#include "service/requests.h"
#include "service/workspacelookup.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Callback;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Result;
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

Error errorAbout(ErrorKind kind, const QString &rule, const QString &subject)
{
    return {.kind = kind, .rule = rule, .subject = subject};
}

template <typename T> Callback<T> finishing(QObject *scope, Callback<T> done)
{
    return [scope, done = std::move(done)](const Result<T> &result) {
        delete scope; // first: a Call is over when its callback runs
        done(result);
    };
}

/// Later, because no callback may come before the call that asked for it returned.
template <typename T> void refuse(const QString &name, QObject *scope, const Callback<T> &finish)
{
    QMetaObject::invokeMethod(
        scope, [finish, name] { finish(errorAbout(ErrorKind::Usage, u"service.name"_s, name)); }, Qt::QueuedConnection);
}

template <typename T>
void sendForPage(http::Client &http, const http::Outgoing &request, const PageQuery &asked, const QString &subject,
                 Result<T> (*read)(const QJsonObject &), QObject *scope, Callback<protocol::Page<T>> done)
{
    http.send(request, scope, [=, url = request.url, done = std::move(done)](const Result<http::Response> &answer) {
        if (!answer) {
            done(answer.error());
            return;
        }
        const auto document = readDocument(*answer, url, subject);
        if (document)
            done(readPage(*document, protocol::paginate(asked.number, asked.size, 0), read));
        else
            done(document.error());
    });
}

} // namespace

Client::Client(http::Client &http, QObject *parent)
    : QObject(parent)
    , m_http(http)
{
}

void Client::setEndpoint(const Endpoint &endpoint)
{
    if (endpoint.base != m_endpoint.base) {
        m_dialect = {};
        m_workspaceIds.clear();
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

http::Call Client::organizations(const PageQuery &page, QObject *context,
                                 Callback<protocol::Page<protocol::Organization>> done)
{
    return organizations({}, page, context, std::move(done));
}

http::Call Client::organizations(const QString &search, const PageQuery &page, QObject *context,
                                 Callback<protocol::Page<protocol::Organization>> done)
{
    QObject *scope = begin(context);
    sendForPage(m_http, Requests(m_endpoint).organizations(search, page), page, u"organizations"_s,
                &protocol::readOrganization, scope, finishing(scope, std::move(done)));
    return http::Call(scope);
}

http::Call Client::workspaces(const QString &organization, const QString &search, const PageQuery &page,
                              QObject *context, Callback<protocol::Page<protocol::Workspace>> done)
{
    QObject *scope = begin(context);
    const auto finish = finishing(scope, std::move(done));
    if (Requests::canStandInPath(organization))
        sendForPage(m_http, Requests(m_endpoint).workspaces(organization, search, page), page, organization,
                    &protocol::readWorkspace, scope, finish);
    else
        refuse(organization, scope, finish);
    return http::Call(scope);
}

http::Call Client::list(const WorkspaceName &workspace, const PageQuery &page, QObject *context,
                        Callback<ChangeRequests> done)
{
    QObject *scope = begin(context);
    const auto finish = finishing(scope, std::move(done));
    if (!Requests::canStandInPath(workspace.text)) {
        refuse(workspace.text, scope, finish);
        return http::Call(scope);
    }
    lookUp(workspace, scope, [=, this](const Result<QString> &workspaceInPath) {
        if (workspaceInPath)
            listAt(*workspaceInPath, workspace, page, scope, finish);
        else
            finish(workspaceInPath.error());
    });
    return http::Call(scope);
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
            return requests.workspaces(workspace.organization, workspace.text, {.number = page, .size = 100});
        };
        WorkspaceLookup::start(m_http, workspace.text, request, scope, std::move(done));
    }
}

void Client::listAt(const QString &workspaceInPath, const WorkspaceName &workspace, const PageQuery &page,
                    QObject *scope, Callback<ChangeRequests> done)
{
    const auto answered = [=, this, base = m_endpoint.base](const Result<ChangeRequests> &answer) {
        if (m_endpoint.base == base)
            remember(workspace, workspaceInPath, answer);
        done(answer);
    };
    sendForPage<ChangeRequest>(m_http, Requests(m_endpoint).changeRequests(workspaceInPath, page), page, workspace.text,
                               &protocol::readChangeRequest, scope, answered);
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

http::Call Client::show(const QString &id, QObject *context, ChangeRequestDone done)
{
    QObject *scope = begin(context);
    const auto finish = finishing(scope, std::move(done));
    if (Requests::canStandInPath(id))
        showWithin(id, scope, finish);
    else
        refuse(id, scope, finish);
    return http::Call(scope);
}

void Client::showWithin(const QString &id, QObject *scope, ChangeRequestDone done)
{
    const auto forms = Requests(m_endpoint).show(id, m_dialect.show);
    const auto answered = [=, this](const Result<FormWalk::Arrival> &arrival) {
        if (!arrival) {
            done(arrival.error());
            return;
        }
        const auto document = readDocument(arrival->response, arrival->url, id);
        if (document && m_endpoint.base.isParentOf(arrival->url))
            m_dialect.show = static_cast<Dialect::Show>(arrival->form);
        done(document ? readResource(*document, &protocol::readChangeRequest) : document.error());
    };
    FormWalk::start(m_http, forms, scope, answered);
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
    FormWalk::start(m_http, forms, scope, [=, this](const Result<FormWalk::Arrival> &arrival) {
        if (arrival)
            archiveAnswered(id, *arrival, scope, finish);
        else
            finish(arrival.error());
    });
    return http::Call(scope);
}

/// A document says how it stands; a success without one, and "already archived", leave it to be shown.
void Client::archiveAnswered(const QString &id, const FormWalk::Arrival &arrival, QObject *scope,
                             const Callback<Archiving> &done)
{
    const auto document = readDocument(arrival.response, arrival.url, id);
    const bool already = !document && saysAlreadyArchived(document.error());
    const bool silent = !document && document.error().rule == "json.empty"_L1;
    if ((document || already || silent) && m_endpoint.base.isParentOf(arrival.url))
        m_dialect.archive = static_cast<Dialect::Archive>(arrival.form);

    const Error otherwise = already ? document.error() : errorAbout(ErrorKind::Protocol, u"service.not-archived"_s, id);
    const auto judge = [=](const Result<ChangeRequest> &shown) {
        if (shown && shown->isArchived())
            done(Archiving{.changeRequest = *shown, .already = already});
        else
            done(shown ? otherwise : shown.error());
    };
    if (document)
        judge(readResource(*document, &protocol::readChangeRequest));
    else if (already || silent)
        showWithin(id, scope, judge);
    else
        done(document.error());
}

} // namespace runlatch::service
