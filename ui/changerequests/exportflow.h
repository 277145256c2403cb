// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/export.h"

#include <QObject>

#include <functional>

class QMenu;

namespace runlatch::ui {

class MessageBar;
class ProgressStrip;

/// Writes what is listed into a file: a menu of what and how, the question where, progress, and how it ended. What is
/// written is what the menu offered, whatever the list becomes while the file is asked for. A list that is not whole is
/// called so where the file is chosen, in the file and at the end. The widgets are placed by whoever makes this.
class ExportFlow final : public QObject
{
    Q_OBJECT

public:
    enum class Extent { Selection, Shown, Loaded };
    struct List
    {
        QList<protocol::ChangeRequest> changeRequests;
        QHash<QString, QString> workspaceNames; ///< by id
        changerequests::ExportGap gap;          ///< what it lacks
    };
    struct Choice
    {
        QString word; ///< what the extent is called; empty: it is the same as another one
        int count = 0;
        std::function<List()> list; ///< as it was when this was made
    };
    using ChoiceOf = std::function<Choice(Extent)>; ///< asked when the menu opens

    /// `window` for dialogs.
    ExportFlow(ChoiceOf choiceOf, QWidget &window);

    QMenu *menu() const { return m_menu; }
    MessageBar *message() const { return m_message; }
    ProgressStrip *progress() const { return m_progress; }

private:
    void fillMenu();
    void addChoice(const Choice &choice);
    void askForFile(const List &list, changerequests::ExportFormat format);
    void start(const List &list, changerequests::ExportFormat format, const QString &file);
    void showProgress(int done, int of);
    void showEnd(const QString &file);
    void showError(const base::Error &error);

    ChoiceOf m_choiceOf;
    QWidget &m_window;
    QMenu *m_menu;
    MessageBar *m_message;
    ProgressStrip *m_progress;
    changerequests::Export m_export;
    int m_count = 0;
    changerequests::ExportGap m_gap; ///< of what is being written
};

} // namespace runlatch::ui
