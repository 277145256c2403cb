// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/signature.h"
#include "wording/sentence.h"

namespace runlatch::wording {

/// The result of a signature check: the explanation, and how to mend it. A cause that a diagnosis found is explained
/// where there is one. An invalid one without a cause, as it comes from a newer version's row, reads like a digest that
/// differs. The signature of a refused request is not looked at, whether there is a key or not.
Sentence signatureSentence(const protocol::SignatureCheck &check, bool isRefused = false);

} // namespace runlatch::wording
