// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/incompletebody.h"

#include <QString>

namespace runlatch::wording {

/// "12 of 1,564 bytes", or "12 bytes" of a chunked body.
QString arrivedSize(const protocol::IncompleteBody &body);

/// "The connection ended after 12 of 1,564 bytes of the body."
QString incompleteBody(const protocol::IncompleteBody &body);

} // namespace runlatch::wording
