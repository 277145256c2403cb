// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/archiveflow.h"

#include "text/plaintext.h"
#include "ui/changerequests/archiveresults.h"
#include "ui/changerequests/progressstrip.h"
#include "ui/changerequests/resultsdialog.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/undobar.h"
#include "wording/plaintext.h"

#include <QLocale>
#include <QPushButton>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::Archiver;
using State = Archiver::State;

ArchiveFlow::ArchiveFlow(service::Client &client, store::WorkStore &store, base::Clock &clock, QWidget &window)
    : QObject(&window)
    , m_archiver(client, store, clock)
    , m_window(window)
    , m_message(new MessageBar(&window))
    , m_progress(new ProgressStrip(tr("Archiving"), &window))
    , m_undo(makeUndoBar())
{
    connectArchiver();
}

UndoBar *ArchiveFlow::makeUndoBar()
{
    const auto words = [this](int seconds) -> UndoBar::Words {
        const QList<Item> items = m_archiver.waiting();
        if (items.isEmpty())
            return {};
        const auto count = static_cast<int>(items.size());
        if (count == 1)
            return {count, archivedWords(items.first()), tr("Sending in %n second(s).", nullptr, seconds),
                    tr("Archive it now")};
        return {count, tr("Archived %n change request(s).", nullptr, count),
                tr("The first is sent in %n second(s).", nullptr, seconds), tr("Archive them all now")};
    };
    const auto items = [this] {
        QList<UndoBar::Item> archives;
        for (const Item &item : m_archiver.waiting())
            archives.append({archivedWords(item), [this, id = item.pending.id] { m_archiver.undo(id); }});
        return archives;
    };
    auto *bar =
        new UndoBar(u"archive"_s, u"change_requests.undo"_s,
                    {.timeLeft = [this] { return m_archiver.timeLeft(); }, .words = words, .items = items}, &m_window);
    connect(bar, &UndoBar::undoWanted, &m_archiver, qOverload<>(&Archiver::undo));
    connect(bar, &UndoBar::closeWanted, &m_archiver, &Archiver::send);
    connect(&m_archiver, &Archiver::waitingChanged, bar, &UndoBar::refresh);
    return bar;
}

QString ArchiveFlow::archivedWords(const Item &item) const
{
    const QString subject = wording::quoted(item.pending.subject);
    const QString workspace = wording::shortened(item.pending.workspace);
    return isHere(item)
        //: subject of a change request, its workspace
        ? tr("Archived %1 on %2.").arg(subject, workspace)
        //: subject of a change request, its workspace, a connection
        : tr("Archived %1 on %2 at %3.").arg(subject, workspace, text::plainText(item.endpoint.name));
}

void ArchiveFlow::connectArchiver()
{
    connect(&m_archiver, &Archiver::changed, this, &ArchiveFlow::note);
    connect(&m_archiver, &Archiver::waitingChanged, this, &ArchiveFlow::undoChanged);
    connect(&m_archiver, &Archiver::batchChanged, this, &ArchiveFlow::showBatch);
    connect(&m_archiver, &Archiver::batchFinished, this, &ArchiveFlow::showBatchEnd);
    connect(&m_archiver, &Archiver::storeFailed, this, [this](const base::Error &error) {
        wording::Sentence sentence = wording::sentence(error, wording::Activity::Archiving);
        sentence.action = wording::Sentence::Action::None; // the bar of the store offers the action
        m_message->setSentence(sentence);
    });
    connect(m_progress, &ProgressStrip::cancelWanted, &m_archiver, &Archiver::cancel);
}

/// Messages and their buttons belong to the previous connection, so they are removed.
void ArchiveFlow::setEndpoint(const service::Endpoint &endpoint)
{
    const bool isOther = !endpoint.isSameConnection(m_endpoint);
    m_endpoint = endpoint;
    if (isOther) {
        m_offer.clear();
        m_message->dismiss();
        if (m_results)
            m_results->close();
    }
    m_undo->showWords(); // an operation of another connection names it;
    for (const Item &item : m_archiver.openItems())
        tellStanding(item);
}

/// A message of a failure, or of something else, stays to be read.
void ArchiveFlow::leaveRows()
{
    if (!m_success.isEmpty() && m_message->text() == m_success)
        m_message->dismiss();
    m_success.clear();
}

void ArchiveFlow::archive(const service::Endpoint &endpoint, const QList<Archiver::ToArchive> &changeRequests)
{
    if (changeRequests.isEmpty() || (changeRequests.size() > 1 && m_archiver.isRunning()))
        return;
    if (!m_offer)
        m_message->dismiss();
    if (changeRequests.size() == 1) {
        if (!changeRequests.first().first.isArchived())
            m_archiver.archive(endpoint, changeRequests.first().first, changeRequests.first().second);
        return;
    }
    const auto count = static_cast<int>(changeRequests.size());
    auto *question = new Confirmation(tr("Archive %n change request(s)?", nullptr, count),
                                      archiveConsequence(changeRequests), tr("Archive %n", nullptr, count), &m_window);
    connect(question, &QDialog::accepted, this,
            [this, endpoint, changeRequests] { m_archiver.archiveAll(endpoint, changeRequests); });
    question->open();
}

/// Shows the failure of a single operation. Failures of a batch are in its results.
void ArchiveFlow::note(const Item &item)
{
    tellStanding(item);
    const QList<Item> batch = m_archiver.batch();
    const bool isOfBatch = std::any_of(batch.begin(), batch.end(),
                                       [&item](const Item &other) { return other.pending.id == item.pending.id; });
    if (isOfBatch) {
        showBatch();
        if (!m_archiver.isRunning() && m_message->hasMessage())
            showBatchSummary(); // the user asked afterwards about an item of the batch
    } else if (item.state == State::Failed) {
        showFailure(item);
    } else if (item.state == State::Archived && item.already) {
        m_message->setMessage(Tone::Info, tr("%1 was archived before.").arg(wording::quoted(item.pending.subject)),
                              archiveResults({item}).constFirst().reason);
        m_success = m_message->text();
    }
    closeIfIdle();
}

void ArchiveFlow::tellStanding(const Item &item)
{
    if (item.endpoint.base != m_endpoint.base)
        return;
    using Archiving = models::ChangeRequestModel::Archiving;
    const bool failed = item.state == State::Failed;
    const bool settled = item.state == State::Archived || item.state == State::Undone || item.state == State::Stopped;
    const QString reason = failed ? wording::sentence(item.error, wording::Activity::Archiving).fact : QString();
    if (item.state == State::Archived && item.changeRequest)
        emit archived(*item.changeRequest);
    emit standing(item.pending.changeRequestId,
                  failed        ? Archiving::Failed
                      : settled ? Archiving::None
                                : Archiving::UnderWay,
                  reason);
}

void ArchiveFlow::showFailure(const Item &item)
{
    m_isClosing = false; // the user has to read the message
    wording::Sentence sentence = wording::sentence(item.error, wording::Activity::Archiving);
    if (sentence.action != wording::Sentence::Action::EditConnection || !isHere(item))
        sentence.action = wording::Sentence::Action::None;
    const QString subject = wording::quoted(item.pending.subject);
    sentence.fact = isHere(item)
        ? tr("%1: %2", "subject of a change request, what happened").arg(subject, sentence.fact)
        : tr("%1 on %3: %2", "subject of a change request, what happened, a connection")
              .arg(subject, sentence.fact, text::plainText(item.endpoint.name));
    m_offer.clear();
    m_message->setSentence(
        sentence, [this](wording::Sentence::Action) { emit connectionWanted(); },
        item.error.outcomeUnknown ? Tone::Warning : Tone::Error);
    if (isHere(item))
        addRetry(item);
    else
        m_message->setText(sentence.fact, tr("Choose that connection to be asked again."));
}

void ArchiveFlow::addRetry(const Item &item)
{
    const bool isUnknown = item.error.outcomeUnknown;
    connect(m_message->addTextAction(isUnknown ? tr("Check its state") : tr("Try again")), &QPushButton::clicked, this,
            [this, item, isUnknown] {
                m_message->dismiss();
                if (isUnknown)
                    m_archiver.settle(item.pending.id, m_endpoint);
                else
                    m_archiver.tryAgain(item, m_endpoint);
            });
}

void ArchiveFlow::showBatch()
{
    const QList<Item> items = m_archiver.batch();
    const ArchiveCounts counts = countArchived(items);
    if (m_results) {
        m_results->setSummary(archiveSummary(counts));
        m_results->setResults(archiveResults(items));
    }
    if (!m_archiver.isRunning()) {
        m_progress->end();
        return;
    }
    const QLocale locale;
    QString sentence = tr("Archiving: %1 of %2").arg(locale.toString(counts.ended()), locale.toString(counts.all));
    if (counts.failed > 0)
        sentence += u" \u00b7 "_s + tr("%n failed", nullptr, counts.failed);
    m_progress->setProgress(sentence, counts.ended(), counts.all);
}

void ArchiveFlow::showBatchEnd()
{
    showBatch();
    showBatchSummary();
    closeIfIdle();
}

/// If the token was refused, the summary gives that as the reason.
void ArchiveFlow::showBatchSummary()
{
    const QList<Item> items = m_archiver.batch();
    const ArchiveCounts counts = countArchived(items);
    const bool isDone = counts.archived == counts.all;
    const auto refused = std::find_if(items.begin(), items.end(), [](const Item &item) {
        return item.state == State::Failed && item.error.kind == base::ErrorKind::Unauthorized;
    });
    wording::Sentence sentence;
    if (refused != items.end()) {
        sentence = wording::sentence(refused->error, wording::Activity::Archiving);
        sentence.next = sentence.text();
    }
    const bool isOfHere = std::all_of(items.begin(), items.end(), [this](const Item &item) { return isHere(item); });
    sentence.fact = isOfHere ? archiveSummary(counts)
                             //: %1 is a connection, %2 what came of archiving there
                             : tr("%1: %2").arg(text::plainText(items.first().endpoint.name), archiveSummary(counts));
    if (!isOfHere || sentence.action != wording::Sentence::Action::EditConnection)
        sentence.action = wording::Sentence::Action::None;
    m_offer.clear();
    m_message->setSentence(
        sentence, [this](wording::Sentence::Action) { emit connectionWanted(); },
        isDone ? Tone::Success : Tone::Warning);
    connect(m_message->addTextAction(tr("Show results")), &QPushButton::clicked, this, &ArchiveFlow::showResults);
    if (isOfHere && counts.failed + counts.stopped > 0) {
        m_again = m_message->addTextAction(tr("Try again"));
        connect(m_again, &QPushButton::clicked, this, [this] { m_archiver.tryAgain(m_endpoint); });
    }
    if (isDone)
        m_success = m_message->text();
    else
        m_isClosing = false;
}

void ArchiveFlow::showResults()
{
    if (!m_results) {
        m_results = new ResultsDialog(tr("Archive results"), tr("Change request"), &m_window);
        QPushButton *ask = m_results->addAction(tr("Check its state"));
        QPushButton *again = m_results->addAction(tr("Try again"), u"refresh-cw"_s);
        again->setToolTip(tr("Tries again all that were not archived or not sent. If the outcome is unknown, the "
                             "service is asked first."));
        connect(again, &QPushButton::clicked, this, [this] { m_archiver.tryAgain(m_endpoint); });
        connect(ask, &QPushButton::clicked, this, [this] {
            if (m_results && m_results->current())
                m_archiver.settle(QUuid::fromString(m_results->current()->id), m_endpoint);
        });
        connect(m_results, &ResultsDialog::currentChanged, this, [this, ask, again] {
            const QList<Item> items = m_archiver.batch();
            const bool isOfHere =
                std::all_of(items.begin(), items.end(), [this](const Item &item) { return isHere(item); });
            const ArchiveCounts counts = countArchived(items);
            ask->setEnabled(isOfHere && m_results->current()
                            && m_archiver.isUnknown(QUuid::fromString(m_results->current()->id)));
            again->setEnabled(isOfHere && !m_archiver.isRunning() && counts.failed + counts.stopped > 0);
        });
        m_results->open();
    }
    showBatch();
}

void ArchiveFlow::offerLeftOver(const QSet<QUuid> &others)
{
    m_archiver.leftOver(m_endpoint, others, this,
                        [this, endpoint = m_endpoint](const base::Result<QList<store::PendingArchive>> &found) {
                            if (found && !found->isEmpty() && endpoint.isSameConnection(m_endpoint)
                                && !isSummedUp(*found))
                                offer(endpoint, *found);
                        });
}

/// The summary of the batch offers the same already, and says how it ended. Another token changes nothing in that.
bool ArchiveFlow::isSummedUp(const QList<store::PendingArchive> &leftOver) const
{
    const bool isOffered = m_again && m_again->isEnabled() && !m_again->isHidden();
    QSet<QUuid> batch;
    for (const Item &item : m_archiver.batch())
        batch.insert(item.pending.id);
    return isOffered && std::all_of(leftOver.begin(), leftOver.end(), [&batch](const store::PendingArchive &pending) {
               return batch.contains(pending.id);
           });
}

void ArchiveFlow::offer(const service::Endpoint &endpoint, const QList<store::PendingArchive> &leftOver)
{
    const auto count = static_cast<int>(leftOver.size());
    const auto sent = static_cast<int>(std::count_if(
        leftOver.begin(), leftOver.end(), [](const store::PendingArchive &pending) { return pending.sent; }));
    const QString first = wording::quoted(leftOver.first().subject);
    const QString fact = count == 1 ? tr("Archiving %1 is not finished.").arg(first)
                                    : tr("Archiving %n change request(s) is not finished.", nullptr, count);
    const bool isOfUnknown = std::any_of(leftOver.begin(), leftOver.end(), [&endpoint](const auto &pending) {
        return pending.connection != endpoint.connection;
    });
    QString next = sent > 0
        ? tr("%n of them may have been archived; the service is asked about these first.", nullptr, sent)
        : tr("Nothing was sent.");
    const bool isOfGone = std::any_of(leftOver.begin(), leftOver.end(), [&endpoint](const auto &pending) {
        return pending.connection && pending.connection != endpoint.connection;
    });
    const QString here = text::plainText(endpoint.name);
    if (isOfGone)
        next += u' ' + tr("The connection it was started with was removed. It will be sent with %1.").arg(here);
    else if (isOfUnknown)
        next += u' ' + tr("The connection it was started with is unknown. It will be sent with %1.").arg(here);
    m_message->setMessage(Tone::Warning, fact, next);
    m_offer = m_message->addTextAction(tr("Archive now"));
    connect(m_offer, &QPushButton::clicked, this, [this, endpoint, leftOver] {
        if (m_archiver.isRunning())
            return; // offers nothing until the running batch is done
        m_offer.clear();
        m_message->dismiss();
        m_archiver.archiveLeftOver(endpoint, leftOver);
    });
    connect(m_message->addTextAction(tr("Forget it")), &QPushButton::clicked, this, [this, leftOver] {
        m_offer.clear();
        m_message->dismiss();
        QList<QUuid> ids;
        for (const store::PendingArchive &pending : leftOver)
            ids.append(pending.id);
        m_archiver.forget(ids);
    });
}

QStringList ArchiveFlow::openWork() const
{
    const auto waiting = static_cast<int>(m_archiver.waiting().size());
    const QList<Item> items = m_archiver.openItems();
    const auto underWay = static_cast<int>(
        std::count_if(items.begin(), items.end(), [](const Item &item) { return !item.hasEnded(); }) - waiting);
    QStringList open;
    if (waiting > 0)
        open += tr("%n change request(s) wait to be archived. They are not sent; the next start offers them.", nullptr,
                   waiting);
    if (underWay > 0)
        open += tr("%n change request(s) are being archived. The next start offers what is not finished.", nullptr,
                   underWay);
    return open;
}

void ArchiveFlow::finish()
{
    m_isClosing = true;
    m_archiver.send();
    m_message->setMessage(Tone::Info, tr("Runlatch ends as soon as the service has answered what is being archived."));
    connect(m_message->addTextAction(tr("Do not quit")), &QPushButton::clicked, this, [this] {
        m_isClosing = false;
        m_message->dismiss();
    });
    closeIfIdle();
}

/// Closes later, because the archiver is still emitting the change.
void ArchiveFlow::closeIfIdle()
{
    if (!m_isClosing)
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_isClosing && !m_archiver.isBusy())
                emit closable();
        },
        Qt::QueuedConnection);
}

} // namespace runlatch::ui
