// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/requestkeys.h"

#include "protocol/lintschema.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

bool isRequestKey(const QString &within, const QString &key)
{
    const bool isCapabilities = within == "capabilities"_L1;
    if (!within.isEmpty() && !isCapabilities)
        return true;
    const auto members = lintMembers(isCapabilities ? LintPlace::Capabilities : LintPlace::Request);
    return std::any_of(members.begin(), members.end(), [&key](const LintMember &member) { return member.name == key; });
}

} // namespace runlatch::protocol
