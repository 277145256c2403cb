// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/requestkeys.h"

#include "lint/lintschema.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

bool isRequestKey(const QString &within, const QString &key)
{
    const auto has = [&key](LintPlace place) {
        return std::ranges::any_of(lintMembers(place), [&key](const LintMember &member) { return member.name == key; });
    };
    if (within == "capabilities"_L1)
        return has(LintPlace::Capabilities);
    return !within.isEmpty() || std::ranges::any_of(protocol::deliveryForms(), [&has](const auto &form) {
        return has(lintRoot(form.kind));
    });
}

} // namespace runlatch::lint
