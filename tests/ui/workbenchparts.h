// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "changerequests/ledger.h"
#include "store/sqlite/sealer.h"
#include "store/sqlite/storegate.h"
#include "support/answer.h"
#include "ui/style/theme.h"
#include "ui/workbench.h"

namespace runlatch::ui {

/// The objects that the application makes before its window. Tokens stay in memory.
template <typename AnyClock = base::SystemClock> struct WorkbenchParts
{
    WorkbenchParts(const QString &folder, Theme &theme)
        : preferences(folder)
        , secrets(clock, settings::SecretStore::Place::Memory)
        , tokens(clock, secrets)
        , connections(folder, tokens)
        , service(http, clock)
        , inspector(http, clock)
        , simulator(clock)
        , ledger(changerequests::Ledger::fileIn(folder))
        , workbench{clock,       http,        service, inspector, simulator, workStore, activity,
                    preferences, connections, tokens,  theme,     storeGate, secrets,   ledger}
    {
    }
    /// Opens the captures in this file, as the program does at its start. False if that fails.
    bool openCaptures(const QString &file, const store::StoreKey &key = store::newStoreKey())
    {
        return support::answerOf<std::monostate>(
                   [&](QObject *asker, const auto &done) { inspector.open(file, key, asker, done); })
            .isOk();
    }

    AnyClock clock;
    settings::Preferences preferences;
    settings::SecretStore secrets;
    settings::ConnectionTokens tokens;
    settings::Connections connections;
    http::Requester http;
    service::Client service;
    inspector::Session inspector;
    simulator::Service simulator;
    store::WorkStore workStore;
    models::ActivityModel activity;
    store::StoreGate storeGate;
    changerequests::Ledger ledger;
    Workbench workbench;
};

} // namespace runlatch::ui
