// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/changerequestmodel.h"
#include "ui/widgets/controls/buttonwords.h"

#include <QWidget>

class QAction;
class QBoxLayout;
class QHBoxLayout;
class QMenu;
class QPushButton;
class QStackedLayout;

namespace runlatch::changerequests {
class UserNames;
}

namespace runlatch::ui {

class Badge;
class ChangeRequestFacts;
class CopyButton;
class ElidedLabel;
class KeyTip;
class Label;
class MarkdownView;
class SelectableLabel;

/// One change request: its subject and message, its state, and a button to archive it.
class ChangeRequestDetail final : public QWidget
{
    Q_OBJECT

public:
    using Archiving = models::ChangeRequestModel::Archiving;

    /// `more` is the menu of the last button.
    explicit ChangeRequestDetail(QMenu *more, QWidget *parent = nullptr);

    /// `hasPage`: the workspace has a page that the browser can open.
    void setChangeRequest(const protocol::ChangeRequest &changeRequest, const QString &workspace, bool hasPage);
    /// `names` must outlive this; without names, users are shown by id.
    void setUserNames(const changerequests::UserNames &names);
    void showUserNames(); ///< call when another name is known
    void clear();
    void setArchiving(Archiving archiving);
    void setMarked(const QStringList &words); ///< marks them in the subject and in the message
    /// The number of selected rows, and whether any of them can be archived: the button applies to all of them.
    void setChosen(int count, bool anyActive);
    /// "3 of 20" of the listed rows.
    void setPosition(int row, int rows);
    QAction *asText() const { return m_asText; } ///< the action can also stand in menus

    /// The size without the foot, which is hidden if there is no height for it, and with icons only on the buttons.
    QSize minimumSizeHint() const override;

signals:
    void archiveWanted();
    void rawWanted();
    void workspaceWanted(); ///< the user wants to see the workspace in the browser
    void stepWanted(int rows);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QLayout *buildActions(QMenu *more);
    QLayout *buildSummary();
    void markSubject();
    QWidget *buildFoot();
    void fillCopyMenu();
    int footHeight() const;
    void showState();
    void showSummary();
    QString nameOf(const QString &userId) const; ///< the id if the name is unknown

    QStackedLayout *m_pages;
    ButtonWords m_words;
    QBoxLayout *m_head = nullptr; ///< layout of the buttons and the subject
    QHBoxLayout *m_actions = nullptr;
    QPushButton *m_archive = nullptr;
    KeyTip *m_archiveTip = nullptr;
    QMenu *m_copies;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    ElidedLabel *m_position = nullptr;
    SelectableLabel *m_subject = nullptr;
    CopyButton *m_copySubject = nullptr;
    Badge *m_state = nullptr;
    QPushButton *m_workspaceLink = nullptr;
    ElidedLabel *m_summary = nullptr;
    MarkdownView *m_message = nullptr;
    QAction *m_asText;
    QWidget *m_foot = nullptr;
    ChangeRequestFacts *m_facts = nullptr;
    const changerequests::UserNames *m_userNames = nullptr;
    protocol::ChangeRequest m_changeRequest;
    QString m_workspace;
    QStringList m_marked;
    bool m_hasPage = false;
    Archiving m_archiving = Archiving::None;
    int m_chosen = 0;
    bool m_anyActive = false;
};

} // namespace runlatch::ui
