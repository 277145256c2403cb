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

/// Writes change requests for many workspaces, and sends them. What is typed is kept until the service took it.
class BulkCreatePage final : public QWidget
{
    Q_OBJECT
public:
    explicit BulkCreatePage(Workbench &workbench, QWidget *parent = nullptr);
    ~BulkCreatePage() override; ///< keeps what was typed

    /// The connection that is looked at; null where there is none. While something is under way it is remembered, and
    /// taken when that has ended.
    void setEndpoint(const service::Endpoint &endpoint);
    void focusFirst();

signals:
    void connectionWanted();
    /// To see what was created, or may have been. The endpoint may be without a token, or null where it is not known.
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
    std::optional<service::Endpoint> m_next; ///< chosen while something was under way
    bool m_isRestored = false;
    bool m_isUnread = false; ///< what was written before could not be read

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
