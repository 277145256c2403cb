// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/signaturedoctor.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace runlatch::wording {

/// A diagnosis in the user's words; plain text.
struct DiagnosisWords
{
    QString fact;  ///< what happened
    QString proof; ///< what was computed and matches, with the variant; or what was tried in vain
    QString fix;   ///< what to do; empty if nothing is wrong
};

/// The bytes of a difference, where they may be shown: the caller decides that none of them is a secret.
struct DifferingBytes
{
    QByteArray received;
    QByteArray other; ///< that were signed, or that an earlier delivery has
};

DiagnosisWords diagnosisWords(const protocol::Diagnosis &diagnosis, const std::optional<DifferingBytes> &bytes = {});

/// How the body differs from an earlier delivery of the same request, where no cause was proven. `difference` is from
/// the received to the earlier body; nullopt: both are the same.
QString earlierDeliveryWords(const std::optional<protocol::ByteDifference> &difference,
                             const std::optional<DifferingBytes> &bytes);

} // namespace runlatch::wording
