// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/findings.h"

#include "wording/plaintext.h"
#include "wording/words.h"

using namespace Qt::StringLiterals;

namespace runlatch::wording {

using Kind = protocol::PayloadFinding::Kind;

QString payloadFinding(const protocol::PayloadFinding &finding)
{
    switch (finding.kind) {
    case Kind::UnknownValue:
        //: %1 is a key, %2 its value, %3 the known values
        return Words::tr("%1 is %2; the specification has %3.")
            .arg(finding.key, quoted(finding.value), protocol::knownValues(finding.key).join(u", "_s));
    //: %1 is a key
    case Kind::Missing: return Words::tr("%1 is missing.").arg(finding.key);
    //: %1 is a key
    case Kind::WrongType: return Words::tr("%1 is of a wrong type.").arg(finding.key);
    }
    return {};
}

} // namespace runlatch::wording
