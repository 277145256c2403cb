// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QString>

namespace runlatch::http {

struct ListenAddress
{
    QString host; ///< without brackets
    quint16 port = 0;
};

/// "host:port" or "[v6]:port" into its parts; Usage "listen.address" where it is neither.
base::Result<ListenAddress> readListenAddress(const QString &text);

/// The other way round.
QString writeListenAddress(const QString &host, quint16 port);

} // namespace runlatch::http
