// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/createcommand.h"

#include "redaction/linesecrets.h"
#include "wording/plaintext.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using runlatch::changerequests::BulkSender;
using runlatch::changerequests::Ledger;

namespace runlatch::cli {

namespace {

constexpr qsizetype NamedWorkspaces = 8; // in a sentence; the rest is counted

QByteArray redactedHeaders(const http::Headers &headers)
{
    json::OrderedJson written;
    for (const http::Header &header : headers)
        written.add(QString::fromLatin1(header.name),
                    QString::fromUtf8(redaction::redactedHeader(header.name, header.value)));
    return written.toJson();
}

} // namespace

void CreateCommand::goOn()
{
    if (m_dryRun) {
        showRequest(service().creationRequest(endpointWithForm(), m_organization, *m_creation));
        const QString strange = m_count ? QString() : strangeness();
        if (!strange.isEmpty())
            m_why = strange;
        end(u"not-sent"_s, strange.isEmpty() ? Done : CouldNotTell, tr("Nothing was sent."));
        return;
    }
    send();
}

service::Endpoint CreateCommand::endpointWithForm() const
{
    service::Endpoint chosen = endpoint();
    chosen.form = m_form;
    return chosen;
}

void CreateCommand::send()
{
    if (!m_isOnce) {
        sendNow();
        return;
    }
    connect(&m_guard, &OnceGuard::passed, this, &CreateCommand::sendNow);
    connect(&m_guard, &OnceGuard::refused, this, [this](const base::Error &error) { endUnsent(error, No); });
    connect(&m_guard, &OnceGuard::failed, this, [this](const base::Error &error) { endUnsent(error, CouldNotTell); });
    m_guard.check(endpoint(), m_organization, *m_creation);
}

void CreateCommand::sendNow()
{
    m_sender = std::make_unique<BulkSender>(service(), clock(), nullptr, m_ledger.get());
    m_sender->setRepeat(m_isOnce ? Ledger::Repeat::Refused : Ledger::Repeat::Allowed);
    connect(m_sender.get(), &BulkSender::sending, this, &CreateCommand::showRequest);
    connect(m_sender.get(), &BulkSender::created, this, &CreateCommand::showCreation);
    connect(m_sender.get(), &BulkSender::refused, this, &CreateCommand::endUncreated);
    connect(m_sender.get(), &BulkSender::lost, this, &CreateCommand::endUncreated);
    connect(m_sender.get(), &BulkSender::notKept, this,
            [this](const base::Error &error) { endUnsent(error, isRefusal(error) ? No : CouldNotTell); });
    connect(m_sender.get(), &BulkSender::notRecorded, this, [this](const base::Error &error) {
        output().diagnostic(tr("The ledger could not be written, and lists this action as unknown: %1")
                                .arg(wording::sentence(error).text()));
    });
    m_sender->send(endpointWithForm(), m_organization, *m_creation, m_count);
}

/// Stops at once and sends nothing more. interruption() reports what is known of the request.
bool CreateCommand::stop()
{
    m_call.abort();
    m_targets.stop();
    m_guard.stop();
    if (m_watch) {
        m_watch->disconnect(this);
        m_watch->stop();
    }
    if (m_sender) {
        m_sender->disconnect(this);
        m_sender->cancel();
    }
    return false;
}

Interruption CreateCommand::interruption() const
{
    if (m_isTold)
        return {};
    Interruption told;
    if (m_watch) {
        told.members.add(u"outcome", u"accepted"_s);
        told.human = tr("The service accepted it. Not all change requests have appeared yet.");
        return told;
    }
    if (!m_sender || !m_sender->mayHaveLeft()) {
        told.members.add(u"outcome", u"not-sent"_s);
        told.human = tr("Nothing was sent.");
        return told;
    }
    told.members.add(u"outcome", u"unknown"_s).add(u"organization", m_organization);
    told.members.add(u"subject", m_creation->subject());
    if (m_creation->isByQuery())
        told.members.addRaw(u"query",
                            protocol::writeFilterText(m_creation->conditions(), protocol::FilterDialect::Nested));
    else
        told.members.add(u"target_ids", QJsonArray::fromStringList(m_creation->targets()));
    told.human = tr("It is not known whether the change requests are created. Before you try again, look for “%1” in "
                    "the change requests of %2.")
                     .arg(wording::shortened(m_creation->subject()), whereToLook());
    return told;
}

QString CreateCommand::whereToLook() const
{
    if (m_creation->isByQuery())
        return tr("the workspaces of %1 that match the query").arg(m_organization);
    const QStringList targets = m_creation->targets();
    const QString named = targets.mid(0, NamedWorkspaces).join(u", "_s);
    const auto more = static_cast<int>(targets.size() - NamedWorkspaces);
    return more > 0 ? tr("%1 and %n more workspace(s)", nullptr, more).arg(named) : named;
}

void CreateCommand::showRequest(const http::Outgoing &request)
{
    const QString method = QString::fromLatin1(request.method);
    const QString url = request.url.toString(QUrl::FullyEncoded);
    json::OrderedJson members;
    members.add(u"method", method).add(u"url", url).addRaw(u"headers", redactedHeaders(request.headers));
    members.addRaw(u"body", request.body); // as sent, except for what Output escapes
    output().event(u"request", members, QStringList{method + u' ' + url, u"    "_s + QString::fromUtf8(request.body)});
}

void CreateCommand::showCreation(const service::Creation &creation)
{
    const protocol::BulkAction &action = creation.action;
    json::OrderedJson members;
    members.add(u"id", action.id).add(u"organization", textOrNull(action.organizationId));
    members.add(u"action_type", textOrNull(action.actionType)).add(u"created_by", textOrNull(action.createdBy));
    members.add(u"form", protocol::bulkActionDialectName(creation.dialect));
    const QStringList differing = m_sender->entry().differing;
    members.add(u"differing", QJsonArray::fromStringList(differing));
    QStringList human{tr("Accepted as %1").arg(action.id)};
    if (!differing.isEmpty())
        human.append(u"    "_s + tr("The answer differs from what was sent: %1").arg(differing.join(u", "_s)));
    output().event(u"bulk-action", members, human);
    if (m_isWatched)
        watch();
    else
        end(u"accepted"_s, Done, tr("The service creates the change requests now; that takes a while."));
}

void CreateCommand::watch()
{
    m_watch = std::make_unique<WatchTeller>(service(), clock(), output(), m_ledger.get());
    connect(m_watch.get(), &WatchTeller::finished, this, [this] {
        m_appeared = m_watch->count();
        if (m_watch->areAll())
            end(u"accepted"_s, Done, tr("All %n change request(s) have appeared.", nullptr, *m_appeared));
        else
            end(u"accepted"_s, CouldNotTell,
                tr("%n change request(s) appeared. It is not known whether others follow.", nullptr, *m_appeared));
    });
    m_watch->start(endpoint(), m_sender->entry());
}

/// Nothing was sent.
void CreateCommand::endUnsent(const base::Error &error, int exitStatus)
{
    report(error, {}, wording::Activity::CreatingChangeRequests);
    end(u"not-created"_s, exitStatus, tr("No change request was created."));
}

void CreateCommand::endWithout(const base::Error &error, wording::Activity activity)
{
    report(error, {}, activity);
    if (error.outcomeUnknown)
        end(u"unknown"_s, CouldNotTell, tr("It is not known whether the change requests are created."));
    else
        end(u"not-created"_s, isRefusal(error) ? No : CouldNotTell, tr("No change request was created."));
}

void CreateCommand::end(const QString &outcome, int exitStatus, const QString &human)
{
    json::OrderedJson members;
    members.add(u"outcome", outcome).add(u"workspaces", numberOrNull(m_count)).add(u"why", whyUnknown());
    if (m_appeared)
        members.add(u"appeared", *m_appeared);
    const QString unknown =
        m_count ? QString() : u"    "_s + tr("The number of workspaces is not known: %1").arg(m_why);
    output().event(u"summary", members, unknown.isEmpty() ? QStringList{human} : QStringList{human, unknown});
    m_isTold = true;
    emit finished(exitStatus);
}

} // namespace runlatch::cli
