// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace runlatch::settings {

/// The address of the window's simulator, saved between starts.
struct SimulatorAddress
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 0;               ///< 0: each start takes a free one
    QUrl publicUrl = {};            ///< replaces the listener's own address in URLs; may be empty
    QByteArray serviceName = "TFC"; ///< short name, for header names (spec 4.5)

    friend bool operator==(const SimulatorAddress &, const SimulatorAddress &) = default;
};

} // namespace runlatch::settings
