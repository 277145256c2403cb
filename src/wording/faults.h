// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::wording {

/// The simulator's fault as a few words, translated, of its name ("cut-body") or as it is written with its place and
/// value ("callbacks:status=503"). Empty for an unknown name.
QString faultTitle(const QString &fault);
/// The effect of the simulator's fault of this name ("cut-body"), as one short sentence, translated. Empty for an
/// unknown name.
QString faultWords(const QString &name);

} // namespace runlatch::wording
