// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::protocol {

/// The digests of every received request, by libsodium, which takes half the time of Qt's portable code. 64 bytes.
QByteArray sha512(QByteArrayView bytes);
QByteArray hmacSha512(QByteArrayView key, QByteArrayView bytes); ///< RFC 2104; a key of any length

} // namespace runlatch::protocol
