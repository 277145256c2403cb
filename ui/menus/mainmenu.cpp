// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/mainmenu.h"

#include "settings/preferences.h"
#include "ui/menus/commandpalette.h"
#include "ui/menus/editmenu.h"
#include "ui/menus/runtaskmenu.h"
#include "ui/menus/shortcutsdialog.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

MainMenu::MainMenu(QMainWindow &window, QStackedWidget &pages, const QList<Page> &words, Theme &theme,
                   settings::Preferences &preferences)
    : QObject(&window)
    , m_window(window)
    , m_theme(theme)
    , m_preferences(preferences)
{
    buildFile();
    buildEdit(pages);
    buildView(words);
    m_runTask = new RunTaskMenu(&window);
    window.menuBar()->addMenu(m_runTask);
    buildTools();
    buildHelp();
    connect(&theme, &Theme::changed, this, &MainMenu::showTheme);
    showTheme();
}

void MainMenu::buildFile()
{
    QMenu *file = m_window.menuBar()->addMenu(tr("&File"));
    file->addAction(tr("&Connect to a service..."), this, &MainMenu::connectWanted);
    file->addAction(tr("C&onnections..."), this, &MainMenu::connectionsWanted);
    file->addSeparator();
    file->addAction(tr("&Export requests..."), this, &MainMenu::exportWanted);
    file->addAction(tr("&Import requests..."), this, &MainMenu::importWanted);
    file->addSeparator();
    QAction *quit = file->addAction(tr("&Quit"), &m_window, &QWidget::close);
    quit->setShortcut(Qt::CTRL | Qt::Key_Q); // QKeySequence::Quit is empty on Windows and plain X11
    quit->setMenuRole(QAction::QuitRole);
}

void MainMenu::buildEdit(QStackedWidget &pages)
{
    const auto *edit = new EditMenu(m_window, pages);
    QAction *settings = edit->menu()->addAction(tr("&Settings..."), this, &MainMenu::settingsWanted);
    settings->setShortcut(Qt::CTRL | Qt::Key_Comma); // QKeySequence::Preferences is empty on Windows and plain X11
    settings->setMenuRole(QAction::PreferencesRole);
}

void MainMenu::buildView(const QList<Page> &words)
{
    QMenu *view = m_window.menuBar()->addMenu(tr("&View"));
    int number = 1;
    for (const auto &[page, word] : words) {
        QAction *action = view->addAction(word);
        action->setShortcut(QKeySequence(u"Ctrl+%1"_s.arg(number++)));
        connect(action, &QAction::triggered, this, [this, target = page] { emit pageWanted(target); });
    }
    view->addSeparator();
    buildThemes(*view);
}

void MainMenu::buildThemes(QMenu &view)
{
    QMenu *themes = view.addMenu(tr("&Theme"));
    auto *group = new QActionGroup(this);
    const std::pair<ThemeChoice, QString> choices[] = {
        {ThemeChoice::System, tr("&System")}, {ThemeChoice::Light, tr("&Light")}, {ThemeChoice::Dark, tr("&Dark")}};
    for (const auto &[choice, word] : choices) {
        QAction *action = group->addAction(themes->addAction(word));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, chosen = choice] {
            m_theme.apply(chosen);
            m_preferences.setTheme(static_cast<settings::ThemePreference>(chosen));
        });
        m_themes.append({choice, action});
    }
}

/// Shows the present theme, which the settings dialog changes too.
void MainMenu::showTheme()
{
    for (const auto &[choice, action] : m_themes)
        action->setChecked(choice == m_theme.choice());
}

void MainMenu::buildTools()
{
    QMenu *tools = m_window.menuBar()->addMenu(tr("&Tools"));
    tools->addAction(tr("Check a &signature..."), this, &MainMenu::signatureWanted)
        ->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    tools->addAction(tr("&Compare requests..."), this, &MainMenu::comparisonWanted)
        ->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    tools->addSeparator();
    QAction *commands = tools->addAction(tr("C&ommands..."));
    commands->setShortcuts({QKeySequence(u"Ctrl+K"_s), QKeySequence(u"Ctrl+Alt+I"_s)});
    connect(commands, &QAction::triggered, this, [this, commands] { (new CommandPalette(m_window))->open(commands); });
}

void MainMenu::buildHelp()
{
    QMenu *help = m_window.menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Keyboard shortcuts"), this, [this] { (new ShortcutsDialog(m_window))->open(); })
        ->setShortcuts({QKeySequence(QKeySequence::HelpContents), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Slash)});
    QAction *aboutAction = help->addAction(tr("&About Runlatch"), this, &MainMenu::about);
    aboutAction->setMenuRole(QAction::AboutRole);
}

void MainMenu::about()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Runlatch"),
                                tr("Runlatch %1\n\nA workbench for change requests and run tasks.\nApache License 2.0. "
                                   "Nothing is sent anywhere but to the addresses you give.")
                                    .arg(QCoreApplication::applicationVersion()),
                                QMessageBox::Close, &m_window);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace runlatch::ui
