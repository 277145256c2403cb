// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"

#include <QList>

namespace runlatch::bench {

constexpr int ManyChangeRequests = 100'000; // change requests
constexpr int ChangeRequestsOfPage = 100;

/// One page of change requests with messages of 2 KB, like rows from the service's JSON: each text has its own memory.
/// Subjects count from 0. Each row of a page contains "module", and the first row also "quarter".
QList<protocol::ChangeRequest> changeRequestsPage(int page);

} // namespace runlatch::bench
