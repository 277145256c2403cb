// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/commandline.h"
#include "app/logging.h"
#include "app/secondstart.h"
#include "base/systemclock.h"
#include "changerequests/ledger.h"
#include "http/requester.h"
#include "inspector/session.h"
#include "service/client.h"
#include "settings/connections.h"
#include "settings/connectiontokens.h"
#include "settings/preferences.h"
#include "settings/secretstore.h"
#include "simulator/service.h"
#include "store/sqlite/storefiles.h"
#include "store/sqlite/storegate.h"
#include "ui/mainwindow.h"
#include "ui/style/theme.h"
#include "ui/workbench.h"

#include <QLocale>

#include <memory>

class QApplication;

namespace runlatch::app {

/// Makes all objects once, in the order of their dependencies, and owns them until the end. The window alone is made
/// anew, when the user chooses another language.
class Application final : public QObject
{
    Q_OBJECT

public:
    Application(QApplication &qt, const CommandLine &commandLine);
    ~Application() override;

    /// Shows the window and starts to work. The window never waits for disk or keychain.
    void start();
    ui::MainWindow &window() { return *m_window; } ///< another one after a change of the language
    settings::ConnectionTokens &tokens() { return m_tokens; }

    /// The folder for settings and captures.
    static QString dataFolder(const CommandLine &commandLine);
    static StartWish wishOf(const CommandLine &commandLine, const QByteArray &token); ///< for a window that is there

signals:
    void handedOver(); ///< a window that began at the same moment has the folder, and took this start

private:
    void makeWindow(std::shared_ptr<ui::CheckRun> check = {});
    void showWindow();
    void changeLanguage();
    void useChosenLanguage();
    void openStores(const QString &folder);
    void handOverLate(const QString &place);
    void openCaptures(const QString &folder);
    void readKey();
    void useCaptures(const store::StoreKey &key);
    void askForKeyAgain();
    void useLastingKey(const QByteArray &key);
    void listenForDemo();
    void takeStart(const QStringList &files, const QByteArray &token);
    void recordExchanges();

    CommandLine m_commandLine;
    const QLocale m_desktop; ///< the locale before one was chosen
    QString m_folder;
    /// The folder of drafts and archives; it differs from m_folder if the user chose another folder.
    QString m_storeFolder;
    QString m_captureFolder;      ///< the folder of the captures, open or still to be opened
    bool m_opening = false;       ///< the captures are being opened
    bool m_isFirstOpening = true; ///< the stores were neither opened nor refused yet
    /// Locks that were taken and are not in use yet. They are not in a callback, because a waiting callback would hold
    /// them after the application has ended.
    std::shared_ptr<store::StoreFiles> m_taken = std::make_shared<store::StoreFiles>();
    bool m_hasLastingKey = false; ///< the keychain keeps the key of the captures
    base::SystemClock m_clock;
    settings::Preferences m_preferences;
    ui::Theme m_theme;
    settings::SecretStore m_secrets; // kept in memory for a demonstration, which leaves the user's keychain alone
    settings::ConnectionTokens m_tokens;
    settings::Connections m_connections;
    http::Requester m_http;
    service::Client m_service;
    inspector::Session m_inspector;
    simulator::Service m_simulator;
    store::WorkStore m_workStore;
    models::ActivityModel m_activity;
    ExchangeLog m_log;
    store::StoreGate m_storeGate;
    changerequests::Ledger m_ledger; ///< in the folder of the open store
    SecondStarts m_starts;           ///< on the folder of the open store
    ui::Workbench m_workbench;
    std::unique_ptr<ui::MainWindow> m_window; // made after the theme has been applied
};

} // namespace runlatch::app
