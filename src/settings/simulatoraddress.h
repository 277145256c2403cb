// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace runlatch::settings {

/// Where the window's simulator is reached, from start to start.
struct SimulatorAddress
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 0;               ///< 0: the next start takes a free one
    QUrl publicUrl = {};            ///< put into URLs instead of the listener's own; may be empty
    QByteArray serviceName = "TFC"; ///< short name, for header names (spec 4.5)

    friend bool operator==(const SimulatorAddress &, const SimulatorAddress &) = default;
};

} // namespace runlatch::settings
