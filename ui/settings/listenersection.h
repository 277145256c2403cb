// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class Label;
class RunTasksPage;

/// The settings of the listener, and the way to the dialog that changes them.
class ListenerSection final : public QWidget
{
    Q_OBJECT

public:
    explicit ListenerSection(RunTasksPage &page, QWidget *parent = nullptr); ///< `page` must outlive this

    void focusFirst();

private:
    void showOptions();

    RunTasksPage &m_page;
    Label *m_endpoints;
    Label *m_addresses;
    Label *m_waiting;
    QPushButton *m_configure;
};

} // namespace runlatch::ui
