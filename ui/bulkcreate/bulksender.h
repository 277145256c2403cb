// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "service/client.h"
#include "ui/bulkcreate/draftsession.h"

#include <QObject>

namespace runlatch::ui {

/// Sends one bulk create at a time, and knows when it is not known what became of it: its draft says that it was sent,
/// on disk, before anything leaves, and until it is known what came of it.
class BulkSender final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    BulkSender(service::Client &client, DraftSession &drafts, base::Clock &clock, QObject *parent = nullptr);

    /// What the draft of the session makes, to the endpoint that the person consented to. Does nothing while another
    /// one is under way. A draft that belongs elsewhere is refused: Usage "create.elsewhere".
    void send(const service::Endpoint &endpoint, const QString &organization, const protocol::BulkCreation &creation);
    /// What has left is an unknown outcome; what still waits to leave, or was refused with 429 and waits again, is not.
    void cancel();
    bool isSending() const { return m_isSending; }
    bool isOutcomeUnknown() const { return m_drafts.sentAt().isValid(); } ///< of an earlier try

signals:
    void waiting(const runlatch::service::Wait &wait);
    void created(const runlatch::service::Creation &creation); ///< the draft is discarded
    void refused(const runlatch::base::Error &error);          ///< nothing was created
    void lost(const runlatch::base::Error &error);             ///< the outcome is not known
    void cancelled();                                          ///< before it was sent
    void notKept(const runlatch::base::Error &error);          ///< on disk, so it was not sent

private:
    void sendNow(const service::Endpoint &endpoint, const QString &organization,
                 const protocol::BulkCreation &creation);
    void end(const base::Result<service::Creation> &answer);
    void endUnsent();

    service::Client &m_client;
    DraftSession &m_drafts;
    base::Clock &m_clock;
    http::Call m_call;
    QDateTime m_sentBefore; ///< of the draft, before this try
    int m_try = 0;
    bool m_isSending = false;
    bool m_hasLeft = false; ///< and may have been carried out
};

} // namespace runlatch::ui
