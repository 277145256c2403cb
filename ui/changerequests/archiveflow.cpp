// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/archiveflow.h"

#include "ui/changerequests/archiveresults.h"
#include "ui/changerequests/progressstrip.h"
#include "ui/changerequests/resultsdialog.h"
#include "ui/changerequests/undostrip.h"
#include "ui/widgets/confirmation.h"
#include "ui/widgets/messagebar.h"
#include "wording/plaintext.h"

#include <QLocale>
#include <QPushButton>

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
    , m_undoStrip(new UndoStrip(m_archiver, &window))
{
    connectArchiver();
}

void ArchiveFlow::connectArchiver()
{
    connect(&m_archiver, &Archiver::changed, this, &ArchiveFlow::note);
    connect(&m_archiver, &Archiver::batchChanged, this, &ArchiveFlow::showBatch);
    connect(&m_archiver, &Archiver::batchFinished, this, &ArchiveFlow::showBatchEnd);
    connect(&m_archiver, &Archiver::storeFailed, this, [this](const base::Error &error) {
        m_message->setSentence(wording::sentence(error, wording::Activity::Archiving));
    });
    connect(m_progress, &ProgressStrip::cancelWanted, &m_archiver, &Archiver::cancel);
    connect(m_message, &MessageBar::actionWanted, this, [this](wording::Sentence::Action action) {
        if (action == wording::Sentence::Action::EditConnection)
            emit connectionWanted();
    });
}

void ArchiveFlow::archive(const QList<Archiver::ToArchive> &changeRequests)
{
    if (changeRequests.isEmpty() || (changeRequests.size() > 1 && m_archiver.isRunning()))
        return;
    for (const auto &asked : changeRequests)
        m_asked.insert(asked.first.id, asked);
    if (!m_offer)
        m_message->dismiss();
    if (changeRequests.size() == 1) {
        if (!changeRequests.first().first.isArchived())
            m_archiver.archive(changeRequests.first().first, changeRequests.first().second);
        return;
    }
    const auto count = static_cast<int>(changeRequests.size());
    auto *question = new Confirmation(tr("Archive %n change request(s)?", nullptr, count),
                                      archiveConsequence(changeRequests), tr("Archive %n", nullptr, count), &m_window);
    connect(question, &QDialog::accepted, this, [this, changeRequests] { m_archiver.archiveAll(changeRequests); });
    question->open();
}

/// Of one that was asked for alone the failure is said here; those of a batch are in its results.
void ArchiveFlow::note(const Item &item)
{
    tellStanding(item);
    const QList<Item> batch = m_archiver.batch();
    const bool isOfBatch = std::any_of(batch.begin(), batch.end(),
                                       [&item](const Item &other) { return other.pending.id == item.pending.id; });
    if (isOfBatch) {
        showBatch();
        if (!m_archiver.isRunning() && m_message->hasMessage())
            showBatchSummary(); // one of it was asked about afterwards
    } else if (item.state == State::Failed) {
        showFailure(item);
    } else if (item.state == State::Archived && item.already) {
        m_message->setMessage(Tone::Info, tr("%1 was archived before.").arg(wording::quoted(item.pending.subject)),
                              archiveResults({item}).first().reason);
    }
    closeIfIdle();
}

void ArchiveFlow::tellStanding(const Item &item)
{
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
    m_isClosing = false; // somebody has to read it
    wording::Sentence sentence = wording::sentence(item.error, wording::Activity::Archiving);
    if (sentence.action != wording::Sentence::Action::EditConnection)
        sentence.action = wording::Sentence::Action::None;
    sentence.fact = tr("%1: %2", "subject of a change request, what happened")
                        .arg(wording::quoted(item.pending.subject), sentence.fact);
    m_message->setSentence(sentence, item.error.outcomeUnknown ? Tone::Warning : Tone::Error);
    if (item.error.outcomeUnknown) {
        connect(m_message->addTextAction(tr("Ask how it stands")), &QPushButton::clicked, this,
                [this, id = item.pending.changeRequestId] {
                    m_message->dismiss();
                    m_archiver.settle(id);
                });
        return;
    }
    connect(m_message->addTextAction(tr("Try again")), &QPushButton::clicked, this, [this, item] { tryAgain(item); });
}

void ArchiveFlow::tryAgain(const Item &item)
{
    m_message->dismiss();
    const auto asked = m_asked.constFind(item.pending.changeRequestId);
    if (asked == m_asked.constEnd())
        return;
    m_archiver.archive(asked->first, asked->second);
    m_archiver.send(); // it was decided before
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

/// A token that was refused is the reason for all that was not archived.
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
    sentence.fact = archiveSummary(counts);
    m_message->setSentence(sentence, isDone ? Tone::Success : Tone::Warning);
    connect(m_message->addTextAction(tr("Show results")), &QPushButton::clicked, this, &ArchiveFlow::showResults);
    if (counts.failed + counts.stopped > 0)
        connect(m_message->addTextAction(tr("Try again")), &QPushButton::clicked, &m_archiver, &Archiver::tryAgain);
    if (!isDone)
        m_isClosing = false;
}

void ArchiveFlow::showResults()
{
    if (!m_results) {
        m_results = new ResultsDialog(tr("Archive results"), tr("Change request"), &m_window);
        QPushButton *ask = m_results->addAction(tr("Ask how it stands"));
        QPushButton *again = m_results->addAction(tr("Try again"), u"refresh-cw"_s);
        again->setToolTip(tr("What was not archived and what was not sent; what is not known is asked about first"));
        connect(again, &QPushButton::clicked, &m_archiver, &Archiver::tryAgain);
        connect(ask, &QPushButton::clicked, this, [this] {
            if (m_results && m_results->current())
                m_archiver.settle(QString(m_results->current()->id));
        });
        connect(m_results, &ResultsDialog::currentChanged, this, [this, ask, again] {
            ask->setEnabled(m_results->current() && m_archiver.isUnknown(m_results->current()->id));
            const ArchiveCounts counts = countArchived(m_archiver.batch());
            again->setEnabled(!m_archiver.isRunning() && counts.failed + counts.stopped > 0);
        });
        m_results->open();
    }
    showBatch();
}

void ArchiveFlow::offerLeftOver()
{
    m_archiver.leftOver(this, [this](const base::Result<QList<store::PendingArchive>> &found) {
        if (found && !found->isEmpty())
            offer(*found);
    });
}

void ArchiveFlow::offer(const QList<store::PendingArchive> &leftOver)
{
    const auto count = static_cast<int>(leftOver.size());
    const auto sent = static_cast<int>(std::count_if(
        leftOver.begin(), leftOver.end(), [](const store::PendingArchive &pending) { return pending.sent; }));
    const QString first = wording::quoted(leftOver.first().subject);
    const QString fact = count == 1
        ? tr("Archiving %1 was not finished when Runlatch ended.").arg(first)
        : tr("Archiving %n change request(s) was not finished when Runlatch ended.", nullptr, count);
    m_message->setMessage(
        Tone::Warning, fact,
        sent > 0 ? tr("%n of them may have been archived; the service is asked about these first.", nullptr, sent)
                 : tr("Nothing was sent."));
    m_offer = m_message->addTextAction(tr("Archive now"));
    connect(m_offer, &QPushButton::clicked, this, [this, leftOver] {
        if (m_archiver.isRunning())
            return; // the offer stands until that is done
        m_offer.clear();
        m_message->dismiss();
        m_archiver.archiveLeftOver(leftOver);
    });
    connect(m_message->addTextAction(tr("Forget it")), &QPushButton::clicked, this, [this, leftOver] {
        m_offer.clear();
        m_message->dismiss();
        m_archiver.dropLeftOver(leftOver);
    });
}

bool ArchiveFlow::mayClose()
{
    m_archiver.send();
    if (m_isClosing || !m_archiver.isBusy())
        return true;
    m_isClosing = true;
    m_message->setMessage(Tone::Info, tr("Runlatch ends as soon as the service has answered what is being archived."),
                          tr("Close it once more to end now; what is open is offered at the next start."));
    connect(m_message->addTextAction(tr("Do not quit")), &QPushButton::clicked, this, [this] {
        m_isClosing = false;
        m_message->dismiss();
    });
    return false;
}

/// Later, as the archiver is still telling what changed.
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
