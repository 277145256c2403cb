// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

#include <QList>

#include <optional>

namespace runlatch::inspector {

/// Checks the signature of a kept request with keys that are given now: of one that was imported, or that came when no
/// key was set. The verdict is Valid or Invalid. nullopt where nothing can be proved: without a key or a signature, of
/// a refused request, and of a body that is not known to be what was sent, because it did not come whole, its secrets
/// are gone, or its file has other bytes (doubtfulBody). Takes time in proportion to body and keys; any thread.
std::optional<protocol::SignatureCheck> checkKept(const store::Capture &capture, const QList<QByteArray> &keys);

} // namespace runlatch::inspector
