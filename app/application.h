// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/commandline.h"
#include "app/logging.h"
#include "base/systemclock.h"
#include "http/client.h"
#include "inspector/session.h"
#include "service/client.h"
#include "settings/connections.h"
#include "settings/connectiontokens.h"
#include "settings/preferences.h"
#include "settings/secretstore.h"
#include "simulator/service.h"
#include "store/storefiles.h"
#include "store/storegate.h"
#include "ui/mainwindow.h"
#include "ui/style/theme.h"
#include "ui/workbench.h"

#include <memory>

class QApplication;

namespace runlatch::app {

/// Makes every object once, in the order in which they need each other, and owns them until the end.
class Application final : public QObject
{
    Q_OBJECT

public:
    Application(QApplication &qt, const CommandLine &commandLine);
    ~Application() override;

    /// Shows the window and begins to work. The window never waits for disk or keychain.
    void start();
    ui::MainWindow &window() { return *m_window; }

    /// Where settings and captures are kept.
    static QString dataFolder(const CommandLine &commandLine);

private:
    void openStores(const QString &folder);
    void openCaptures(const QString &folder);
    void readKey();
    void useCaptures(const store::StoreKey &key);
    void listenForDemo();
    void recordExchanges();

    CommandLine m_commandLine;
    QString m_folder;
    QString m_storeFolder;   ///< where drafts and archives are; another one than m_folder when the user chose it
    QString m_captureFolder; ///< where the captures are, or were to be
    bool m_opening = false;  ///< the captures
    /// Locks that are not in use yet. Not in a callback: one that waits would hold them when we are gone.
    std::shared_ptr<store::StoreFiles> m_taken = std::make_shared<store::StoreFiles>();
    bool m_keyIsKept = true;
    base::SystemClock m_clock;
    settings::Preferences m_preferences;
    ui::Theme m_theme;
    settings::SecretStore m_secrets; // in memory for a demonstration: it leaves the user's keychain alone
    settings::ConnectionTokens m_tokens;
    settings::Connections m_connections;
    http::Client m_http;
    service::Client m_service;
    inspector::Session m_inspector;
    simulator::Service m_simulator;
    store::WorkStore m_workStore;
    models::ActivityModel m_activity;
    ExchangeLog m_log;
    store::StoreGate m_storeGate;
    ui::Workbench m_workbench;
    std::unique_ptr<ui::MainWindow> m_window; // made when the theme is applied
};

} // namespace runlatch::app
