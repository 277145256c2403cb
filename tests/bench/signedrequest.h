// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::bench {

/// A run task request as the service sends it, with a body of 3 KB, signed with `key`; empty if its file is missing.
QByteArray signedRequest(const QByteArray &key, const QByteArray &path);

} // namespace runlatch::bench
