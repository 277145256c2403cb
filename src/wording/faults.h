// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::wording {

/// What the simulator does wrong under a fault of this name ("cut-body"), as one short sentence, translated. Empty
/// for a name that is not known.
QString faultWords(const QString &name);

} // namespace runlatch::wording
