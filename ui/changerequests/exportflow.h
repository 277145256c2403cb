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

/// Exports the list to a file: a menu of extents and formats, the file dialog, progress and the result. It writes the
/// rows that the menu offered, even if the list changes while the dialog is open. An incomplete list is marked as such
/// in the dialog, in the file and in the result. The owner places the widgets.
class ExportFlow final : public QObject
{
    Q_OBJECT

public:
    enum class Extent { Selection, Shown, Loaded };
    struct List
    {
        QList<protocol::ChangeRequest> changeRequests;
        QHash<QString, QString> workspaceNames; ///< names by id
        changerequests::ExportGap gap;          ///< the part that is missing
    };
    struct Choice
    {
        QString word; ///< text of the extent; empty: the extent is the same as another one
        int count = 0;
        std::function<List()> list; ///< returns the rows as they were when the choice was made
    };
    using ChoiceOf = std::function<Choice(Extent)>; ///< called when the menu opens

    /// `window` is the parent of dialogs.
    ExportFlow(ChoiceOf choiceOf, QWidget &window);

    QMenu *menu() const { return m_menu; }
    MessageBar *message() const { return m_message; }
    ProgressStrip *progress() const { return m_progress; }
    bool isRunning() const { return m_export.isRunning(); } ///< a file is being written

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
    changerequests::ExportGap m_gap; ///< the gap of the list being written
};

} // namespace runlatch::ui
