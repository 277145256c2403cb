// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"

#include <QList>

namespace runlatch::bench {

constexpr int LargeBacklog = 100'000; // change requests
constexpr int BacklogPage = 100;

/// One page of a backlog with messages of 2 KB, as it comes out of the service's JSON: every text has memory of its
/// own. Subjects count from 0; every page says "module" in each row, and "quarter" in its first row only.
QList<protocol::ChangeRequest> backlogPage(int page);

} // namespace runlatch::bench
