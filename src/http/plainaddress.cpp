// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/plainaddress.h"

namespace runlatch::http {

QHostAddress plainAddress(const QHostAddress &address)
{
    bool isVersion4 = false;
    const quint32 version4 = address.toIPv4Address(&isVersion4); // also set for ::ffff:a.b.c.d
    return isVersion4 ? QHostAddress(version4) : address;
}

} // namespace runlatch::http
