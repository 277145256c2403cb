// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace runlatch::ui {

class Label;
class ListenerForm;
class RunTasksPage;

/// The listener's form in the settings of the program. It is disabled until the keychain has returned the keys.
class ListenerSection final : public QWidget
{
    Q_OBJECT

public:
    explicit ListenerSection(RunTasksPage &page, QWidget *parent = nullptr); ///< `page` must outlive this

    ListenerForm &form() const { return *m_form; }
    void save(); ///< saves the edits

private:
    void setWaiting(bool isWaiting);

    RunTasksPage &m_page;
    ListenerForm *m_form;
    Label *m_waiting;
};

} // namespace runlatch::ui
