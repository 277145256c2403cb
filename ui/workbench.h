// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/requester.h"
#include "inspector/session.h"
#include "models/activitymodel.h"
#include "service/client.h"
#include "settings/connections.h"
#include "settings/connectiontokens.h"
#include "settings/preferences.h"
#include "settings/secretstore.h"
#include "simulator/service.h"
#include "store/work/workstore.h"

namespace runlatch::changerequests {
class Ledger;
}

namespace runlatch::store {
class StoreGate;
}

namespace runlatch::ui {

class Theme;

/// The parts of the engine. The application makes them once and passes them to the pages; all of them outlive the
/// pages.
struct Workbench
{
    base::Clock &clock;
    http::Requester &http;
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
    changerequests::Ledger &ledger;
};

} // namespace runlatch::ui
