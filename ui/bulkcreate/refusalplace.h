// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::ui {

/// The part of a bulk create that a pointer into its request refers to.
struct RefusalPlace
{
    enum class Part { Elsewhere, Subject, Message, Conditions, Targets };
    Part part = Part::Elsewhere;
    int index = -1; ///< index of the condition or target, as sent; -1: all of them

    friend bool operator==(const RefusalPlace &, const RefusalPlace &) = default;
};

/// Reads a JSON Pointer in any documented dialect of the request, even without its beginning.
RefusalPlace refusalPlace(const QString &pointer);

} // namespace runlatch::ui
