// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "wording/sentence.h"

namespace runlatch::wording {

/// The words for a refused request, by the stored name of its rule. `bodyLimit`: the largest body that the listener
/// took then, in bytes; 0 where that is not known. nullopt for a rule that this version does not know.
std::optional<Sentence> refusalSentence(const QString &rule, qint64 bodyLimit);

} // namespace runlatch::wording
