// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/bulkcreate/bulkcreating.h"
#include "ui/workbench.h"

#include <QWidget>

class QStackedLayout;

namespace runlatch::ui {

class BulkCreateForm;
class ComposeActions;
class ComposeHeader;
class CreatedView;
class EmptyState;
class MessageBar;
class OrganizationPicker;
class StepStrip;

/// The page to write change requests for many workspaces and send them. The draft is kept until the service accepted
/// it.
class BulkCreatePage final : public QWidget
{
    Q_OBJECT
public:
    explicit BulkCreatePage(Workbench &workbench, QWidget *parent = nullptr);
    ~BulkCreatePage() override; ///< saves the draft

    /// Sets the current connection; null: none. During a bulk create the new one is only remembered, and used when the
    /// bulk create has ended.
    void setEndpoint(const service::Endpoint &endpoint);
    void focusFirst();

signals:
    void connectionWanted();
    /// Shows what was created, or may have been. The endpoint may have no token, and is null if it is unknown.
    void backlogWanted(const runlatch::changerequests::CreatedRequests &created);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    enum View { NotConnected, Writing, Created };

    void buildPages();
    void connectParts();
    void connectMessage();
    void connectDrafts();
    void restore();
    void restoreAgain();
    void showDraft(const changerequests::BulkDraft &draft);
    void take(const service::Endpoint &endpoint);
    void showPlace();
    void showElsewhere();
    void showKept();
    void moveHere();
    void showWhatIsKnown();
    void showOther();
    void wantBacklog();
    void endCreating();
    void setView(View view);
    void showState();
    void showStep();
    void goOn();
    void create();
    void goBack();
    void showCreated(const service::Creation &creation);
    void askToDiscard();
    void begin();

    BulkCreateForm *m_form;
    changerequests::DraftSession m_drafts;
    service::Endpoint m_endpoint;
    std::optional<service::Endpoint> m_next; ///< chosen during a bulk create
    bool m_isRestored = false;
    bool m_isUnread = false; ///< the previous draft could not be read

    OrganizationPicker *m_organizations;
    StepStrip *m_strip;
    ComposeHeader *m_header;
    MessageBar *m_message;
    QStackedLayout *m_pages = nullptr;
    EmptyState *m_empty;
    CreatedView *m_created;
    ComposeActions *m_actions;
    BulkCreating m_creating;
};

} // namespace runlatch::ui
