// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QHostAddress>
#include <QString>

#include <optional>

namespace runlatch::http {

/// A process that listens at a port.
struct PortOwner
{
    QString name; ///< as the process calls itself
    qint64 pid = 0;
};

/// The process that has the port at this address, or at every address, as far as the system tells: on Linux, a process
/// of the same user. Nullopt on other systems. It reads files of the system, at most MaxLooks of them: do not call it
/// in the window's thread.
std::optional<PortOwner> ownerOfPort(const QHostAddress &address, quint16 port);
constexpr int MaxLooks = 100'000; ///< open files of processes that are looked at

/// The next port above `port` that is free at this address; any free one if none of the next hundred is. 0 if there is
/// none. It binds ports for a moment, and somebody may take the port afterwards.
quint16 nextFreePort(const QHostAddress &address, quint16 port);

/// The error of Server::listen(), with `facts` if its rule is "listen.in-use": the process that has the port ("nginx
/// (4711)", empty if the system does not tell) and the next free port. It does what both functions above do: call it
/// for an error that is shown, and for no attempt that another one follows.
base::Error withPortFacts(base::Error error);

} // namespace runlatch::http
