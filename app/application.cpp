// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/application.h"

#include "base/rules.h"
#include "redaction/addednames.h"
#include "ui/activity/activitypage.h"
#include "ui/carriedwork.h"
#include "ui/desktop/raising.h"
#include "ui/inspector/interchange/interchangeflow.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/languagechange.h"
#include "ui/simulator/simulatorpage.h"
#include "ui/windowalerts.h"
#include "wording/translations.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::app {

namespace {

/// A folder that we create is readable by its owner only; an existing one keeps its permissions.
QString prepared(const QString &folder)
{
    if (!QDir(folder).exists() && QDir().mkpath(folder))
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return folder;
}

/// The key that simulator and inspector share in a demonstration: new each time, and never written to disk.
QByteArray throwAwayKey()
{
    auto *random = QRandomGenerator::system();
    return QByteArray::number(random->generate64(), 16) + QByteArray::number(random->generate64(), 16);
}

/// The theme of the command line applies to this run only. The menu changes the preference.
ui::ThemeChoice chosenTheme(const CommandLine &commandLine, const settings::Preferences &preferences)
{
    if (commandLine.theme.isEmpty())
        return static_cast<ui::ThemeChoice>(preferences.theme());
    if (commandLine.theme == "system"_L1)
        return ui::ThemeChoice::System;
    return commandLine.theme == "dark"_L1 ? ui::ThemeChoice::Dark : ui::ThemeChoice::Light;
}

/// The way of writing numbers, dates and lists in the chosen language: the desktop's own, if it speaks the language.
QLocale localeOf(settings::LanguagePreference language, const QLocale &desktop)
{
    if (language == settings::LanguagePreference::System)
        return desktop;
    const QLocale chosen(settings::languageName(language));
    return chosen.language() == desktop.language() ? desktop : chosen;
}

} // namespace

Application::Application(QApplication &qt, const CommandLine &commandLine)
    : m_commandLine(commandLine)
    , m_folder(prepared(dataFolder(commandLine)))
    , m_storeFolder(m_folder)
    , m_captureFolder(m_folder)
    , m_preferences(m_folder)
    , m_theme(qt)
    , m_secrets(m_clock,
                commandLine.demo ? settings::SecretStore::Place::Memory : settings::SecretStore::Place::Keychain)
    , m_tokens(m_clock, m_secrets)
    , m_connections(m_folder, m_tokens)
    , m_service(m_http, m_clock)
    , m_inspector(m_http, m_clock)
    , m_simulator(m_clock)
    , m_log(m_folder)
    , m_ledger(changerequests::Ledger::fileIn(m_folder))
    , m_starts(m_clock)
    , m_workbench{m_clock,       m_http,        m_service, m_inspector, m_simulator, m_workStore, m_activity,
                  m_preferences, m_connections, m_tokens,  m_theme,     m_storeGate, m_secrets,   m_ledger}
{
    redaction::setAddedNames(m_preferences.secretNames()); // before any request is read
    if (m_preferences.language() != settings::LanguagePreference::System)
        useChosenLanguage(); // late: the command line is read, and answered, in the language of the desktop
    m_theme.apply(chosenTheme(commandLine, m_preferences));
    m_theme.setTextSize(m_preferences.textSize());
    if (commandLine.demo)
        m_preferences.session().pause();
    makeWindow();
    connect(&m_secrets, &settings::SecretStore::foundLate, this,
            [this](const QString &, const QByteArray &key) { useLastingKey(key); });
    connect(&m_storeGate, &store::StoreGate::openWanted, this, &Application::openStores);
    connect(&m_starts, &SecondStarts::wanted, this, &Application::takeStart);
    recordExchanges();
}

Application::~Application()
{
    QLocale::setDefault(m_desktop);
}

void Application::makeWindow(std::shared_ptr<ui::CheckRun> check)
{
    m_window = std::make_unique<ui::MainWindow>(m_workbench, std::move(check));
    connect(m_window.get(), &ui::MainWindow::storeRetryWanted, this, &Application::openCaptures);
    connect(&m_window->runTasks(), &ui::RunTasksPage::keyWanted, this, &Application::askForKeyAgain);
    connect(&m_inspector, &inspector::Session::upgrading, &m_window->runTasks(), &ui::RunTasksPage::showUpgrade);
    connect(m_window.get(), &ui::MainWindow::logWanted, &m_log, &ExchangeLog::setEnabled);
    connect(&m_log, &ExchangeLog::failed, m_window.get(),
            [this](const base::Error &error) { m_window->activity().showLogError(error); });
    // Queued: the window ends by it.
    connect(&m_window->language(), &ui::LanguageChange::ready, this, &Application::changeLanguage,
            Qt::QueuedConnection);
}

void Application::showWindow()
{
    m_window->show();
    (new ui::WindowAlerts(*m_window, m_workbench))->start();
}

void Application::useChosenLanguage()
{
    const settings::LanguagePreference language = m_preferences.language();
    QLocale::setDefault(localeOf(language, m_desktop));
    wording::changeLanguage(
        *QCoreApplication::instance(),
        language == settings::LanguagePreference::System ? m_desktop : QLocale(settings::languageName(language)));
}

/// Makes the window anew: it has thousands of texts, and most are given to a widget once. Nothing is heard between the
/// end of one window and the beginning of the next, because that is one turn of the event loop. The program does not
/// end with the last window meanwhile.
void Application::changeLanguage()
{
    if (!m_window->language().isReady()) {
        m_window->language().look();
        return;
    }
    const ui::CarriedWork carried = m_window->pages().carried();
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    const bool isMinimized = m_window->isMinimized();
    m_preferences.setWindowGeometry(m_window->saveGeometry());
    m_preferences.session().goOn();
    m_window->hide(); // pages save their drafts by it
    m_window.reset();
    useChosenLanguage();
    makeWindow(carried.check.run);
    m_window->pages().goOn(carried);
    if (isMinimized)
        m_window->setWindowState(m_window->windowState() | Qt::WindowMinimized);
    showWindow();
    QGuiApplication::setQuitOnLastWindowClosed(quits);
}

/// Sends all HTTP exchanges to the Activity page and, if the user wants it, to a file.
void Application::recordExchanges()
{
    connect(&m_http, &http::Requester::exchanged, &m_activity, &models::ActivityModel::add);
    connect(&m_simulator, &simulator::Service::exchanged, &m_activity, &models::ActivityModel::add);
    connect(&m_activity, &models::ActivityModel::added, &m_log, &ExchangeLog::write);
    m_log.setEnabled(m_preferences.logsExchanges());
}

QString Application::dataFolder(const CommandLine &commandLine)
{
    if (!commandLine.dataFolder.isEmpty())
        return commandLine.dataFolder;
    const QString own = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    return commandLine.demo ? own + u"/demo"_s : own;
}

void Application::start()
{
    openStores(m_folder); // the stores open before the pages ask for their content
    showWindow();
    if (m_commandLine.demo)
        m_window->simulator().start();
}

/// Opens neither store if another program holds one of the files. Open captures stay where they are.
void Application::openStores(const QString &folder)
{
    if (m_storeGate.isOpening())
        return;
    m_storeGate.setOpening();
    const QString place = folder.isEmpty() ? m_storeFolder : folder;
    const bool haveCaptures = m_opening || m_inspector.isOpen();
    const auto takeLocks = [files = m_taken, place, haveCaptures]() -> base::Result<std::shared_ptr<store::StoreLock>> {
        if (haveCaptures)
            return store::StoreLock::take(QDir(place).filePath(store::workFileName()));
        auto taken = store::StoreFiles::take(place);
        if (!taken)
            return taken.error();
        files->captures = taken->captures;
        return taken->work;
    };
    m_workStore.open(takeLocks, this, [this, place](const base::Done &opened) {
        if (m_taken->captures) {
            m_opening = true;
            m_captureFolder = place;
            readKey();
        }
        const bool isFirst = std::exchange(m_isFirstOpening, false);
        if (opened) {
            m_storeFolder = place;
            m_ledger.setFile(changerequests::Ledger::fileIn(place));
            m_storeGate.setOpen(place);
            if (!m_commandLine.demo) // a demonstration is not what another start asks for
                m_starts.listen(place);
            return;
        }
        m_storeGate.setClosed(opened.error(), place);
        if (isFirst && !m_commandLine.demo && opened.error().rule == base::Rules::StoreLocked)
            handOverLate(place);
    });
}

/// The window that has the files may have begun at the same moment, and did not listen for this start when it was
/// handed over. A person who has found another folder meanwhile goes on here.
void Application::handOverLate(const QString &place)
{
    handOverSoon(place, wishOf(m_commandLine, {}), m_clock, this, [this](const base::Result<bool> &isTaken) {
        if (*isTaken && !m_storeGate.isOpen() && !m_storeGate.isOpening())
            emit handedOver();
    });
}

StartWish Application::wishOf(const CommandLine &commandLine, const QByteArray &token)
{
    StartWish wish{{}, token};
    for (const QString &file : commandLine.files)
        wish.files.append(QFileInfo(file).absoluteFilePath());
    return wish;
}

/// Opens the captures of a folder. The session takes the lock itself, before it releases the current one.
void Application::openCaptures(const QString &folder)
{
    const QString place = folder.isEmpty() ? m_captureFolder : folder;
    if (m_opening || m_storeGate.isOpening())
        return;
    m_opening = true;
    m_captureFolder = place;
    readKey();
}

void Application::readKey()
{
    m_secrets.readOrMake(
        u"store-key"_s, store::newStoreKey, this, [this](const base::Result<settings::SecretStore::Kept> &key) {
            if (key && key->kept)
                useLastingKey(key->secret);
            useCaptures(key ? store::StoreKey(key->secret, key->kept) : store::StoreKey(store::newStoreKey(), false));
        });
}

/// The keychain may be unlocked by now. While it has not answered the question before, that is waited for.
void Application::askForKeyAgain()
{
    m_secrets.readOrMake(u"store-key"_s, store::newStoreKey, this,
                         [this](const base::Result<settings::SecretStore::Kept> &key) {
                             if (key && key->kept)
                                 useLastingKey(key->secret);
                             else
                                 m_window->runTasks().showSessionKey();
                         });
}

void Application::useLastingKey(const QByteArray &key)
{
    m_hasLastingKey = true;
    m_inspector.useKey(key, this, [this](const base::Done &) { m_window->runTasks().showKeptKey(); });
}

void Application::useCaptures(const store::StoreKey &key)
{
    const bool isFirst = !m_inspector.isOpen(); // a running listener continues in another folder
    const auto opened = [this, isFirst, isLasting = key.isLasting](const base::Done &done) {
        m_opening = false;
        ui::RunTasksPage &page = m_window->runTasks();
        if (!done) {
            page.showStoreError(done.error());
            return;
        }
        // This connection comes first: the page may start to listen, and exchanges without a connected slot would be
        // lost.
        connect(&m_inspector.receiver(), &inspector::Receiver::exchanged, &m_activity, &models::ActivityModel::add,
                Qt::UniqueConnection);
        page.sessionOpened();
        if (m_commandLine.demo && isFirst) // one start: a second one would move the listener to another port
            listenForDemo();
        else
            page.listener().startIfWanted(isFirst);
        if (!m_commandLine.demo && !isLasting && !m_hasLastingKey)
            page.showSessionKey();
        m_window->interchange().openFiles(std::exchange(m_commandLine.files, {}));
    };
    const QString file = QDir(m_captureFolder).filePath(store::capturesFileName());
    m_inspector.open(file, key, this, opened, std::exchange(m_taken->captures, nullptr));
}

/// A later start on this folder: its files wait for the store as those of this start do.
void Application::takeStart(const QStringList &files, const QByteArray &token)
{
    ui::raiseWindow(*m_window, token);
    if (m_inspector.isOpen())
        m_window->interchange().openFiles(files);
    else
        m_commandLine.files += files;
}

void Application::listenForDemo()
{
    inspector::ReceiverOptions receiver;
    receiver.endpoint().id = m_window->runTasks().listener().wanted().endpoint().id;
    receiver.endpoint().keys = {throwAwayKey()};
    m_window->runTasks().listener().start(receiver);
}

} // namespace runlatch::app
