// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/client.h"
#include "inspector/session.h"
#include "models/activitymodel.h"
#include "service/client.h"
#include "settings/connections.h"
#include "settings/connectiontokens.h"
#include "settings/preferences.h"
#include "settings/secretstore.h"
#include "simulator/service.h"
#include "store/workstore.h"

namespace runlatch::store {
class StoreGate;
}

namespace runlatch::ui {

class Theme;

/// The engine, made once by the application and handed down to the pages; all of it outlives them.
struct Workbench
{
    base::Clock &clock;
    http::Client &http;
    service::Client &service;
    inspector::Session &inspector;
    simulator::Service &simulator;
    store::WorkStore &workStore;
    models::ActivityModel &activity;
    settings::Preferences &preferences;
    settings::Connections &connections;
    settings::ConnectionTokens &tokens;
    Theme &theme;
    store::StoreGate &storeGate;
    settings::SecretStore &secrets;
};

} // namespace runlatch::ui
