// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/taskclient.h"

#include "base/rules.h"
#include "service/answer.h"
#include "service/pagerequest.h"
#include "service/requests.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Callback;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Result;
using runlatch::protocol::ServedAttachment;
using runlatch::protocol::ServedTask;
using runlatch::protocol::TaskSetup;

namespace runlatch::service {

namespace {

/// The first name that cannot stand in a path.
std::optional<Error> unusable(const QStringList &parts)
{
    const auto wrong = std::find_if_not(parts.begin(), parts.end(), &Requests::canStandInPath);
    return wrong == parts.end() ? std::nullopt : std::optional(Requests::unusable(*wrong));
}

bool isAbout(const Error &error, QLatin1StringView attribute)
{
    return std::any_of(error.errors.begin(), error.errors.end(), [attribute](const base::ServiceError &said) {
        return said.pointer.endsWith(u'/' + attribute)
            || (said.pointer.isEmpty() && said.detail.startsWith(attribute, Qt::CaseInsensitive))
            || (said.pointer.isEmpty() && said.title.startsWith(attribute, Qt::CaseInsensitive));
    });
}

/// A name may also be refused because of its signs or its length.
bool saysTaken(const Error &error)
{
    return std::any_of(error.errors.begin(), error.errors.end(), [](const base::ServiceError &said) {
        return (said.title + said.detail).contains("taken"_L1, Qt::CaseInsensitive);
    });
}

/// Gives a refusal the rule of what it is about.
Error explained(Error error, const TaskSetup &setup)
{
    const bool isRefusal = error.http == 400 || error.http == 409 || error.http == 422;
    if (!isRefusal || !error.rule.isEmpty())
        return error;
    if (isAbout(error, "url"_L1)) {
        error.rule = base::Rules::TaskNotVerified;
        error.subject = setup.url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    } else if (isAbout(error, "name"_L1)) {
        error.rule = error.http == 409 || saysTaken(error) ? base::Rules::TaskNameTaken : base::Rules::TaskName;
        error.subject = setup.name;
    }
    return error;
}

bool isSilentSuccess(const Error &error)
{
    return error.rule == base::Rules::JsonEmpty && error.http >= 200 && error.http < 300;
}

/// The fault of a setup, or a key that would travel in clear.
std::optional<Error> obstacle(const Endpoint &endpoint, const TaskSetup &setup)
{
    if (const auto fault = protocol::faultOf(setup))
        return fault;
    const bool isProtected = endpoint.base.scheme() == "https"_L1 || http::isLoopback(endpoint.base.host());
    if (setup.hmacKey && !setup.hmacKey->isEmpty() && !isProtected)
        return Error{.kind = ErrorKind::Usage,
                     .rule = base::Rules::TaskUnencrypted,
                     .subject = http::withoutSecrets(endpoint.base)};
    return {};
}

} // namespace

TaskClient::TaskClient(Client &client, QObject *parent)
    : QObject(parent)
    , m_sender(client.sender())
{
}

template <typename T> base::Operation<T> *TaskClient::begin(QObject *context, Callback<T> done)
{
    return new base::Operation<T>(this, context, std::move(done));
}

base::Call TaskClient::tasks(const Endpoint &endpoint, const QString &organization, const PageQuery &page,
                             QObject *context, Callback<protocol::Page<ServedTask>> done)
{
    auto *operation = begin(context, std::move(done));
    if (const auto wrong = unusable({organization})) {
        operation->finishLater(*wrong);
        return base::Call(operation);
    }
    const auto answered = [=, this](const Result<protocol::Page<ServedTask>> &answer) {
        if (answer || page.number > 1)
            operation->finish(answer);
        else
            findCauseOfMissing(
                m_sender, endpoint, organization, answer.error(), operation,
                [operation](const Error &error) { operation->finish(error); }, &causeOfMissingTasks);
    };
    sendForPage<ServedTask>(m_sender, Requests(endpoint).tasks(organization, page), page, organization,
                            &protocol::readServedTask, operation, answered);
    return base::Call(operation);
}

base::Call TaskClient::task(const Endpoint &endpoint, const QString &id, QObject *context,
                            Callback<protocol::AttachedTask> done)
{
    auto *operation = begin(context, std::move(done));
    if (const auto wrong = unusable({id})) {
        operation->finishLater(*wrong);
        return base::Call(operation);
    }
    const http::Outgoing request = Requests(endpoint).task(id);
    m_sender.send(request, operation, [operation, id, url = request.url](const Result<http::Response> &answer) {
        const auto document = answer ? readDocument(*answer, url, id) : answer.error();
        const auto read =
            document ? protocol::readAttachedTask(*document) : Result<protocol::AttachedTask>(document.error());
        if (read && read->task.id != id)
            operation->finish(Error{.kind = ErrorKind::Protocol, .rule = base::Rules::ServiceOtherId, .subject = id});
        else
            operation->finish(read);
    });
    return base::Call(operation);
}

/// Sends a change. The answer is its document; the error of one that may have been carried out has `outcomeUnknown`.
void TaskClient::change(const http::Outgoing &request, const QString &subject, QObject *scope,
                        Callback<QJsonObject> done)
{
    m_sender.send(request, scope,
                  [subject, done = std::move(done), url = request.url](const Result<http::Response> &answer) {
                      if (!answer) {
                          done(answer.error());
                          return;
                      }
                      const auto document = readDocument(*answer, url, subject);
                      if (document) {
                          done(document);
                          return;
                      }
                      Error error = document.error();
                      error.outcomeUnknown = leavesOutcomeOpen(answer->status);
                      done(error);
                  });
}

void TaskClient::save(const http::Outgoing &request, const TaskSetup &setup, QObject *scope, Callback<ServedTask> done)
{
    change(request, setup.name, scope, [setup, done = std::move(done)](const Result<QJsonObject> &document) {
        if (!document) {
            done(explained(document.error(), setup));
            return;
        }
        const auto read = readResource(*document, &protocol::readServedTask);
        if (read) {
            done(read);
            return;
        }
        Error error = read.error();
        error.outcomeUnknown = true;
        done(error);
    });
}

base::Call TaskClient::create(const Endpoint &endpoint, const QString &organization, const TaskSetup &setup,
                              QObject *context, Callback<ServedTask> done)
{
    auto *operation = begin(context, std::move(done));
    auto wrong = unusable({organization});
    if (!wrong)
        wrong = obstacle(endpoint, setup);
    if (wrong) {
        operation->finishLater(*wrong);
        return base::Call(operation);
    }
    const auto answered = [=, this](const Result<ServedTask> &answer) {
        if (answer)
            operation->finish(answer);
        else
            findCauseOfMissing(
                m_sender, endpoint, organization, answer.error(), operation,
                [operation](const Error &error) { operation->finish(error); }, &causeOfMissingTasks);
    };
    save(Requests(endpoint).createTask(organization, setup), setup, operation, answered);
    return base::Call(operation);
}

base::Call TaskClient::update(const Endpoint &endpoint, const QString &id, const TaskSetup &setup, QObject *context,
                              Callback<ServedTask> done)
{
    auto *operation = begin(context, std::move(done));
    auto wrong = unusable({id});
    if (!wrong)
        wrong = obstacle(endpoint, setup);
    if (wrong)
        operation->finishLater(*wrong);
    else
        save(Requests(endpoint).updateTask(id, setup), setup, operation, operation->finishing());
    return base::Call(operation);
}

base::Call TaskClient::remove(const Endpoint &endpoint, const QString &id, const QString &name, QObject *context,
                              Callback<std::monostate> done)
{
    auto *operation = begin(context, std::move(done));
    if (const auto wrong = unusable({id})) {
        operation->finishLater(*wrong);
        return base::Call(operation);
    }
    change(Requests(endpoint).removeTask(id), name, operation, [operation, name](const Result<QJsonObject> &answer) {
        if (answer || isSilentSuccess(answer.error())) {
            operation->finish(std::monostate());
            return;
        }
        Error error = answer.error();
        if (error.http == 409 || error.http == 422) {
            error.rule = base::Rules::TaskStillAttached;
            error.subject = name;
        }
        operation->finish(error);
    });
    return base::Call(operation);
}

base::Call TaskClient::attachments(const Endpoint &endpoint, const QString &workspaceId, const PageQuery &page,
                                   QObject *context, Callback<protocol::Page<ServedAttachment>> done)
{
    auto *operation = begin(context, std::move(done));
    if (const auto wrong = unusable({workspaceId}))
        operation->finishLater(*wrong);
    else
        sendForPage(m_sender, Requests(endpoint).attachments(workspaceId, page), page, workspaceId,
                    &protocol::readServedAttachment, operation, operation->finishing());
    return base::Call(operation);
}

/// A success without a document is answered with `silent`.
void TaskClient::changeAttachment(const http::Outgoing &request, const ServedAttachment &silent, QObject *scope,
                                  Callback<ServedAttachment> done)
{
    change(request, silent.workspaceId, scope, [silent, done = std::move(done)](const Result<QJsonObject> &document) {
        if (!document && isSilentSuccess(document.error())) {
            done(silent);
            return;
        }
        auto read = document ? readResource(*document, &protocol::readServedAttachment)
                             : Result<ServedAttachment>(document.error());
        if (document && !read) {
            Error error = read.error();
            error.outcomeUnknown = true;
            read = error;
        }
        done(read);
    });
}

base::Call TaskClient::attach(const Endpoint &endpoint, const QString &workspaceId, const QString &taskId,
                              const protocol::TaskPlacement &placement, QObject *context,
                              Callback<ServedAttachment> done)
{
    auto *operation = begin(context, std::move(done));
    if (const auto wrong = unusable({workspaceId, taskId}))
        operation->finishLater(*wrong);
    else
        changeAttachment(Requests(endpoint).attach(workspaceId, taskId, placement),
                         {.id = {}, .taskId = taskId, .workspaceId = workspaceId}, operation, operation->finishing());
    return base::Call(operation);
}

base::Call TaskClient::updateAttachment(const Endpoint &endpoint, const QString &workspaceId, const QString &id,
                                        const protocol::TaskPlacement &placement, QObject *context,
                                        Callback<ServedAttachment> done)
{
    auto *operation = begin(context, std::move(done));
    if (const auto wrong = unusable({workspaceId, id}))
        operation->finishLater(*wrong);
    else
        changeAttachment(Requests(endpoint).updateAttachment(workspaceId, id, placement),
                         {.id = {}, .taskId = {}, .workspaceId = workspaceId}, operation, operation->finishing());
    return base::Call(operation);
}

base::Call TaskClient::detach(const Endpoint &endpoint, const QString &workspaceId, const QString &id, QObject *context,
                              Callback<std::monostate> done)
{
    auto *operation = begin(context, std::move(done));
    if (const auto wrong = unusable({workspaceId, id})) {
        operation->finishLater(*wrong);
        return base::Call(operation);
    }
    change(Requests(endpoint).detach(workspaceId, id), workspaceId, operation,
           [operation](const Result<QJsonObject> &answer) {
               if (answer || isSilentSuccess(answer.error()))
                   operation->finish(std::monostate());
               else
                   operation->finish(answer.error());
           });
    return base::Call(operation);
}

base::Call TaskClient::entitlements(const Endpoint &endpoint, const QString &organization, QObject *context,
                                    Callback<Entitlements> done)
{
    auto *operation = begin(context, std::move(done));
    if (const auto wrong = unusable({organization})) {
        operation->finishLater(*wrong);
        return base::Call(operation);
    }
    const http::Outgoing request = Requests(endpoint).entitlements(organization);
    m_sender.send(request, operation,
                  [operation, organization, url = request.url](const Result<http::Response> &answer) {
                      const auto document = answer ? readDocument(*answer, url, organization) : answer.error();
                      operation->finish(document ? readResource(*document, &readEntitlements)
                                                 : Result<Entitlements>(document.error()));
                  });
    return base::Call(operation);
}

} // namespace runlatch::service
