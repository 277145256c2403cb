// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/theme.h"

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QStackedWidget;

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class ChangeRequestMenu;
class DestinationFinder;
class HelpOpener;
class RunTaskMenu;

/// The menu bar of the window: file, edit, view, change request, run task, tools, help.
class MainMenu final : public QObject
{
    Q_OBJECT

public:
    /// A page of the menu "View": its number, and its word with the `&` of the access key.
    using Page = std::pair<int, QString>;

    /// `window` is the parent. The others must outlive this.
    MainMenu(QMainWindow &window, QStackedWidget &pages, const QList<Page> &words, Theme &theme,
             settings::Preferences &preferences);

    ChangeRequestMenu &changeRequest() const { return *m_changeRequest; }
    RunTaskMenu &runTask() const { return *m_runTask; }

    /// Finds for the palette what is no command; must outlive this.
    void setFinder(DestinationFinder &finder) { m_finder = &finder; }
    HelpOpener &help() const { return *m_help; }
    void showShortcuts(); ///< of all pages

signals:
    void connectWanted();
    void connectionsWanted();
    void exportWanted();
    void importWanted();
    void planWanted(); ///< a plan of a file is to be shown
    void settingsWanted();
    void pageWanted(int page);
    void signatureWanted(); ///< a signature is to be checked
    void comparisonWanted();
    void allCommandsWanted(); ///< those of all pages are to be listed at once

private:
    void buildFile();
    void buildEdit(QStackedWidget &pages);
    void buildView(const QList<Page> &words);
    void buildThemes(QMenu &view);
    void buildTools();
    void buildHelp(const QStackedWidget &pages);
    void showTheme();
    void about();

    QMainWindow &m_window;
    Theme &m_theme;
    settings::Preferences &m_preferences;
    HelpOpener *m_help = nullptr;
    DestinationFinder *m_finder = nullptr;
    ChangeRequestMenu *m_changeRequest = nullptr;
    RunTaskMenu *m_runTask = nullptr;
    QList<std::pair<ThemeChoice, QAction *>> m_themes;
};

} // namespace runlatch::ui
