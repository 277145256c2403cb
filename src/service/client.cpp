// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/client.h"

#include "base/rules.h"
#include "service/entitlements.h"
#include "service/pagerequest.h"
#include "service/requests.h"
#include "service/workspacelookup.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Callback;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Result;
using runlatch::protocol::BulkActionDialect;
using runlatch::protocol::ChangeRequest;

namespace runlatch::service {

namespace {

/// Services say "is already archived" or "has already been archived".
bool saysAlreadyArchived(const Error &error)
{
    static const QRegularExpression words(u"\\balready (been )?archived\\b|\\barchived already\\b"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return std::any_of(error.errors.begin(), error.errors.end(), [](const base::ServiceError &said) {
        return said.detail.contains(words) || said.title.contains(words);
    });
}

/// The change request is hidden from this token, or no longer there.
bool isOutOfSight(const Error &error)
{
    return error.http == 403 || error.http == 404 || error.http == 410;
}

Error notArchived(const QString &id)
{
    return {.kind = ErrorKind::Protocol, .rule = base::Rules::ServiceNotArchived, .subject = id};
}

/// The service reported success, and refused to show the change request then, or failed.
Error unconfirmed(Error error, const QString &id, int status)
{
    if (error.http < 400)
        return error;
    error.rule = base::Rules::ArchiveUnconfirmed;
    error.subject = id;
    error.facts = {QString::number(error.http)};
    error.http = status;
    return error;
}

Error asOpen(Error error, bool isOpen)
{
    error.outcomeUnknown = isOpen;
    return error;
}

/// Reads the change request, and checks that it is the requested one.
Result<ChangeRequest> readAbout(const QString &id, const QJsonObject &document)
{
    const Result<ChangeRequest> read = readResource(document, &protocol::readChangeRequest);
    if (read && read->id != id)
        return Error{.kind = ErrorKind::Protocol, .rule = base::Rules::ServiceOtherId, .subject = id};
    return read;
}

} // namespace

Client::Client(http::Requester &http, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_http(http)
    , m_sender(http, clock)
{
    connect(&m_sender, &PacedSender::waiting, this, &Client::waiting);
    connect(&m_sender, &PacedSender::sent, this, &Client::sent);
}

Dialect Client::dialect(const Endpoint &endpoint) const
{
    const auto known = m_services.find(endpoint.base);
    return known == m_services.end() ? endpoint.dialect : known->second->dialect;
}

Client::KnownService &Client::knownService(const Endpoint &endpoint)
{
    std::unique_ptr<KnownService> &service = m_services[endpoint.base];
    if (!service)
        service = std::make_unique<KnownService>(m_sender, endpoint.dialect);
    return *service;
}

/// Begins one operation of several exchanges. The operation is the context of each of them.
template <typename T> base::Operation<T> *Client::begin(QObject *context, Callback<T> done)
{
    return new base::Operation<T>(this, context, std::move(done));
}

/// Wraps `done`: the dialect that the answer shows is reported first.
template <typename T> Callback<T> Client::learning(const Endpoint &endpoint, Callback<T> done)
{
    return [this, endpoint, done = std::move(done)](const Result<T> &answer) {
        tellLearned(endpoint);
        done(answer);
    };
}

void Client::tellLearned(const Endpoint &endpoint)
{
    KnownService &service = knownService(endpoint);
    if (service.told == service.dialect)
        return;
    service.told = service.dialect;
    emit learned(endpoint, service.told);
}

base::Call Client::ping(const Endpoint &endpoint, QObject *context, Callback<ServiceFacts> done)
{
    auto *operation = begin(context, std::move(done));
    const http::Outgoing request = Requests(endpoint).ping();
    m_sender.send(request, operation, [operation, url = request.url](const Result<http::Response> &answer) {
        if (answer && answer->status != 401)
            operation->finish(readServiceFacts(answer->headers));
        else
            operation->finish(answer ? readDocument(*answer, url, url.host()).error() : answer.error());
    });
    return base::Call(operation);
}

base::Call Client::account(const Endpoint &endpoint, QObject *context, Callback<Account> done)
{
    auto *operation = begin(context, std::move(done));
    askForAccount(Requests(endpoint).account(), endpoint.base.host(), operation);
    return base::Call(operation);
}

base::Call Client::user(const Endpoint &endpoint, const QString &id, QObject *context, Callback<Account> done)
{
    auto *operation = begin(context, std::move(done));
    if (Requests::canStandInPath(id))
        askForAccount(Requests(endpoint).user(id), id, operation);
    else
        operation->finishLater(Requests::unusable(id));
    return base::Call(operation);
}

void Client::askForAccount(const http::Outgoing &request, const QString &subject, base::Operation<Account> *operation)
{
    m_sender.send(request, operation, [operation, subject, url = request.url](const Result<http::Response> &answer) {
        const auto document = answer ? readDocument(*answer, url, subject) : answer.error();
        operation->finish(document ? readResource(*document, &readAccount) : document.error());
    });
}

base::Call Client::organizations(const Endpoint &endpoint, const PageQuery &page, QObject *context,
                                 Callback<protocol::Page<protocol::Organization>> done)
{
    return organizations(endpoint, {}, page, context, std::move(done));
}

base::Call Client::organizations(const Endpoint &endpoint, const QString &search, const PageQuery &page,
                                 QObject *context, Callback<protocol::Page<protocol::Organization>> done)
{
    auto *operation = begin(context, std::move(done));
    sendForPage(m_sender, Requests(endpoint).organizations(search, page), page, u"organizations"_s,
                &protocol::readOrganization, operation, operation->finishing());
    return base::Call(operation);
}

base::Call Client::workspaces(const Endpoint &endpoint, const QString &organization, const QString &search,
                              const PageQuery &page, QObject *context,
                              Callback<protocol::Page<protocol::Workspace>> done)
{
    auto *operation = begin(context, std::move(done));
    const auto answered = [&lists = knownService(endpoint).lists, organization,
                           operation](const Result<protocol::Page<protocol::Workspace>> &answer) {
        if (answer)
            lists.remember(organization, answer->items);
        operation->finish(answer);
    };
    if (Requests::canStandInPath(organization))
        sendForPage<protocol::Workspace>(m_sender, Requests(endpoint).workspaces(organization, search, page), page,
                                         organization, &protocol::readWorkspace, operation, answered);
    else
        operation->finishLater(Requests::unusable(organization));
    return base::Call(operation);
}

base::Call Client::workspace(const Endpoint &endpoint, const QString &id, QObject *context,
                             Callback<protocol::Workspace> done)
{
    auto *operation = begin(context, std::move(done));
    if (!Requests::canStandInPath(id)) {
        operation->finishLater(Requests::unusable(id));
        return base::Call(operation);
    }
    const http::Outgoing request = Requests(endpoint).workspace(id);
    m_sender.send(request, operation, [operation, id, url = request.url](const Result<http::Response> &answer) {
        const auto document = answer ? readDocument(*answer, url, id) : answer.error();
        const auto read = document ? readResource(*document, &protocol::readWorkspace)
                                   : Result<protocol::Workspace>(document.error());
        if (read && read->id != id)
            operation->finish(
                Error{.kind = ErrorKind::Protocol, .rule = base::Rules::ServiceOtherWorkspace, .subject = id});
        else
            operation->finish(read);
    });
    return base::Call(operation);
}

base::Call Client::findWorkspace(const Endpoint &endpoint, const QString &organization, const QString &name,
                                 QObject *context, Callback<QString> done)
{
    auto *operation = begin(context, std::move(done));
    if (!Requests::canStandInPath(organization)) {
        operation->finishLater(Requests::unusable(organization));
        return base::Call(operation);
    }
    const auto request = [organization, name, requests = Requests(endpoint)](int page) {
        return requests.findWorkspace(organization, name, page);
    };
    WorkspaceLookup::start(m_sender, name, request, operation, operation->finishing());
    return base::Call(operation);
}

base::Call Client::list(const Endpoint &endpoint, const WorkspaceName &workspace, const ListQuery &query,
                        QObject *context, Callback<protocol::Page<ChangeRequest>> done)
{
    auto *operation = begin(context, learning(endpoint, std::move(done)));
    const auto answered = [=, this](const Result<protocol::Page<ChangeRequest>> &page) {
        if (page || !query.asksWhyMissing || query.page.number > 1)
            operation->finish(page);
        else
            findCauseOfMissing(m_sender, endpoint, workspace.organization, page.error(), operation,
                               [operation](const Error &error) { operation->finish(error); });
    };
    if (Requests::canStandInPath(workspace.text))
        knownService(endpoint).lists.read({endpoint, workspace, query}, operation, answered);
    else
        operation->finishLater(Requests::unusable(workspace.text));
    return base::Call(operation);
}

base::Call Client::show(const Endpoint &endpoint, const QString &id, QObject *context, ChangeRequestDone done)
{
    auto *operation = begin(context, learning(endpoint, std::move(done)));
    if (Requests::canStandInPath(id))
        showWithin(endpoint, id, operation, operation->finishing());
    else
        operation->finishLater(Requests::unusable(id));
    return base::Call(operation);
}

void Client::showWithin(const Endpoint &endpoint, const QString &id, QObject *scope, ChangeRequestDone done)
{
    Dialect &dialect = knownService(endpoint).dialect;
    const auto answered = [id, done, &dialect](const Result<DialectWalk::Arrival> &arrival) {
        if (!arrival) {
            done(arrival.error());
            return;
        }
        const auto document = readDocument(arrival->response, arrival->url, id);
        if (document)
            dialect.show = static_cast<Dialect::Show>(arrival->dialect);
        done(document ? readAbout(id, *document) : document.error());
    };
    DialectWalk::start(m_sender, Requests(endpoint).show(id, dialect.show), scope, answered);
}

base::Call Client::showDocument(const Endpoint &endpoint, const QString &id, QObject *context,
                                Callback<QByteArray> done)
{
    auto *operation = begin(context, std::move(done));
    if (!Requests::canStandInPath(id)) {
        operation->finishLater(Requests::unusable(id));
        return base::Call(operation);
    }
    const auto answered = [id, operation](const Result<DialectWalk::Arrival> &arrival) {
        if (!arrival) {
            operation->finish(arrival.error());
            return;
        }
        const auto document = readDocument(arrival->response, arrival->url, id);
        operation->finish(document ? Result<QByteArray>(arrival->response.body) : document.error());
    };
    DialectWalk::start(m_sender, Requests(endpoint).show(id, dialect(endpoint).show), operation, answered);
    return base::Call(operation);
}

base::Call Client::archive(const Endpoint &endpoint, const QString &id, QObject *context, Callback<Archiving> done)
{
    auto *operation = begin(context, learning(endpoint, std::move(done)));
    if (!Requests::canStandInPath(id)) {
        operation->finishLater(Requests::unusable(id));
        return base::Call(operation);
    }
    const auto dialects = Requests(endpoint).archive(id, knownService(endpoint).dialect.archive);
    DialectWalk::start(m_sender, dialects, operation, [=, this](const Result<DialectWalk::Arrival> &arrival) {
        if (arrival)
            archiveAnswered(endpoint, id, *arrival, operation, operation->finishing());
        else
            operation->finish(arrival.error());
    });
    return base::Call(operation);
}

/// Judges the answer. A document is the result. After a success without a document, or after "already archived", the
/// request is shown.
void Client::archiveAnswered(const Endpoint &endpoint, const QString &id, const DialectWalk::Arrival &arrival,
                             QObject *scope, const Callback<Archiving> &done)
{
    const auto document = readDocument(arrival.response, arrival.url, id);
    const bool already = !document && saysAlreadyArchived(document.error());
    const bool silent = !document && document.error().rule == base::Rules::JsonEmpty;
    KnownService &service = knownService(endpoint);
    if (document || already || silent)
        service.dialect.archive = static_cast<Dialect::Archive>(arrival.dialect);
    service.lists.somethingWasArchived();

    const int status = arrival.response.status;
    const bool isOpen = leavesOutcomeOpen(status);
    const Error otherwise = already ? document.error() : notArchived(id);
    const auto judge = [=](const Result<ChangeRequest> &shown) {
        if (shown && shown->isArchived())
            done(Archiving{.changeRequest = *shown, .already = already});
        else if (already && !shown && isOutOfSight(shown.error()))
            done(otherwise); // its own words are all that is known
        else
            done(shown ? otherwise : asOpen(silent ? unconfirmed(shown.error(), id, status) : shown.error(), isOpen));
    };
    if (document)
        judge(readAbout(id, *document));
    else if (already || silent)
        showWithin(endpoint, id, scope, judge);
    else
        done(asOpen(document.error(), isOpen));
}

base::Call Client::create(const Endpoint &endpoint, const QString &organization, const protocol::BulkCreation &creation,
                          QObject *context, Callback<Creation> done)
{
    auto *operation = begin(context, learning(endpoint, std::move(done)));
    if (!Requests::canStandInPath(organization)) {
        operation->finishLater(Requests::unusable(organization));
        return base::Call(operation);
    }
    Dialect &dialect = knownService(endpoint).dialect;
    const CreationWalk::Order order{
        .request =
            [=, this, requests = Requests(endpoint)](const BulkActionDialect &tried) {
                const http::Outgoing request = requests.create(organization, creation, tried);
                emit creating(request, tried);
                return request;
            },
        .dialect = creationDialect(endpoint),
        .isDialectFixed = endpoint.form.has_value(),
        .isByQuery = creation.isByQuery(),
        .hasSeveralValues = creation.hasSeveralValues(),
        .subject = organization,
    };
    const base::Call call(operation); // made first: a receiver of creating() may end the operation at once
    CreationWalk::start(m_sender, order, operation, [=, this, &dialect](const Result<Creation> &created) {
        if (created) {
            dialect.create = created->dialect;
            operation->finish(created);
            return;
        }
        const QPointer<QObject> asked(operation); // a receiver of creationRefused() may end it
        if (!created.error().outcomeUnknown)
            emit creationRefused(created.error());
        if (!asked)
            return;
        findCauseOfMissing(m_sender, endpoint, organization, created.error(), operation,
                           [operation](const Error &error) { operation->finish(error); });
    });
    return call;
}

BulkActionDialect Client::creationDialect(const Endpoint &endpoint) const
{
    return endpoint.form.value_or(dialect(endpoint).create.value_or(BulkActionDialect()));
}

http::Outgoing Client::creationRequest(const Endpoint &endpoint, const QString &organization,
                                       const protocol::BulkCreation &creation) const
{
    return Requests(endpoint).create(organization, creation, creationDialect(endpoint));
}

base::Call Client::explore(const Endpoint &endpoint, const QString &organization,
                           const QList<protocol::ExplorerCondition> &conditions, const QString &sort,
                           const PageQuery &page, QObject *context,
                           Callback<protocol::Page<protocol::ExploredWorkspace>> done)
{
    auto *operation = begin(context, std::move(done));
    if (!Requests::canStandInPath(organization))
        operation->finishLater(Requests::unusable(organization));
    else if (!protocol::canBeAsked(conditions))
        operation->finishLater(
            Error{.kind = ErrorKind::Usage, .rule = base::Rules::ExplorerNotAskable, .subject = organization});
    else
        sendForPage(m_sender, exploringRequest(endpoint, organization, conditions, sort, page), page, organization,
                    &protocol::readExploredWorkspace, operation, operation->finishing());
    return base::Call(operation);
}

http::Outgoing Client::exploringRequest(const Endpoint &endpoint, const QString &organization,
                                        const QList<protocol::ExplorerCondition> &conditions, const QString &sort,
                                        const PageQuery &page) const
{
    return Requests(endpoint).explore(organization, conditions, sort, page);
}

base::Call Client::savedViews(const Endpoint &endpoint, const QString &organization, const PageQuery &page,
                              QObject *context, Callback<protocol::Page<protocol::SavedView>> done)
{
    auto *operation = begin(context, std::move(done));
    if (Requests::canStandInPath(organization))
        sendForPage(m_sender, Requests(endpoint).savedViews(organization, page), page, organization,
                    &protocol::readSavedView, operation, operation->finishing());
    else
        operation->finishLater(Requests::unusable(organization));
    return base::Call(operation);
}

base::Call Client::savedView(const Endpoint &endpoint, const QString &organization, const QString &id, QObject *context,
                             Callback<protocol::SavedView> done)
{
    auto *operation = begin(context, std::move(done));
    if (!Requests::canStandInPath(organization)) {
        operation->finishLater(Requests::unusable(organization));
        return base::Call(operation);
    }
    return askForResource(Requests(endpoint).savedView(organization, id), id, &protocol::readSavedView, operation);
}

/// Asks for a resource by its id, and checks that it is the one that was asked for.
template <typename T>
base::Call Client::askForResource(const http::Outgoing &request, const QString &id,
                                  Result<T> (*read)(const QJsonObject &), base::Operation<T> *operation)
{
    if (!Requests::canStandInPath(id)) {
        operation->finishLater(Requests::unusable(id));
        return base::Call(operation);
    }
    m_sender.send(request, operation, [operation, id, read, url = request.url](const Result<http::Response> &answer) {
        const auto document = answer ? readDocument(*answer, url, id) : answer.error();
        const Result<T> resource = document ? readResource(*document, read) : Result<T>(document.error());
        if (resource && resource->id != id)
            operation->finish(Error{.kind = ErrorKind::Protocol, .rule = base::Rules::ServiceOtherId, .subject = id});
        else
            operation->finish(resource);
    });
    return base::Call(operation);
}

base::Call Client::taskResult(const Endpoint &endpoint, const QString &id, QObject *context,
                              Callback<protocol::ServedResult> done)
{
    return askForResource(Requests(endpoint).taskResult(id), id, &protocol::readServedResult,
                          begin(context, std::move(done)));
}

base::Call Client::taskOutcomes(const Endpoint &endpoint, const QString &resultId, const PageQuery &page,
                                QObject *context, Callback<protocol::Page<protocol::ServedOutcome>> done)
{
    auto *operation = begin(context, std::move(done));
    if (Requests::canStandInPath(resultId))
        sendForPage(m_sender, Requests(endpoint).taskOutcomes(resultId, page), page, resultId,
                    &protocol::readServedOutcome, operation, operation->finishing());
    else
        operation->finishLater(Requests::unusable(resultId));
    return base::Call(operation);
}

base::Call Client::taskStage(const Endpoint &endpoint, const QString &id, QObject *context,
                             Callback<protocol::ServedStage> done)
{
    return askForResource(Requests(endpoint).taskStage(id), id, &protocol::readServedStage,
                          begin(context, std::move(done)));
}

} // namespace runlatch::service
