// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/field.h"

#include <algorithm>

namespace runlatch::filter {

int findField(std::span<const Field> fields, QStringView name)
{
    const auto found = std::ranges::find_if(
        fields, [name](const Field &field) { return field.name.compare(name, Qt::CaseInsensitive) == 0; });
    return found == fields.end() ? -1 : static_cast<int>(found - fields.begin());
}

} // namespace runlatch::filter
