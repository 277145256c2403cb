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

/// Splits "host:port" or "[v6]:port"; Usage "listen.address" for anything else.
base::Result<ListenAddress> readListenAddress(const QString &text);

/// The reverse of readListenAddress().
QString writeListenAddress(const QString &host, quint16 port);

} // namespace runlatch::http
