// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/doubtfulbody.h"
#include "store/captures/capture.h"

#include <optional>

namespace runlatch::inspector {

/// The facts that the capture has of a body that is not known to be what was sent. nullopt for every request that
/// arrived here, and for one whose file has the bytes that were announced.
std::optional<protocol::DoubtfulBody> doubtfulBody(const store::Capture &capture);

} // namespace runlatch::inspector
