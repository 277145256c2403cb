// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::settings {

/// A filter that the user gave a name. Its text is as it was typed.
struct SavedFilter
{
    QString name;
    QString text;

    friend bool operator==(const SavedFilter &, const SavedFilter &) = default;
};

} // namespace runlatch::settings
