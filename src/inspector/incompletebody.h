// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/incompletebody.h"
#include "store/captures/capture.h"

#include <optional>

namespace runlatch::inspector {

/// The facts that the capture has of its incomplete body (store/captures/arrivedcontent.h); nullopt for every other
/// capture, also for one that an earlier version recorded without the bytes.
std::optional<protocol::IncompleteBody> incompleteBody(const store::Capture &capture);

} // namespace runlatch::inspector
