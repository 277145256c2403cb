// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::wording {

/// The effect of the simulator's fault of this name ("cut-body"), as one short sentence, translated. Empty for an
/// unknown name.
QString faultWords(const QString &name);

} // namespace runlatch::wording
