// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtaskrequest.h"
#include "store/captures/capture.h"

namespace runlatch::store {

/// The texts of the row become what its payload says: stage, run, names, message and enforcement level; of a
/// notification its trigger and event. They are as they came: listed() fits them for lists. The ids of its task are not
/// among them.
void takePayloadTexts(const protocol::RunTaskRequest &payload, protocol::DeliveryKind kind, CaptureRow &row);

} // namespace runlatch::store
