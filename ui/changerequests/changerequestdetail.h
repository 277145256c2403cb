// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"

#include <QWidget>

class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class Badge;
class CopyButton;
class Label;
class MarkdownView;
class SelectableLabel;

/// One change request: what it asks for, its state, and archiving it.
class ChangeRequestDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeRequestDetail(QWidget *parent = nullptr);

    void setChangeRequest(const protocol::ChangeRequest &changeRequest, const QString &workspace);
    void clear();
    /// While the archive operation is under way.
    void setArchiving(bool archiving);
    /// "3 of 20" on this page.
    void setPosition(int row, int rows);

    /// Without the foot, which is left away where there is no height for it.
    QSize minimumSizeHint() const override;

signals:
    void archiveWanted();
    void stepWanted(int rows);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QLayout *buildActions();
    QLayout *buildFacts();
    QWidget *buildFoot();
    int footHeight() const;
    void showState();

    QStackedLayout *m_pages;
    QPushButton *m_archive = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    Label *m_position = nullptr;
    SelectableLabel *m_subject = nullptr;
    Badge *m_state = nullptr;
    Label *m_facts = nullptr;
    MarkdownView *m_message = nullptr;
    QWidget *m_foot = nullptr;
    SelectableLabel *m_id = nullptr;
    CopyButton *m_copyId = nullptr;
    CopyButton *m_copyMessage = nullptr;
    protocol::ChangeRequest m_changeRequest;
    QString m_workspace;
    bool m_archiving = false;
};

} // namespace runlatch::ui
