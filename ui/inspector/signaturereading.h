// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/consultation.h"
#include "wording/diagnosis.h"

namespace runlatch::ui {

/// Why a signature does not hold.
struct SignatureReading
{
    protocol::Diagnosis diagnosis;
    wording::DiagnosisWords words; ///< with the differing bytes, where they are no part of a secret
};

/// Asks the signature doctor in the pool, and answers in the thread of `context`, if that still lives. Never fails. The
/// work is bounded, see protocol::diagnose().
inspector::Cancellation readSignature(const protocol::SignatureCase &request, QObject *context,
                                      base::Callback<SignatureReading> done);

} // namespace runlatch::ui
