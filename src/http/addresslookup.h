// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"

#include <QHostAddress>
#include <QList>
#include <QString>

#include <functional>

namespace runlatch::http {

/// Finds the addresses of a host name, at least one, in the order in which to try them. There is exactly one answer, in
/// the thread of `context` and after this call returned, and none once `context` died. Errors: Network
/// "network.unknown-host"; Timeout "network.slow-lookup"; `subject` is the name.
using AddressLookup =
    std::function<void(const QString &host, QObject *context, base::Callback<QList<QHostAddress>> done)>;

/// The system's lookup, with `MaxLookupTime` as its limit. `clock` must outlive it.
AddressLookup systemLookup(base::Clock &clock);

constexpr std::chrono::seconds MaxLookupTime{10};

} // namespace runlatch::http
