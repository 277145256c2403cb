// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/archivecommand.h"

#include "app/cli/options/textfile.h"
#include "base/rules.h"
#include "protocol/jsonapi.h"
#include "wording/names.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr qsizetype NamedIds = 8; // in a sentence; the rest is counted

bool hasEnded(const changerequests::Archiver::Item &item)
{
    using State = changerequests::Archiver::State;
    return item.state == State::Archived || item.state == State::Failed || item.state == State::Stopped;
}

} // namespace

ArchiveCommand::ArchiveCommand(Output &output)
    : ServiceCommand(output)
{
    connect(&m_archiver, &Archiver::changed, this, &ArchiveCommand::take);
    connect(&m_archiver, &Archiver::batchFinished, this, &ArchiveCommand::end);
}

void ArchiveCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    parser.addOption({u"ids-file"_s,
                      tr("File that holds the ids, or - for standard input; they are divided by blanks, commas or "
                         "lines."),
                      u"file"_s});
    parser.addOption({u"dry-run"_s, tr("Print what would be archived, and send nothing.")});
    parser.addPositionalArgument(u"id"_s, tr("Ids of the change requests: wscr-..."), u"ID ..."_s);
}

base::Result<ServiceCommand::Refusal> ArchiveCommand::readOptions(const QCommandLineParser &parser)
{
    m_isDryRun = parser.isSet(u"dry-run"_s);
    m_ids = parser.positionalArguments();
    if (parser.isSet(u"ids-file"_s)) {
        const auto text = readTextFile(parser.value(u"ids-file"_s));
        if (!text)
            return text.error();
        static const QRegularExpression between(u"[\\s,;]+"_s);
        m_ids += text->split(between, Qt::SkipEmptyParts);
    }
    m_ids.removeDuplicates();
    if (m_ids.isEmpty())
        return Refusal(parser.isSet(u"ids-file"_s) ? tr("--ids-file has no ids: wscr-... are needed.")
                                                   : tr("Ids are needed: wscr-..."));
    const auto wrong = std::find_if_not(m_ids.cbegin(), m_ids.cend(), isId);
    return wrong == m_ids.cend() ? Refusal() : Refusal(tr("“%1” is not an id: wscr-... is required.").arg(*wrong));
}

void ArchiveCommand::endUnfound(const base::Error &error)
{
    for (; m_shown < m_ids.size(); ++m_shown) {
        report(error, m_ids.at(m_shown), wording::Activity::Archiving);
        ++m_counts.failed;
    }
    m_exitStatus = CouldNotTell;
    end();
}

void ArchiveCommand::begin()
{
    if (m_isDryRun) {
        showWhatWouldBeSent();
        end();
        return;
    }
    QList<Archiver::ToArchive> changeRequests;
    for (const QString &id : std::as_const(m_ids)) {
        protocol::ChangeRequest changeRequest;
        changeRequest.id = id;
        changeRequests.append({changeRequest, {}});
    }
    m_store.open(m_folder.filePath(u"work.sqlite"_s), this,
                 [](const base::Done &) {}); // if this fails, saving the items fails too
    m_archiver.archiveAll(endpoint(), changeRequests);
}

bool ArchiveCommand::stop()
{
    if (std::exchange(m_isStopped, true) || !m_archiver.isRunning()) {
        showRest();
        showCounts();
        return false;
    }
    output().diagnostic(tr("Stopping: what was sent already is waited for. Press Ctrl+C again to end at once."));
    m_archiver.cancel();
    return true;
}

void ArchiveCommand::take(const Archiver::Item &item)
{
    if (!hasEnded(item))
        return;
    m_ended.insert(item.pending.changeRequestId, item);
    while (m_shown < m_ids.size() && m_ended.contains(m_ids.at(m_shown)))
        show(m_ended.take(m_ids.at(m_shown++)));
    if (m_ids.size() > 1)
        output().progress(progress());
}

void ArchiveCommand::show(const Archiver::Item &item)
{
    const QString id = item.pending.changeRequestId;
    if (item.state == Archiver::State::Archived) {
        showArchived(item);
    } else if (item.state == Archiver::State::Stopped && !item.pending.sent) {
        showNotSent(id);
    } else {
        base::Error error = item.error;
        if (item.state == Archiver::State::Stopped) // the outcome of an earlier try is unknown
            error = {.kind = base::ErrorKind::Cancelled, .subject = id, .outcomeUnknown = true};
        report(error, id, wording::Activity::Archiving);
        if (error.outcomeUnknown)
            m_unknown.append(id);
        else
            ++m_counts.failed;
        const bool isNo = isRefusal(error) && !error.outcomeUnknown;
        m_exitStatus = qMax(m_exitStatus, int(isNo ? No : CouldNotTell));
    }
}

void ArchiveCommand::showNotSent(const QString &id)
{
    report({.kind = base::ErrorKind::Cancelled, .rule = base::Rules::ArchiveStopped, .subject = id}, id);
    m_notSent.append(id);
}

void ArchiveCommand::showArchived(const Archiver::Item &item)
{
    const QString id = item.pending.changeRequestId;
    const auto archived = item.changeRequest ? item.changeRequest->archived : std::nullopt;
    const QString at = archived && archived->at.isValid() ? protocol::writeTime(archived->at) : QString();
    json::OrderedJson members;
    members.add(u"id", id).add(u"by", textOrNull(archived ? archived->by : QString()));
    members.add(u"at", textOrNull(at)).add(u"already", item.already);
    output().event(u"archived", members,
                   item.already ? tr("%1 was already archived. %2.").arg(id, wording::archivedBy(archived))
                                : tr("%1 archived").arg(id));
    ++(item.already ? m_counts.already : m_counts.archived);
}

/// Reports the rest at once. The outcome of requests that were sent and not answered is unknown. Requests that wait for
/// the service's rate limit, or after a 429, were not carried out.
void ArchiveCommand::showRest()
{
    const QList<Archiver::Item> batch = m_archiver.batch();
    for (; batch.isEmpty() && m_shown < m_ids.size(); ++m_shown) // the service was still being discovered
        showNotSent(m_ids.at(m_shown));
    for (; m_shown < batch.size(); ++m_shown) {
        Archiver::Item item = batch.at(m_shown);
        if (!hasEnded(item) && !m_sent.mayHaveArrived(item.pending.changeRequestId)) {
            item.state = Archiver::State::Stopped;
            item.pending.sent = false;
        } else if (!hasEnded(item)) {
            item.state = Archiver::State::Failed;
            item.error = {
                .kind = base::ErrorKind::Cancelled, .subject = item.pending.changeRequestId, .outcomeUnknown = true};
        }
        show(item);
    }
}

QString ArchiveCommand::progress() const
{
    const auto unknown = static_cast<int>(m_unknown.size());
    const auto notSent = static_cast<int>(m_notSent.size());
    QStringList parts{tr("%1 of %n change request(s)", nullptr, static_cast<int>(m_ids.size())).arg(m_shown)};
    const auto add = [&parts](const QString &text, int count) {
        if (count > 0)
            parts.append(text);
    };
    add(tr("%n archived", nullptr, m_counts.archived), m_counts.archived);
    add(tr("%n already archived", nullptr, m_counts.already), m_counts.already);
    add(tr("%n failed", nullptr, m_counts.failed), m_counts.failed);
    add(tr("%n unknown", nullptr, unknown), unknown);
    add(tr("%n not sent", nullptr, notSent), notSent);
    return parts.join(u", "_s);
}

void ArchiveCommand::showCounts()
{
    if (m_ids.size() > 1 && (m_isStopped || !output().isHuman())) // otherwise the summary says it
        output().diagnostic(progress());
    if (!m_unknown.isEmpty())
        output().diagnostic(
            tr("Run the command again with the unknown ids. Ids that are already archived count as done."));
}

Interruption ArchiveCommand::interruption() const
{
    const auto named = [](const QStringList &ids) {
        const auto more = static_cast<int>(ids.size() - NamedIds);
        const QString first = ids.mid(0, NamedIds).join(u", "_s);
        return more > 0 ? tr("%1 and %n more", nullptr, more).arg(first) : first;
    };
    const QString outcome = !m_unknown.isEmpty() ? u"unknown"_s : m_notSent.isEmpty() ? QString() : u"not-sent"_s;
    Interruption told;
    told.members.add(u"outcome", textOrNull(outcome));
    told.members.add(u"unknown", QJsonArray::fromStringList(m_unknown));
    told.members.add(u"not_sent", QJsonArray::fromStringList(m_notSent));
    QStringList sentences;
    if (!m_unknown.isEmpty())
        sentences.append(tr("It is not known whether these are archived: %1.").arg(named(m_unknown)));
    if (!m_notSent.isEmpty())
        sentences.append(tr("Not sent: %1.").arg(named(m_notSent)));
    told.human = sentences.join(u' ');
    return told;
}

void ArchiveCommand::showWhatWouldBeSent()
{
    for (const QString &id : std::as_const(m_ids)) {
        output().event(u"would-archive", json::OrderedJson().add(u"id", id), tr("%1 would be archived").arg(id));
        m_notSent.append(id);
    }
}

void ArchiveCommand::tellSummary()
{
    json::OrderedJson members;
    members.add(u"archived", m_counts.archived).add(u"already", m_counts.already).add(u"failed", m_counts.failed);
    members.add(u"unknown", static_cast<int>(m_unknown.size()));
    members.add(u"not_sent", static_cast<int>(m_notSent.size()));
    output().event(u"summary", members, progress());
}

int ArchiveCommand::exitStatus() const
{
    const bool areSomeArchived = m_counts.archived + m_counts.already > 0;
    return m_exitStatus != Done && areSomeArchived && m_unknown.isEmpty() ? int(Some) : m_exitStatus;
}

void ArchiveCommand::end()
{
    showCounts();
    if (!m_isStopped)
        tellSummary();
    emit finished(m_isStopped ? int(Interrupted) : exitStatus());
}

} // namespace runlatch::cli
