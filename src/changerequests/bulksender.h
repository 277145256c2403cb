// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/draftsession.h"
#include "changerequests/ledger.h"
#include "service/client.h"

#include <QObject>

namespace runlatch::changerequests {

/// Sends one bulk create at a time, and knows whether it may have been carried out. Its entry of the ledger is on disk
/// before the request leaves, and the outcome before it is told. Its draft, if there is one, is marked as sent on disk
/// before the request leaves, and keeps the mark until the outcome is known.
///
/// One of `created`, `refused`, `lost`, `cancelled` and `notKept` follows each `send`.
class BulkSender final : public QObject
{
    Q_OBJECT
public:
    /// `drafts` is null if no draft is kept: runlatch-cli prints each request before it leaves instead. `ledger` is
    /// null if nothing is written down. All must outlive this.
    BulkSender(service::Client &client, base::Clock &clock, DraftSession *drafts, Ledger *ledger = nullptr,
               QObject *parent = nullptr);

    /// Sends the draft's bulk create to the endpoint that the user consented to. Ignored while another one is under
    /// way. A draft that belongs elsewhere is refused: Usage "create.elsewhere". Other errors: service::Client::create.
    /// `targets`: the number of workspaces that match, for the ledger, if it is known.
    void send(const service::Endpoint &endpoint, const QString &organization, const protocol::BulkCreation &creation,
              std::optional<int> targets = {});
    /// With Repeat::Refused nothing is sent that the ledger has already and that may exist: `notKept` follows with the
    /// error of Ledger::begin. It is Allowed at first.
    void setRepeat(Ledger::Repeat repeat) { m_repeat = repeat; }
    /// Cancels the operation under way; ignored if there is none. `lost` follows if the request was handed to the
    /// network, `cancelled` if it still waits, or waits again after a 429, and `refused` if the service has refused it
    /// and only the cause is looked for. Ignored while the outcome is being written, too.
    void cancel();
    bool isSending() const { return m_isSending; }
    /// Tells whether the last request was handed to the network, in the dialect that is tried now, and not answered
    /// with 429. Stays true after `lost` and `created`.
    bool mayHaveLeft() const { return m_mayHaveLeft; }
    /// Tells whether the outcome of an earlier try is unknown.
    bool isOutcomeUnknown() const { return m_drafts && m_drafts->sentAt().isValid(); }

    /// The last action as the ledger has it, also without a ledger: its id, and what differs in the echoed inputs.
    const LedgerEntry &entry() const { return m_entry; }

signals:
    void sending(const runlatch::http::Outgoing &request); ///< the next request leaves, as in service::Client::creating
    void waiting(const runlatch::service::Wait &wait);
    void created(const runlatch::service::Creation &creation); ///< the draft is discarded
    void refused(const runlatch::base::Error &error);          ///< nothing was created
    void lost(const runlatch::base::Error &error);             ///< the outcome is not known
    void cancelled();                                          ///< the user cancelled before the request was sent
    /// The entry of the ledger or the mark of the draft could not be saved, so nothing was sent.
    void notKept(const runlatch::base::Error &error);
    /// The outcome could not be written into the ledger, which has it as unknown. The outcome is told all the same.
    void notRecorded(const runlatch::base::Error &error);

private:
    struct Order
    {
        service::Endpoint endpoint;
        QString organization;
        protocol::BulkCreation creation;
    };
    void watchClient();
    void keepCancelled();
    void takeExchange(const http::ExchangeRecord &record);
    void keepEntry(const Order &order);
    void keepMark(const Order &order);
    void sendNow(const Order &order);
    void end(const protocol::BulkCreation &creation, const base::Result<service::Creation> &answer);
    void tell(const base::Result<service::Creation> &answer);
    void endUnsent();
    void writeOutcome(LedgerState state);

    service::Client &m_client;
    base::Clock &m_clock;
    DraftSession *m_drafts;
    Ledger *m_ledger;
    LedgerEntry m_entry;
    Ledger::Repeat m_repeat = Ledger::Repeat::Allowed;
    protocol::BulkActionDialect m_form; ///< of the request under way, as the next two
    QUrl m_url;
    QDateTime m_leftAt;
    std::optional<base::Error> m_refusal; ///< the answer whose cause is being looked for
    base::Call m_call;
    QString m_purpose;      ///< purpose of the creating request; the shared client reports other requests too
    QDateTime m_sentBefore; ///< the draft's `sentAt` before this try
    int m_try = 0;
    bool m_isSending = false;
    bool m_isAnswered = false; ///< the outcome is known, and is being written
    bool m_mayHaveLeft = false;
};

} // namespace runlatch::changerequests
