// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

namespace runlatch::ui {

/// The largest body in a command, in bytes. A shell takes some 128 KB for one argument, and the window reads no more
/// than 64 KB at once.
constexpr qint64 MaxCurlBytes = 64 * 1024;

/// The request as a command that sends it again. '*' stands for each byte of a secret, unless they are wanted.
QString captureAsCurl(const store::Capture &capture, bool withSecrets);

} // namespace runlatch::ui
