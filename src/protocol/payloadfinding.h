// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtaskrequest.h"

#include <QList>
#include <QString>

namespace runlatch::protocol {

/// A deviation of a received payload from spec 2.4.
struct PayloadFinding
{
    enum class Kind {
        UnknownValue, ///< an unknown value of payload_version, stage or task_result_enforcement_level
        Missing,      ///< missing, or null although that is not allowed
        WrongType,
    };
    Kind kind = Kind::Missing;
    QString key;
    QString value = {}; ///< the value of UnknownValue as written, a stranger's text of any length

    friend bool operator==(const PayloadFinding &, const PayloadFinding &) = default;
};

/// Unknown values first, then missing keys, then wrong types, each in the order of spec 2.4. A verification request
/// (`isVerification`) always lacks keys, and its stage and level may be anything (the recorded one has no stage and the
/// level "test"). Therefore only its version and wrong types are findings.
QList<PayloadFinding> findingsIn(const RunTaskRequest &request, bool isVerification);

/// "payload.missing": machine-readable, for each kind of finding.
QString findingRule(const PayloadFinding &finding);
/// JSON Pointer of the key, from the payload's root.
QString findingPointer(const PayloadFinding &finding);

} // namespace runlatch::protocol
