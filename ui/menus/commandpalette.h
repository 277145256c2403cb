// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QLineEdit;
class QListView;
class QMainWindow;

namespace runlatch::ui {

class CommandModel;
class DestinationFinder;
class Label;

/// A popup over the window that finds a command by words of it and runs it, and leads to what else the words find. It
/// lists what is possible now and leaves out the rest. Up, Down, Page Up, Page Down, Enter and Esc work from the line.
/// The focus is where it was when the command runs. Deletes itself when it closes.
class CommandPalette final : public QFrame
{
    Q_OBJECT

public:
    /// `finder` finds what is no command; it may be null, and must outlive the window.
    CommandPalette(QMainWindow &window, DestinationFinder *finder);

    /// Opens below the window's menu bar, without the command `opener`.
    void open(const QObject *opener);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find();
    void findAgain();
    void choose();
    bool takesKey(QEvent &event);
    void place();

    QMainWindow &m_window;
    DestinationFinder *m_finder;
    CommandModel *m_commands;
    QLineEdit *m_search;
    QListView *m_list;
    Label *m_nothing;
};

} // namespace runlatch::ui
