// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "store/sqlite/storegate.h"
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
        , workbench{clock,       http,        service, inspector, simulator, workStore, activity,
                    preferences, connections, tokens,  theme,     storeGate, secrets}
    {
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
    Workbench workbench;
};

} // namespace runlatch::ui
