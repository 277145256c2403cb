// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "comparison/bytealignment.h"
#include "comparison/headdifference.h"
#include "comparison/jsondifference.h"
#include "inspector/consultation.h"
#include "redaction/span.h"

#include <QByteArray>
#include <QObject>
#include <QString>

namespace runlatch::models {

/// One side of a comparison: a request, or only a body.
struct ComparedSide
{
    QByteArray head; ///< empty: there is none
    QByteArray body;
    bool isComplete = true; ///< false: secrets were removed from it
};

/// Two requests compared in three ways. Its bodies have '*' for each byte of a secret, so that offsets are those of the
/// exact bytes, which is what was compared. Its heads are only shown, and have the marker for a secret.
struct RequestComparison
{
    ComparedSide left;
    ComparedSide right;
    QList<redaction::Span> leftSecrets; ///< of the body; merged
    QList<redaction::Span> rightSecrets;
    comparison::JsonComparison json;
    QList<comparison::HeadDifference> heads; ///< all lines
    comparison::ByteAlignment bytes;
    /// Secrets were removed from one side, so those of both sides are compared as '*'.
    bool areSecretsLeftOut = false;

    qsizetype differentHeads() const;
};

/// Compares in the pool, and answers in the thread of `context` if that still lives. Never fails. Once the cancellation
/// is true, what is left is not compared. Bounded by what compareJson() and alignBytes() say.
inspector::Cancellation compareRequests(const ComparedSide &left, const ComparedSide &right, QObject *context,
                                        base::Callback<RequestComparison> done);

} // namespace runlatch::models
