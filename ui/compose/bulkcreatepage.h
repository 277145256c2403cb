// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/compose/bulkcreating.h"
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

    /// The name of the connection; empty where there is none.
    void setConnected(const QString &name);
    void focusFirst();

signals:
    void connectionWanted();
    /// Where what was created, or may have been, can be seen. The text is empty where no workspace is known.
    void backlogWanted(const runlatch::service::WorkspaceName &workspace);

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
    void showDraft(const changerequests::BulkDraft &draft);
    void showWhatIsKnown();
    void setView(View view);
    void showState();
    void showStep();
    void goOn();
    void goBack();
    void showCreated(const service::Creation &creation);
    void askToDiscard();
    void begin();

    BulkCreateForm *m_form;
    DraftSession m_drafts;
    QString m_connection;
    bool m_isRestored = false;

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
