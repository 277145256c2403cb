// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/draftsession.h"
#include "service/client.h"

#include <QObject>

namespace runlatch::changerequests {

/// Sends one bulk create at a time, and knows whether it may have been carried out. Its draft, where there is one, says
/// on disk that it was sent before anything leaves, and says so until it is known what came of it.
///
/// One of `created`, `refused`, `lost`, `cancelled` and `notKept` follows each `send`.
class BulkSender final : public QObject
{
    Q_OBJECT
public:
    /// `drafts` is null where no draft is kept: runlatch-cli prints each request before it leaves instead. All must
    /// outlive this.
    BulkSender(service::Client &client, base::Clock &clock, DraftSession *drafts, QObject *parent = nullptr);

    /// What the draft makes, to the endpoint that the person consented to. Does nothing while another one is under way.
    /// A draft that belongs elsewhere is refused: Usage "create.elsewhere". Other errors: service::Client::create.
    void send(const service::Endpoint &endpoint, const QString &organization, const protocol::BulkCreation &creation);
    /// `lost` where the request was handed to the network; `cancelled` where it still waits to be, or waits again after
    /// a 429. Does nothing while nothing is under way.
    void cancel();
    bool isSending() const { return m_isSending; }
    /// The last one was handed to the network, in the form that is tried now, and not answered with 429; also after
    /// `lost` and `created`.
    bool mayHaveLeft() const { return m_mayHaveLeft; }
    bool isOutcomeUnknown() const { return m_drafts && m_drafts->sentAt().isValid(); } ///< of an earlier try

signals:
    void sending(const runlatch::http::Outgoing &request); ///< next, as of service::Client::creating
    void waiting(const runlatch::service::Wait &wait);
    void created(const runlatch::service::Creation &creation); ///< the draft is discarded
    void refused(const runlatch::base::Error &error);          ///< nothing was created
    void lost(const runlatch::base::Error &error);             ///< the outcome is not known
    void cancelled();                                          ///< before it was sent
    void notKept(const runlatch::base::Error &error);          ///< on disk, so it was not sent

private:
    void watchClient();
    void sendNow(const service::Endpoint &endpoint, const QString &organization,
                 const protocol::BulkCreation &creation);
    void end(const base::Result<service::Creation> &answer);
    void endUnsent();

    service::Client &m_client;
    base::Clock &m_clock;
    DraftSession *m_drafts;
    base::Call m_call;
    QString m_purpose;      ///< of the request that creates: the client is everybody's, others wait and are sent too
    QDateTime m_sentBefore; ///< of the draft, before this try
    int m_try = 0;
    bool m_isSending = false;
    bool m_mayHaveLeft = false;
};

} // namespace runlatch::changerequests
