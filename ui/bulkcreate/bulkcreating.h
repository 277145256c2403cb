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

/// Carries out a bulk create from the button to the answer. It asks first if the request may be carried out twice,
/// disables the page meanwhile, and shows the result.
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

    /// Sends the draft in the form to this endpoint. If something is missing, goes there instead. If no store is open,
    /// asks for a folder first.
    void start(const service::Endpoint &endpoint);
    void cancel() { m_sender.cancel(); }
    bool isUnderWay() const { return m_sender.isSending(); }
    /// Under way, or waiting for the user's decision. Until `ended` the page must stay with that endpoint.
    bool isBusy() const { return isUnderWay() || m_isAsking; }
    /// Tells the user if the loaded draft was sent before with an unknown outcome.
    void showSentBefore();

    const changerequests::CreatedRequests &sent() const { return m_sent; } ///< the last one, also of an earlier run

signals:
    void ended(); ///< with any result; emitted before `created`
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
    QString m_refusal; ///< the text of the refusal message, while it applies to the form
    bool m_isAsking = false;
};

} // namespace runlatch::ui
