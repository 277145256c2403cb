// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/payloadfinding.h"

#include <QStringList>

namespace runlatch::wording {

/// What was found in a payload, in lines of plain text: one for each unknown value, one that names what is missing, one
/// that names wrong types.
QStringList payloadFindings(const QList<protocol::PayloadFinding> &findings);

/// One of them, as a sentence of plain text.
QString payloadFinding(const protocol::PayloadFinding &finding);

} // namespace runlatch::wording
