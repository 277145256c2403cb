// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/bulkcreate/bulkcreating.h"
#include "ui/widgets/keys/consenttime.h"
#include "ui/workbench.h"

#include <QKeySequence>
#include <QList>
#include <QWidget>

#include <functional>

class QStackedLayout;

namespace runlatch::ui {

class BulkCreateForm;
class CreatedView;
class DraftHeader;
class EmptyState;
class MessageBar;
class StepActions;
class StepStrip;

/// The page to write change requests for many workspaces and send them. The draft is kept until the service accepted
/// it.
///
///     DraftHeader      organization, draft, StepStrip
///     MessageBar       the state of the draft, or the result of sending
///     BulkCreateForm   TargetsStep, MessageStep, review; or CreatedView, or no connection
///     StepActions      a problem or note, Back, the next step
///
/// BulkCreating sends the reviewed request. The page itself changes between steps and connections. Create is a button
/// without a key of its own, and can be pressed only when what it creates has stood there (ConsentTime).
class BulkCreatePage final : public QWidget
{
    Q_OBJECT
public:
    explicit BulkCreatePage(Workbench &workbench, QWidget *parent = nullptr);
    ~BulkCreatePage() override; ///< saves the draft

    /// Sets the current connection; null: none. During a bulk create the new connection is only remembered, and used
    /// when the bulk create has ended.
    void setEndpoint(const service::Endpoint &endpoint);
    void focusFirst();
    void showSent(); ///< opens the list of what was sent from this computer
    /// Puts a saved query into the present draft, which can be undone there. Nothing happens during a bulk create.
    void useQuery(const changerequests::BulkDraft &query, const QString &name);
    QStringList openWork() const; ///< what is open, and what becomes of it if the program ends; a sentence each

signals:
    void connectionWanted();
    /// The user wants to see the change requests that were created, or may have been. The endpoint may have no token,
    /// and is null if it is unknown.
    void changeRequestsWanted(const runlatch::changerequests::CreatedRequests &created);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    enum View { NotConnected, Writing, Created };

    void buildPages();
    void connectParts();
    void connectCreating();
    void connectMessage();
    void take(const service::Endpoint &endpoint);
    void focusRestored();
    void hold(bool isHeld);
    void endCreating();
    void setView(View view);
    void showState();
    void showReviewActions();
    void beginConsent();
    bool isReady() const;
    void showStep();
    void addCommand(const QString &id, const QString &text, const QList<QKeySequence> &keys, std::function<void()> run);
    void addCommands();
    void goOn();
    void showNextStep();
    void create();
    void showObstacle();
    void forgetObstacle();
    void goBack();
    void showCreated();
    void askToDiscard();
    void begin();

    Workbench &m_workbench;
    service::Endpoint m_endpoint;
    std::optional<service::Endpoint> m_next; ///< the connection that was chosen during a bulk create
    changerequests::CreatedRequests m_sent;  ///< the last bulk create that was sent, also of an earlier run

    BulkCreateForm *m_form;
    StepStrip *m_strip;
    MessageBar *m_message;
    DraftHeader *m_header;
    QStackedLayout *m_pages = nullptr;
    EmptyState *m_empty;
    CreatedView *m_created;
    StepActions *m_actions;
    BulkCreating m_creating;
    ConsentTime m_consent;        ///< to what the review shows
    std::optional<int> m_targets; ///< of the review that is to be consented to
    QString m_obstacle;           ///< the text of the message about what is in the way, while it may stand there
    bool m_isBarred = false;      ///< the button leads to what is in the way, and sends nothing
};

} // namespace runlatch::ui
