// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

#include <span>

namespace runlatch::protocol {

inline constexpr QStringView RunStatusField = u"current_run_status"; ///< of the explorer

/// The statuses of a run in the order of its course, as the Go client of the service's maker names them. A service may
/// have others: a status that is not here may be right all the same.
std::span<const QStringView> runStatuses();

} // namespace runlatch::protocol
