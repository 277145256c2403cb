// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace runlatch::rulebook {

/// The trial of a rule against a request: its end, and the reasons.
struct RuleTrial
{
    enum class End {
        Acts,
        Earlier,      ///< it would act, but an earlier one does
        Off,          ///< `enabled=no`
        Refused,      ///< the request came to no endpoint
        Forged,       ///< the signature does not hold, and the condition does not name it
        Verification, ///< it is the service's test, which the condition does not ask for
        Plan,         ///< the condition asks for the plan, and none comes of this request
        Waits,        ///< its condition holds as far as it is known before the plan comes
        Condition,    ///< the request is not as the condition wants
    };
    /// A field that the condition names, and what the request has there. Without a field: a word, looked for anywhere.
    struct Ground
    {
        QString field;
        QString value;
        friend bool operator==(const Ground &, const Ground &) = default;
    };

    End end = End::Condition;
    /// Of Acts, Earlier and Waits: what the condition looked at. Of Condition: what did not fit.
    QList<Ground> grounds = {};
};

} // namespace runlatch::rulebook
