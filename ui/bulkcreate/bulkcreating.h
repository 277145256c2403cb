// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulksender.h"
#include "changerequests/createdrequests.h"
#include "ui/bulkcreate/findingout.h"
#include "wording/sentence.h"

#include <QObject>

#include <optional>

namespace runlatch::store {
class StoreGate;
}

namespace runlatch::ui {

class BulkCreateForm;
class MessageBar;
struct Workbench;

/// Carries out a bulk create from the button to the answer. It asks first if the request may be carried out twice, and
/// shows the result in the message bar and at the fields.
class BulkCreating final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    BulkCreating(Workbench &workbench, changerequests::DraftSession &drafts, BulkCreateForm &form, MessageBar &message,
                 QObject *parent = nullptr);

    /// Sends the draft in the form to this endpoint. If something is missing, it goes there instead. If no store is
    /// open, it asks for a folder first.
    void start(const service::Endpoint &endpoint);
    void cancel() { m_sender.cancel(); }
    bool isUnderWay() const { return m_sender.isSending(); }
    /// Tells whether a bulk create is under way or waits for the user's decision. Until `ended` the page must stay with
    /// its endpoint.
    bool isBusy() const { return isUnderWay() || m_isAsking; }

    /// Call when the shown draft was sent before: what the ledger knows of it is said in the message.
    void lookUpSent(const service::Endpoint &endpoint) { m_findingOut.lookUp(endpoint); }

    /// Call when the outcome of an action was found out elsewhere: it may be that of the last try.
    void takeSettled(const changerequests::LedgerEntry &entry) { m_findingOut.takeSettled(entry); }

    /// The last action that was sent, as the ledger has it.
    const changerequests::LedgerEntry &entry() const { return m_sender.entry(); }

signals:
    /// Sending has begun: the page must not change until `ended`.
    void begun(const runlatch::changerequests::CreatedRequests &sent);
    void waiting(std::chrono::milliseconds wait); ///< the service asked for this wait
    void ended();                                 ///< sending has ended with any result; emitted before `created`
    void created(const runlatch::service::Creation &creation);
    void actionWanted(runlatch::wording::Sentence::Action action); ///< of a message; the bar still shows it

private:
    void connectSender();
    void begin(const service::Endpoint &endpoint, const changerequests::BulkDraft &confirmed,
               const protocol::BulkCreation &reviewed);
    QString doubts() const;
    void ask(const service::Endpoint &endpoint, const protocol::BulkCreation &creation, const QString &question,
             const QString &verb);
    void send(const service::Endpoint &endpoint, const protocol::BulkCreation &creation);
    void end();
    void showRefused(const base::Error &error);
    void showUnknown(const base::Error &error);
    void showNotKept(const base::Error &error);
    void warnOfCreated();
    void forgetRefusal();

    store::StoreGate &m_gate;
    base::Clock &m_clock;
    changerequests::DraftSession &m_drafts;
    BulkCreateForm &m_form;
    MessageBar &m_message;
    changerequests::BulkSender m_sender;
    FindingOut m_findingOut;
    service::Endpoint m_endpoint;             ///< of the last try
    bool m_hasEarlierTry = false;             ///< an earlier try was unknown when the last one began
    QString m_refusal;                        ///< the text of the refusal message, while it applies to the form
    std::optional<base::Error> m_notRecorded; ///< why the ledger lacks the outcome of the last try
    bool m_isAsking = false;
};

} // namespace runlatch::ui
