// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/eventtable.h"

namespace runlatch::cli {

QList<EventKind> eventsOfPlan(); ///< the part of the event table that is `plan` alone

} // namespace runlatch::cli
