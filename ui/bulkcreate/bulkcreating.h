// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulksender.h"
#include "changerequests/createdrequests.h"
#include "ui/bulkcreate/outcomemessages.h"

#include <QObject>

namespace runlatch::store {
class StoreGate;
}

namespace runlatch::ui {

class BulkCreateForm;
class ComposeActions;
struct Workbench;

/// From the button that creates to the answer: asks first where it may happen twice, holds the page still meanwhile,
/// and says what came of it.
class BulkCreating final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        QWidget &page;
        QWidget &header;
        BulkCreateForm &form;
        ComposeActions &actions;
        MessageBar &message;
    };

    /// All must outlive this.
    BulkCreating(Workbench &workbench, changerequests::DraftSession &drafts, const Parts &parts,
                 QObject *parent = nullptr);

    /// What stands in the form, to this endpoint; goes to what is missing there, where something is. Asks first for a
    /// folder to keep it in, where there is none.
    void start(const service::Endpoint &endpoint);
    void cancel() { m_sender.cancel(); }
    bool isUnderWay() const { return m_sender.isSending(); }
    /// Under way, or the person is asked about it: until `ended` the page is of that endpoint.
    bool isBusy() const { return isUnderWay() || m_isAsking; }
    /// Of the draft that was loaded: says so where it was sent and nobody knows what came of it.
    void showSentBefore();

    const changerequests::CreatedRequests &sent() const { return m_sent; } ///< last, or by an earlier run

signals:
    void ended(); ///< whatever came of it; before `created`
    void created(const runlatch::service::Creation &creation);

private:
    void connectSender();
    void begin(const service::Endpoint &endpoint, const changerequests::BulkDraft &confirmed);
    QString doubts() const;
    void ask(const service::Endpoint &endpoint, const protocol::BulkCreation &creation, const QString &question,
             const QString &verb);
    void send(const service::Endpoint &endpoint, const protocol::BulkCreation &creation);
    void hold(bool isHeld);
    void end();
    void showRefused(const base::Error &error);
    void forgetRefusal();

    store::StoreGate &m_gate;
    base::Clock &m_clock;
    changerequests::DraftSession &m_drafts;
    Parts m_parts;
    changerequests::BulkSender m_sender;
    OutcomeMessages m_says;
    changerequests::CreatedRequests m_sent;
    QString m_refusal; ///< the message that says so, while it is about what stands in the form
    bool m_isAsking = false;
};

} // namespace runlatch::ui
