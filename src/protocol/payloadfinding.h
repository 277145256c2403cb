// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtaskrequest.h"

#include <QList>
#include <QString>

namespace runlatch::protocol {

/// Something in a received payload that spec 2.4 does not have.
struct PayloadFinding
{
    enum class Kind {
        UnknownValue, ///< of payload_version, stage or task_result_enforcement_level
        Missing,      ///< or null where that is not allowed
        WrongType,
    };
    Kind kind = Kind::Missing;
    QString key;
    QString value = {}; ///< of UnknownValue, as it was written; a stranger's text of any length

    friend bool operator==(const PayloadFinding &, const PayloadFinding &) = default;
};

/// Unknown values first, then what is missing, then wrong types, each in the order of spec 2.4. `isVerification`: such
/// a request lacks keys by nature, and its stage and level may be anything (the recorded one has no stage and the level
/// "test"), so that only its version and wrong types are findings.
QList<PayloadFinding> findingsIn(const RunTaskRequest &request, bool isVerification);

/// "payload.missing": machine-readable, for each kind of finding.
QString findingRule(const PayloadFinding &finding);
/// JSON Pointer of the key that is meant, from the payload's root.
QString findingPointer(const PayloadFinding &finding);

/// The values that spec 2.4 knows for a key, in its order; empty for other keys.
QStringList knownValues(const QString &key);

} // namespace runlatch::protocol
