// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

namespace runlatch::http {

/// The lines of a head that say how the body is coded, for redaction::findSecrets.
QByteArray codingLines(const Headers &headers);

} // namespace runlatch::http
