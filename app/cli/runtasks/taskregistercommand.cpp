// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/runtasks/taskregistercommand.h"

#include "app/cli/options/optionvalues.h"
#include "app/cli/options/secrets.h"
#include "redaction/marker.h"
#include "service/requests.h"
#include "wording/sentence.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void TaskRegisterCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    declareName(parser);
    parser.addOption({u"task-url"_s,
                      tr("URL to which the service sends the requests of the run task. The service tries it with a "
                         "test request, which must be answered with 200."),
                      u"url"_s});
    parser.addOption({u"hmac-key-file"_s,
                      tr("File that holds the HMAC key, - for standard input; else RUNLATCH_HMAC_KEY. Without a key "
                         "an existing one stays."),
                      u"file"_s});
    parser.addOption({u"description"_s, tr("Description, at most 300 characters."), u"text"_s});
    parser.addOption({u"disabled"_s, tr("Set it up without calling it.")});
    parser.addOption({u"global"_s, tr("Call it in all workspaces of the organization, at --stages.")});
    parser.addOption({u"not-global"_s, tr("Call an existing one in its own workspaces only.")});
    declareWorkspaces(parser,
                      tr("Id or name of a workspace to attach it to, at --stages; may be given more than once."));
    declarePlacement(parser);
    parser.addOption({u"yes"_s, tr("Change a run task of this name that exists and differs.")});
    parser.addOption({u"dry-run"_s, tr("Print what would be sent. The service is asked what exists.")});
}

base::Result<ServiceCommand::Refusal> TaskRegisterCommand::readOptions(const QCommandLineParser &parser)
{
    m_isDryRun = parser.isSet(u"dry-run"_s);
    m_isConsented = parser.isSet(u"yes"_s);
    Refusal why = readName(parser);
    if (!why)
        why = readWorkspaces(parser);
    if (!why)
        why = readPlacement(parser);
    if (!why)
        why = readSetup(parser);
    if (why)
        return why;
    const auto key = readKey(parser);
    if (!key || *key)
        return key;
    if (const auto fault = protocol::faultOf(m_order.setup))
        return Refusal(wording::sentence(*fault).text());
    return Refusal();
}

ServiceCommand::Refusal TaskRegisterCommand::readSetup(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"task-url"_s))
        return tr("--task-url is required: the URL of the integration.");
    const bool isGlobal = parser.isSet(u"global"_s);
    if (isGlobal && parser.isSet(u"not-global"_s))
        return tr("--global and --not-global exclude each other.");
    const bool isPlaced = isGlobal || parser.isSet(u"workspace"_s);
    if (!isPlaced && (parser.isSet(u"stages"_s) || parser.isSet(u"enforcement"_s)))
        return tr("--stages and --enforcement go with --global or --workspace.");
    protocol::TaskSetup &setup = m_order.setup;
    setup.name = name();
    setup.url = QUrl(parser.value(u"task-url"_s), QUrl::StrictMode);
    if (parser.isSet(u"description"_s))
        setup.description = parser.value(u"description"_s);
    if (parser.isSet(u"disabled"_s))
        setup.isEnabled = false;
    if (isGlobal || parser.isSet(u"not-global"_s))
        setup.global = protocol::TaskSetup::Global{isGlobal, placement()};
    return {};
}

base::Result<ServiceCommand::Refusal> TaskRegisterCommand::readKey(const QCommandLineParser &parser)
{
    const auto keys = readHmacKeys(parser.values(u"hmac-key-file"_s), output());
    if (!keys) {
        const auto why = wrongUsage(keys.error());
        return why ? base::Result<Refusal>(Refusal(*why)) : keys.error();
    }
    if (!keys->isEmpty())
        m_order.setup.hmacKey = keys->first();
    return Refusal();
}

void TaskRegisterCommand::goOn()
{
    m_order.endpoint = endpoint();
    m_order.organization = organization();
    m_order.placement = placement();
    m_order.workspaceIds = workspaces().ids();
    runtasks::prepare(tasks(), m_order, this, [this](const base::Result<runtasks::Preparation> &preparation) {
        if (preparation)
            takePreparation(*preparation);
        else
            endWithout(preparation.error(), u"not-sent"_s);
    });
}

void TaskRegisterCommand::takePreparation(const runtasks::Preparation &preparation)
{
    m_preparation = preparation;
    warn(preparation.warnings);
    showDifferences();
    const bool differs = !preparation.differences.isEmpty();
    if (m_isDryRun) {
        showRequests();
        end(u"not-sent"_s);
    } else if (preparation.existing && !differs) {
        showTask(preparation.existing->task, u"unchanged"_s);
        m_outcome = u"unchanged"_s;
        attach(*preparation.existing);
    } else if (preparation.existing && !m_isConsented) {
        output().diagnostic(tr("A run task of this name exists and differs. --yes changes it."));
        end(u"differs"_s, No);
    } else {
        save();
    }
}

void TaskRegisterCommand::showDifferences()
{
    using Part = runtasks::TaskDifference::Part;
    for (const runtasks::TaskDifference &difference : m_preparation.differences) {
        const QString part = runtasks::partName(difference.part);
        const bool isKey = difference.part == Part::Key;
        json::OrderedJson members;
        members.add(u"part", part);
        members.add(u"before", isKey ? QJsonValue() : QJsonValue(difference.before));
        members.add(u"after", isKey ? QJsonValue() : QJsonValue(difference.after));
        output().event(u"difference", members,
                       isKey ? tr("%1: the service does not show the present key").arg(part)
                             : tr("%1: %2 -> %3").arg(part, difference.before, difference.after));
    }
}

/// Prints the requests, with a marker in the place of the key.
void TaskRegisterCommand::showRequests()
{
    const auto show = [this](const http::Outgoing &request) {
        const QString method = QString::fromLatin1(request.method);
        const QString url = request.url.toString(QUrl::FullyEncoded);
        json::OrderedJson members;
        members.add(u"method", method).add(u"url", url).addRaw(u"body", request.body);
        output().event(u"request", members,
                       QStringList{method + u' ' + url, u"    "_s + QString::fromUtf8(request.body)});
    };
    protocol::TaskSetup setup = m_order.setup;
    if (setup.hmacKey)
        setup.hmacKey = redaction::Marker.toByteArray();
    const service::Requests requests(endpoint());
    if (!m_preparation.existing)
        show(requests.createTask(organization(), setup));
    else if (!m_preparation.differences.isEmpty())
        show(requests.updateTask(m_preparation.existing->task.id, setup));
    const QString id = m_preparation.existing ? m_preparation.existing->task.id : u"task-new"_s;
    for (const runtasks::AttachmentItem &item : itemsFor(m_preparation.existing.value_or(protocol::AttachedTask()))) {
        if (!item.attachment)
            show(requests.attach(item.workspaceId, id, placement()));
        else if (!item.attachment->placement.isSame(placement()))
            show(requests.updateAttachment(item.workspaceId, item.attachment->id, placement()));
    }
}

void TaskRegisterCommand::save()
{
    setSending(true);
    const QString existing = m_preparation.existing ? m_preparation.existing->task.id : QString();
    runtasks::save(tasks(), m_order, existing, this, [this](const base::Result<runtasks::SavedTask> &saved) {
        setSending(false);
        if (!saved) {
            endWithout(saved.error(), u"not-saved"_s);
            return;
        }
        m_outcome = saved->isNew ? u"created"_s : u"changed"_s;
        showTask(saved->task, saved->wasFound ? u"found"_s : m_outcome);
        protocol::AttachedTask task = m_preparation.existing.value_or(protocol::AttachedTask());
        task.task = saved->task;
        attach(task);
    });
}

void TaskRegisterCommand::attach(const protocol::AttachedTask &task)
{
    const QList<runtasks::AttachmentItem> items = itemsFor(task);
    if (items.isEmpty())
        end(m_outcome);
    else
        workOn({endpoint(), task.task.id, placement()}, items);
}

} // namespace runlatch::cli
