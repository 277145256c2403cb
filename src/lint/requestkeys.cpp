// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/requestkeys.h"

#include "lint/lintschema.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

bool isRequestKey(const QString &within, const QString &key)
{
    const bool isCapabilities = within == "capabilities"_L1;
    if (!within.isEmpty() && !isCapabilities)
        return true;
    const auto members = lintMembers(isCapabilities ? LintPlace::Capabilities : LintPlace::Request);
    return std::any_of(members.begin(), members.end(), [&key](const LintMember &member) { return member.name == key; });
}

} // namespace runlatch::lint
