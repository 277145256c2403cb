// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/findingout.h"

#include "changerequests/draftsession.h"
#include "changerequests/ledger.h"
#include "ui/bulkcreate/ledgertext.h"
#include "ui/widgets/frames/messagebar.h"

#include <QLocale>
#include <QPushButton>

#include <optional>
#include <utility>

using namespace Qt::StringLiterals;
using runlatch::changerequests::CreationFinder;
using runlatch::changerequests::LedgerEntry;
using runlatch::changerequests::LedgerState;
using runlatch::wording::Sentence;

namespace runlatch::ui {

FindingOut::FindingOut(Workbench &workbench, changerequests::DraftSession &drafts, MessageBar &message, QObject *parent)
    : QObject(parent)
    , m_clock(workbench.clock)
    , m_ledger(workbench.ledger)
    , m_drafts(drafts)
    , m_message(message)
    , m_finder(workbench.service)
{
    connect(&m_finder, &CreationFinder::progressed, this, &FindingOut::showProgress);
    connect(&m_finder, &CreationFinder::finished, this, &FindingOut::end);
}

void FindingOut::offer(const service::Endpoint &endpoint, const LedgerEntry &entry, bool hasEarlierTry)
{
    m_endpoint = endpoint;
    m_entry = entry;
    m_hasEarlierTry = hasEarlierTry;
    m_mixing.clear();
    const auto read = [this, id = entry.id](const base::Result<changerequests::LedgerReading> &reading) {
        if (reading && id == m_entry.id)
            m_mixing = mixingOf(m_entry, reading->entries);
    };
    m_ledger.read(this, read); // long before it is found out
    addButton(false);
}

void FindingOut::lookUp(const service::Endpoint &endpoint)
{
    const QDateTime sentAt = m_drafts.sentAt();
    if (!sentAt.isValid() || !m_drafts.isAtHome() || m_finder.isRunning())
        return;
    const auto read = [this, endpoint, sentAt,
                       shown = m_message.text()](const base::Result<changerequests::LedgerReading> &reading) {
        if (reading && m_message.text() == shown && m_drafts.sentAt() == sentAt)
            takeKnown(endpoint, reading->entries);
    };
    m_ledger.read(this, read);
}

/// `entries`: the newest first. The draft gets its mark right after the entry is on disk.
void FindingOut::takeKnown(const service::Endpoint &endpoint, const QList<LedgerEntry> &entries)
{
    constexpr qint64 MarkDelay = 60; // seconds
    const changerequests::BulkDraft draft = m_drafts.draft();
    std::optional<LedgerEntry> last;
    bool hasEarlierTry = false;
    for (const LedgerEntry &entry : entries) {
        if (!entry.draft.isAt(endpoint) || entry.draft.organization != draft.organization
            || entry.draft.subject != draft.subject)
            continue;
        if (last)
            hasEarlierTry |= entry.state == LedgerState::Unknown || entry.state == LedgerState::Sending;
        else if (entry.at <= draft.sentAt && entry.at.secsTo(draft.sentAt) <= MarkDelay)
            last = entry;
    }
    if (!last || last->state == LedgerState::Sending)
        return;
    m_endpoint = endpoint;
    m_entry = *last;
    m_hasEarlierTry = hasEarlierTry;
    m_mixing = mixingOf(m_entry, entries);
    tell();
}

void FindingOut::tell()
{
    if (m_entry.state == LedgerState::Unknown) {
        addButton(false);
        return;
    }
    if (m_entry.state == LedgerState::Accepted)
        showCarriedOut(tr("The service accepted it."));
    else if (m_entry.requests.isEmpty())
        showNothing(true);
    else
        showFound(static_cast<int>(m_entry.requests.size()));
    emit settled();
}

void FindingOut::addButton(bool takesFocus)
{
    QPushButton *button = m_message.addTextAction(tr("Find out"));
    connect(button, &QPushButton::clicked, this, &FindingOut::begin);
    if (takesFocus)
        button->setFocus();
}

bool FindingOut::hasFocus() const
{
    return m_message.isAncestorOf(m_message.window()->focusWidget());
}

void FindingOut::begin()
{
    m_isStopped = false;
    const bool hadFocus = hasFocus();
    m_message.setMessage(Tone::Info, tr("Looking for the change requests at their workspaces."));
    m_progress = m_message.text();
    QPushButton *stop = m_message.addTextAction(tr("Stop looking"));
    connect(stop, &QPushButton::clicked, this, [this] {
        m_isStopped = true;
        m_finder.cancel();
    });
    if (hadFocus)
        stop->setFocus();
    m_finder.start(m_endpoint, m_entry);
}

void FindingOut::stop()
{
    m_progress.clear();
    m_finder.cancel();
}

void FindingOut::takeSettled(const LedgerEntry &entry)
{
    if (entry.id != m_entry.id || m_entry.state == LedgerState::Settled || !isOfDraft())
        return;
    stop();
    m_entry = entry;
    tell();
}

void FindingOut::showProgress()
{
    if (m_progress.isEmpty() || m_message.text() != m_progress)
        return; // another message stands there
    const CreationFinder::Progress progress = m_finder.progress();
    const QLocale locale;
    m_message.setText(tr("Looking for the change requests at their workspaces: %1 of %2.")
                          .arg(locale.toString(progress.workspacesDone), locale.toString(progress.workspaces)));
    m_progress = m_message.text();
}

void FindingOut::end()
{
    if (std::exchange(m_progress, {}).isEmpty())
        return; // stopped, because something else is being sent
    m_entry = m_finder.settled(m_entry, m_clock.utc());
    const bool isSettled = m_entry.state == LedgerState::Settled;
    const auto count = static_cast<int>(m_finder.found().size());
    if (count > 0)
        showFound(count);
    else if (m_finder.isComplete())
        showNothing(isSettled);
    else
        showGap();
    m_ledger.keepFound(m_entry, this, [this, found = m_message.text()](const base::Done &done) {
        if (!done && m_message.text() == found) // otherwise another message stands there
            m_message.setMessage(Tone::Warning, found, wording::sentence(done.error()).text());
    });
    if (isSettled)
        emit settled();
}

void FindingOut::showFound(int count)
{
    const QString fact = tr("It was carried out: %n change request(s) were found.", nullptr, count);
    showCarriedOut(m_mixing.isEmpty() ? fact : fact + u' ' + m_mixing);
}

void FindingOut::showCarriedOut(const QString &fact)
{
    Sentence sentence;
    sentence.fact = fact;
    if (isOfDraft())
        sentence.next = tr("Discard the draft, or every workspace gets it twice.");
    sentence.action = Sentence::Action::LookAtChangeRequests;
    m_message.setSentence(
        sentence, [this](Sentence::Action action) { emit actionWanted(action); }, Tone::Success);
}

void FindingOut::showNothing(bool isSettled)
{
    if (!isSettled) {
        const bool hadFocus = hasFocus();
        const QDateTime certain = m_entry.at.addSecs(std::chrono::seconds(CreationFinder::SettlesAfter).count());
        m_message.setMessage(Tone::Info, tr("No workspace has it so far."),
                             //: %1 is a time of the day
                             tr("The service may still be working on it. From %1 on it is certain.")
                                 .arg(QLocale().toString(certain.toLocalTime().time(), QLocale::ShortFormat)));
        addButton(hadFocus);
        return;
    }
    const bool isKnown = !m_hasEarlierTry && isOfDraft();
    if (isKnown)
        m_drafts.setSentAt({});
    m_message.setMessage(Tone::Success, tr("It was not carried out: no workspace has it."),
                         m_hasEarlierTry ? tr("It is not known of an earlier try.")
                             : isKnown   ? tr("You can create it now.")
                                         : QString());
}

void FindingOut::showGap()
{
    const auto &failures = m_finder.failures();
    const bool hadFocus = hasFocus();
    m_message.setMessage(
        Tone::Warning,
        m_isStopped
            ? tr("Looking was stopped, and nothing was found.")
            : tr("It is still not known: %n list(s) could not be read.", nullptr, static_cast<int>(failures.size())),
        m_isStopped || failures.isEmpty() ? QString() : wording::sentence(failures.constFirst()).text());
    addButton(hadFocus);
}

/// Tells whether the draft that is being written is still the one that was sent.
bool FindingOut::isOfDraft() const
{
    const changerequests::BulkDraft draft = m_drafts.draft();
    return draft.isAt(m_endpoint) && draft.organization == m_entry.draft.organization
        && draft.subject == m_entry.draft.subject;
}

} // namespace runlatch::ui
