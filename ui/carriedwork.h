// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/check/checkpage.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/simulator/simulatorpage.h"

#include <optional>

namespace runlatch::ui {

/// The running work of the pages, for the next window when the window is made anew. It has keys and tokens, so it stays
/// in memory. What was chosen on the pages is in settings::Session, and drafts are in the store.
struct CarriedWork
{
    RunTasksPage::Carried runTasks = {};
    std::optional<SimulatorPage::Carried> simulator = {}; ///< nullopt: its page was not made
    CheckPage::Carried check = {};
};

} // namespace runlatch::ui
