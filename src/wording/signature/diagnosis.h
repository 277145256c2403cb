// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "signature/loggedbody.h"
#include "signature/signaturedoctor.h"

#include <QString>

#include <optional>

namespace runlatch::wording {

/// A diagnosis in the user's words; plain text.
struct DiagnosisWords
{
    QString fact;  ///< what happened
    QString proof; ///< what was computed and matches, with the variant; or what was tried in vain
    QString fix;   ///< what to do; empty if nothing is wrong
    QString brief; ///< the proof without the differing bytes and the key, for a place that shows them
};

/// `bytes` are those of the difference, if they may be shown; see redaction::printableDifference().
DiagnosisWords diagnosisWords(const signature::Diagnosis &diagnosis,
                              const std::optional<text::DifferingBytes> &bytes = {});

/// The form in which the body was given, as one sentence; empty for the bytes as they are.
QString bodyFormWords(signature::BodyForm form);

/// The difference of the body from an earlier delivery of the same request, where no cause was proven. `difference` is
/// from the received to the earlier body; nullopt: both are the same.
QString earlierDeliveryWords(const std::optional<text::ByteDifference> &difference,
                             const std::optional<text::DifferingBytes> &bytes);

} // namespace runlatch::wording
