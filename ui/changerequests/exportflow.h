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

/// Writes what is listed into a file: a menu of what and how, the question where, progress, and how it ended. The
/// widgets are placed by whoever makes this.
class ExportFlow final : public QObject
{
    Q_OBJECT

public:
    enum class Extent { Selection, Shown, Loaded };
    struct List
    {
        QList<protocol::ChangeRequest> changeRequests;
        QHash<QString, QString> workspaceNames; ///< by id
    };
    using ListOf = std::function<List(Extent)>;
    using CountOf = std::function<int(Extent)>;
    using WordOf = std::function<QString(Extent, int count)>; ///< what the extent is called now

    /// `window` for dialogs.
    ExportFlow(ListOf listOf, CountOf countOf, WordOf wordOf, QWidget &window);

    QMenu *menu() const { return m_menu; }
    MessageBar *message() const { return m_message; }
    ProgressStrip *progress() const { return m_progress; }

    void start(Extent extent, changerequests::ExportFormat format, const QString &file);

private:
    void fillMenu();
    void askForFile(Extent extent, changerequests::ExportFormat format);
    void showProgress(int done, int of);
    void showEnd(const QString &file);
    void showError(const base::Error &error);

    ListOf m_listOf;
    CountOf m_countOf;
    WordOf m_wordOf;
    QWidget &m_window;
    QMenu *m_menu;
    MessageBar *m_message;
    ProgressStrip *m_progress;
    changerequests::Export m_export;
    int m_count = 0;
};

} // namespace runlatch::ui
