// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QAction;
class QMenu;
class QPushButton;

namespace runlatch::ui {

class CaptureActions;

/// Buttons for what the menu of a row does, too: a menu of the ways to send the request again or to take it along, and
/// one to compare it. They are shown and possible as the actions are.
class RowButtons final : public QWidget
{
    Q_OBJECT

public:
    explicit RowButtons(QWidget *parent = nullptr);

    void setActions(const CaptureActions &actions); ///< call once; `actions` must outlive this

signals:
    void changed(); ///< a button was shown or hidden

private:
    void refresh();

    QPushButton *m_again;
    QPushButton *m_comparison;
    QMenu *m_menu;
    QAction *m_comparing = nullptr;
};

} // namespace runlatch::ui
