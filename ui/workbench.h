// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "inspector/session.h"
#include "service/client.h"
#include "settings/preferences.h"
#include "simulator/service.h"

namespace runlatch::ui {

class Theme;

/// The engine, made once by the application and handed down to the pages; all of it outlives them.
struct Workbench
{
    base::Clock &clock;
    service::Client &service;
    inspector::Session &inspector;
    simulator::Service &simulator;
    settings::Preferences &preferences;
    Theme &theme;
};

} // namespace runlatch::ui
