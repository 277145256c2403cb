// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/taskroutes.h"

#include "protocol/jsonapi.h"
#include "protocol/workspace.h"
#include "simulator/listresponse.h"
#include "simulator/state/identifiers.h"
#include "simulator/state/taskdocument.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

http::Response invalidResponse(const QList<base::ServiceError> &errors)
{
    return errorResponse(422, errors);
}

http::Response documentOf(const QJsonObject &resource, int status = 200)
{
    return documentResponse({{u"data"_s, resource}}, status);
}

http::Response noContent()
{
    return {.status = 204, .headers = {}, .body = {}};
}

http::Response full()
{
    return errorResponse(503, u"service unavailable"_s, u"No room for more run tasks: delete some."_s);
}

constexpr auto OfWorkspaces = "workspace_tasks.workspace"_L1;
constexpr QLatin1StringView TaskIncludes[] = {"workspace_tasks"_L1, OfWorkspaces};

} // namespace

TaskRoutes::TaskRoutes(const Resources &resources, ConfiguredTasks &tasks, base::Clock &clock)
    : m_resources(resources)
    , m_tasks(tasks)
    , m_clock(clock)
{
}

QJsonObject TaskRoutes::written(const ConfiguredTask &task) const
{
    return taskResource(task, m_tasks.attachmentsOf(task.id));
}

/// Adds what `include` asks for, or refuses a value that is not documented.
http::Response TaskRoutes::withIncluded(const http::Response &response, const QList<ConfiguredTask> &tasks,
                                        const ApiQuestion &question) const
{
    if (const auto refusal = otherInclude(question.query, TaskIncludes))
        return *refusal;
    const QStringList asked = includesOf(question.query);
    if (asked.isEmpty())
        return response;
    QJsonArray included;
    QSet<QString> workspaceIds;
    for (const ConfiguredTask &task : tasks) {
        for (const WorkspaceTask &attached : m_tasks.attachmentsOf(task.id)) {
            included.append(workspaceTaskResource(attached));
            const auto workspace = m_resources.workspaceById(attached.workspaceId);
            if (!asked.contains(OfWorkspaces) || !workspace || workspaceIds.contains(workspace->id))
                continue;
            workspaceIds.insert(workspace->id);
            included.append(protocol::writeWorkspace(*workspace, task.organization));
        }
    }
    QJsonObject document = QJsonDocument::fromJson(response.body).object();
    document.insert("included"_L1, included);
    return documentResponse(document, response.status);
}

http::Response TaskRoutes::list(ApiQuestion &question)
{
    const QString &organization = question.names.first();
    if (!m_resources.hasOrganization(organization))
        return notFoundResponse();
    const QList<ConfiguredTask> all = m_tasks.of(organization);
    const AskedPage page(question.query);
    const qsizetype from = std::min(qsizetype(page.number - 1) * page.size, all.size());
    const http::Response response =
        listResponse(all, question.query, question.self, [this](const ConfiguredTask &task) { return written(task); });
    return withIncluded(response, all.mid(from, page.size), question);
}

http::Response TaskRoutes::create(ApiQuestion &question)
{
    if (!m_resources.hasOrganization(question.names.first()))
        return notFoundResponse();
    const auto data = dataOf(question.request);
    if (!data)
        return unreadableResponse(data.error());
    ConfiguredTask task{.id = {}, .organization = question.names.first(), .name = {}, .url = {}};
    const QList<base::ServiceError> errors = takeTask(*data, task);
    if (!errors.isEmpty())
        return invalidResponse(errors);
    task.id = freshId(u"task");
    task.createdAt = m_clock.utc();
    return verifyFirst(question, task, 201);
}

http::Response TaskRoutes::show(ApiQuestion &question)
{
    const auto task = m_tasks.task(question.names.first());
    return task ? withIncluded(documentOf(written(*task)), {*task}, question) : notFoundResponse();
}

http::Response TaskRoutes::update(ApiQuestion &question)
{
    const auto task = m_tasks.task(question.names.first());
    if (!task)
        return notFoundResponse();
    const auto data = dataOf(question.request);
    if (!data)
        return unreadableResponse(data.error());
    ConfiguredTask changed = *task;
    const QList<base::ServiceError> errors = takeTask(*data, changed);
    if (!errors.isEmpty())
        return invalidResponse(errors);
    const bool isVerified = changed.url == task->url && changed.hmacKey == task->hmacKey;
    return isVerified ? save(changed, 200) : verifyFirst(question, changed, 200);
}

http::Response TaskRoutes::remove(ApiQuestion &question)
{
    const QString &id = question.names.first();
    if (!m_tasks.task(id))
        return notFoundResponse();
    if (!m_tasks.attachmentsOf(id).isEmpty()) // the status is not documented
        return errorResponse(409, u"conflict"_s, u"The run task is attached to a workspace; detach it first."_s);
    m_tasks.removeTask(id);
    return noContent();
}

/// Sends the verification request before the task is saved.
http::Response TaskRoutes::verifyFirst(ApiQuestion &question, const ConfiguredTask &task, int status)
{
    if (m_tasks.isNameTaken(task))
        return save(task, status); // which refuses it
    if (status == 201 && !m_tasks.hasRoomForTask())
        return full();
    RunTaskOptions request;
    request.target = task.url;
    request.hmacKey = task.hmacKey;
    request.verification = verifications().first();
    const auto then = [this, task, status](const RunTask &ended) {
        if (ended.state == protocol::TaskState::Passed)
            return save(task, status);
        const QString answered = ended.http == 0 ? u"did not answer"_s : u"answered %1"_s.arg(ended.http);
        const QString detail = "URL could not be verified: it "_L1 + answered + " instead of 200"_L1;
        return invalidResponse({invalidAttribute(detail, u"/data/attributes/url"_s)}); // the text is not documented
    };
    question.verification = PendingVerification{request, then};
    return {};
}

/// Saves a task, if that is still possible: others may have come first while it was verified.
http::Response TaskRoutes::save(ConfiguredTask task, int status)
{
    if (m_tasks.isNameTaken(task))
        return invalidResponse({invalidAttribute(u"Name has already been taken"_s, u"/data/attributes/name"_s)});
    if (status == 201 && !m_tasks.hasRoomForTask())
        return full();
    if (status != 201 && !m_tasks.task(task.id))
        return notFoundResponse();
    task.updatedAt = m_clock.utc();
    m_tasks.put(task);
    return documentOf(written(task), status);
}

http::Response TaskRoutes::attachmentsOf(ApiQuestion &question)
{
    const QString &id = question.names.first();
    if (!m_tasks.task(id))
        return notFoundResponse();
    return listResponse(m_tasks.attachmentsOf(id), question.query, question.self, workspaceTaskResource);
}

http::Response TaskRoutes::listAttached(ApiQuestion &question)
{
    const QString &workspaceId = question.names.first();
    if (!m_resources.workspaceById(workspaceId))
        return notFoundResponse();
    return listResponse(m_tasks.attachedTo(workspaceId), question.query, question.self, workspaceTaskResource);
}

/// The reasons against a new attachment. A task of another organization is unknown here.
QList<base::ServiceError> TaskRoutes::faultsOf(const WorkspaceTask &attached, const QString &organization) const
{
    const auto fault = [](const QString &detail) {
        return QList{invalidAttribute(detail, u"/data/relationships/task"_s)};
    };
    const auto task = m_tasks.task(attached.taskId);
    if (!task || task->organization != organization)
        return fault(u"Task does not exist"_s);
    for (const WorkspaceTask &other : m_tasks.attachmentsOf(attached.taskId)) {
        if (other.workspaceId == attached.workspaceId)
            return fault(u"Task has already been attached"_s);
    }
    return {};
}

http::Response TaskRoutes::attach(ApiQuestion &question)
{
    const QString &workspaceId = question.names.first();
    if (!m_resources.workspaceById(workspaceId))
        return notFoundResponse();
    const auto data = dataOf(question.request);
    if (!data)
        return unreadableResponse(data.error());
    WorkspaceTask attached{.id = {}, .workspaceId = workspaceId, .taskId = {}, .placement = {}};
    QList<base::ServiceError> errors = takeWorkspaceTask(*data, attached);
    errors += faultsOf(attached, m_resources.organizationOf(workspaceId));
    if (!errors.isEmpty())
        return invalidResponse(errors);
    if (!m_tasks.hasRoomForAttached())
        return full();
    attached.id = freshId(u"wstask");
    attached.createdAt = m_clock.utc();
    attached.updatedAt = attached.createdAt;
    m_tasks.put(attached);
    return documentOf(workspaceTaskResource(attached), 201);
}

std::optional<WorkspaceTask> TaskRoutes::attachedAt(const ApiQuestion &question) const
{
    const auto attached = m_tasks.workspaceTask(question.names.at(1));
    return attached && attached->workspaceId == question.names.first() ? attached : std::nullopt;
}

http::Response TaskRoutes::showAttached(ApiQuestion &question)
{
    const auto attached = attachedAt(question);
    return attached ? documentOf(workspaceTaskResource(*attached)) : notFoundResponse();
}

http::Response TaskRoutes::updateAttached(ApiQuestion &question)
{
    auto attached = attachedAt(question);
    if (!attached)
        return notFoundResponse();
    const auto data = dataOf(question.request);
    if (!data)
        return unreadableResponse(data.error());
    const QList<base::ServiceError> errors = takeWorkspaceTask(*data, *attached);
    if (!errors.isEmpty())
        return invalidResponse(errors);
    attached->updatedAt = m_clock.utc();
    m_tasks.put(*attached);
    return documentOf(workspaceTaskResource(*attached));
}

http::Response TaskRoutes::detach(ApiQuestion &question)
{
    const auto attached = attachedAt(question);
    if (!attached)
        return notFoundResponse();
    m_tasks.removeAttached(attached->id);
    return noContent();
}

} // namespace runlatch::simulator
