// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::ui {

/// Which part of a bulk create a pointer into its request means.
struct RefusalPlace
{
    enum class Part { Elsewhere, Subject, Message, Conditions, Targets };
    Part part = Part::Elsewhere;
    int index = -1; ///< of the condition or target that is meant, as it was sent; -1: all of them

    friend bool operator==(const RefusalPlace &, const RefusalPlace &) = default;
};

/// Reads a JSON Pointer in any of the documented spellings of the request, also without its beginning.
RefusalPlace refusalPlace(const QString &pointer);

} // namespace runlatch::ui
