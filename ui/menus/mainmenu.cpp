// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/mainmenu.h"

#include "settings/preferences.h"
#include "ui/help/helpopener.h"
#include "ui/help/helptopics.h"
#include "ui/menus/changerequestmenu.h"
#include "ui/menus/commandpalette.h"
#include "ui/menus/diagnosticsdialog.h"
#include "ui/menus/editmenu.h"
#include "ui/menus/runtaskmenu.h"
#include "ui/menus/shortcutmemory.h"
#include "ui/menus/shortcutsdialog.h"
#include "ui/menus/shortcuttable.h"
#include "ui/menus/zoom.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QStackedWidget>

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
    m_changeRequest = new ChangeRequestMenu(&window);
    window.menuBar()->addMenu(m_changeRequest);
    m_runTask = new RunTaskMenu(&window);
    window.menuBar()->addMenu(m_runTask);
    buildTools();
    buildHelp(pages);
    new ShortcutMemory(preferences, this);
    connect(&theme, &Theme::changed, this, &MainMenu::showTheme);
    showTheme();
}

void MainMenu::buildFile()
{
    QMenu *file = m_window.menuBar()->addMenu(tr("&File"));
    Shortcuts &shortcuts = Shortcuts::all();
    const auto add = [&](const QString &id, const QString &text, void (MainMenu::*wanted)()) {
        shortcuts.add(*file->addAction(text, this, wanted), id);
    };
    add(u"menu.connect"_s, tr("&Connect to a service..."), &MainMenu::connectWanted);
    add(u"menu.connections"_s, tr("C&onnections..."), &MainMenu::connectionsWanted);
    file->addSeparator();
    add(u"menu.export"_s, tr("&Export requests..."), &MainMenu::exportWanted);
    add(u"menu.import"_s, tr("&Import requests..."), &MainMenu::importWanted);
    add(u"menu.plan"_s, tr("Open a &plan..."), &MainMenu::planWanted);
    file->addSeparator();
    QAction *quit = file->addAction(tr("&Quit"), &m_window, &QWidget::close);
    quit->setShortcut(Qt::CTRL | Qt::Key_Q); // QKeySequence::Quit is empty on Windows and plain X11
    quit->setMenuRole(QAction::QuitRole);
    shortcuts.add(*quit, u"menu.quit"_s);
}

void MainMenu::buildEdit(QStackedWidget &pages)
{
    const auto *edit = new EditMenu(m_window, pages);
    QAction *settings = edit->menu()->addAction(tr("&Settings..."), this, &MainMenu::settingsWanted);
    settings->setShortcut(Qt::CTRL | Qt::Key_Comma); // QKeySequence::Preferences is empty on Windows and plain X11
    settings->setMenuRole(QAction::PreferencesRole);
    Shortcuts::all().add(*settings, u"menu.settings"_s);
}

void MainMenu::buildView(const QList<Page> &words)
{
    QMenu *view = m_window.menuBar()->addMenu(tr("&View"));
    int number = 0;
    for (const auto &[page, word] : words) {
        QAction *action = view->addAction(word);
        action->setShortcut(QKeySequence(u"Ctrl+%1"_s.arg(++number)));
        Shortcuts::all().add(*action, u"menu.page%1"_s.arg(number));
        connect(action, &QAction::triggered, this, [this, target = page] { emit pageWanted(target); });
    }
    view->addSeparator();
    buildThemes(*view);
    new Zoom(*view, m_theme, m_preferences);
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
    QAction *signature = tools->addAction(tr("Check a &signature..."), this, &MainMenu::signatureWanted);
    signature->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    Shortcuts::all().add(*signature, u"menu.signature"_s);
    QAction *comparison = tools->addAction(tr("&Compare requests..."), this, &MainMenu::comparisonWanted);
    comparison->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    Shortcuts::all().add(*comparison, u"menu.compare"_s);
    tools->addSeparator();
    QAction *commands = tools->addAction(tr("C&ommands..."));
    commands->setShortcuts({QKeySequence(u"Ctrl+K"_s), QKeySequence(u"Ctrl+Alt+I"_s)});
    Shortcuts::all().add(*commands, u"menu.commands"_s);
    connect(commands, &QAction::triggered, this,
            [this, commands] { (new CommandPalette(m_window, m_finder))->open(commands); });
}

void MainMenu::buildHelp(const QStackedWidget &pages)
{
    QMenu *help = m_window.menuBar()->addMenu(tr("&Help"));
    const auto filling = [this](const QString &name) {
        if (name != "shortcuts"_L1)
            return QString();
        emit allCommandsWanted();
        return shortcutTable(m_window);
    };
    m_help = new HelpOpener(m_preferences, filling, this);
    QAction *pagesOfHelp = help->addAction(tr("&Help"));
    pagesOfHelp->setShortcut(QKeySequence::HelpContents);
    Shortcuts::all().add(*pagesOfHelp, u"menu.help"_s);
    connect(pagesOfHelp, &QAction::triggered, this, [this, &pages] {
        const QWidget *focus = m_window.focusWidget();
        m_help->open(helpTopicOf(focus && pages.isAncestorOf(focus) ? focus : pages.currentWidget()));
    });
    help->addAction(tr("&What is new"), this, [this] { m_help->open(u"news"_s); });
    help->addSeparator();
    QAction *shortcuts = help->addAction(tr("&Keyboard shortcuts"), this, &MainMenu::showShortcuts);
    shortcuts->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Slash);
    Shortcuts::all().add(*shortcuts, u"menu.shortcuts"_s);
    help->addAction(tr("&Diagnostics..."), this,
                    [this] { (new DiagnosticsDialog(m_preferences.folder(), &m_window))->open(); });
    QAction *aboutAction = help->addAction(tr("&About Runlatch"), this, &MainMenu::about);
    aboutAction->setMenuRole(QAction::AboutRole);
}

void MainMenu::showShortcuts()
{
    emit allCommandsWanted();
    (new ShortcutsDialog(m_window))->open();
}

void MainMenu::about()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Runlatch"),
                                tr("Runlatch %1\n\nA workbench for change requests and run tasks.\nApache License 2.0. "
                                   "Nothing is sent anywhere but to the addresses you give.")
                                    .arg(QCoreApplication::applicationVersion()),
                                QMessageBox::Close, &m_window);
    box->setInformativeText(tr("Made with Qt %1 (LGPL 3), Boost (Boost License 1.0), libsodium (ISC), MD4C (MIT), "
                               "QtKeychain (BSD), simdjson (Apache 2.0) and SQLite (public domain).")
                                .arg(QString::fromLatin1(qVersion())));
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace runlatch::ui
