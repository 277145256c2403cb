// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::wording {

/// What the simulator does under the fault of this name ("cut-body"), as one short sentence, translated. Empty for an
/// unknown name.
QString faultWords(const QString &name);

} // namespace runlatch::wording
