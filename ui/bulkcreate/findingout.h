// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/creationfinder.h"
#include "ui/workbench.h"
#include "wording/sentence.h"

namespace runlatch::changerequests {
class DraftSession;
}

namespace runlatch::ui {

class MessageBar;

/// Finds out what became of a bulk action whose outcome is unknown: it looks for the change requests at the targets,
/// says in the message bar what it found, and settles the entry of the ledger.
class FindingOut final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    FindingOut(Workbench &workbench, changerequests::DraftSession &drafts, MessageBar &message,
               QObject *parent = nullptr);

    /// Adds its button to the message that is shown. `hasEarlierTry`: an earlier try of the draft is unknown, too, and
    /// stays so.
    void offer(const service::Endpoint &endpoint, const changerequests::LedgerEntry &entry, bool hasEarlierTry);
    /// Looks in the ledger for what was sent of a draft that an earlier run marked as sent, or that was left since. An
    /// unknown outcome gets its button in the message that is shown; a known one is said, and the mark is cleared where
    /// nothing was created.
    void lookUp(const service::Endpoint &endpoint);
    void stop(); ///< without a message
    /// Says what was found of the offered entry elsewhere, if its draft is still the one that is being written.
    void takeSettled(const changerequests::LedgerEntry &entry);

signals:
    void actionWanted(runlatch::wording::Sentence::Action action); ///< of a message; the bar still shows it
    void settled();                                                ///< the outcome is known now

private:
    void addButton(bool takesFocus);
    bool hasFocus() const; ///< something in the message has it
    void takeKnown(const service::Endpoint &endpoint, const QList<changerequests::LedgerEntry> &entries);
    void tell(); ///< shows the outcome that the entry has
    void begin();
    void showProgress();
    void end();
    void showFound(int count);
    void showCarriedOut(const QString &fact);
    void showNothing(bool isSettled);
    void showGap();
    bool isOfDraft() const;

    base::Clock &m_clock;
    changerequests::Ledger &m_ledger;
    changerequests::DraftSession &m_drafts;
    MessageBar &m_message;
    changerequests::CreationFinder m_finder;
    service::Endpoint m_endpoint;
    changerequests::LedgerEntry m_entry;
    QString m_mixing; ///< why what is found may be of another one; empty: it may not
    bool m_hasEarlierTry = false;
    bool m_isStopped = false; ///< by the person
    QString m_progress;       ///< the text of the message, while it shows the progress
};

} // namespace runlatch::ui
