// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/payloadfinding.h"

#include <QStringList>

namespace runlatch::wording {

/// The findings of a payload in lines of plain text: one for each unknown value, one for all missing keys, one for all
/// wrong types.
QStringList payloadFindings(const QList<protocol::PayloadFinding> &findings);

/// One finding, as a sentence of plain text.
QString payloadFinding(const protocol::PayloadFinding &finding);

} // namespace runlatch::wording
