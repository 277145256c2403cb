// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace runlatch::app {

/// The wish of a second start to the window that has its folder already: come to the front, and open files.
struct StartWish
{
    static constexpr qsizetype MaxBytes = 64 * 1024;
    static constexpr qsizetype MaxFiles = 100;

    QStringList files; ///< by their full paths
    QByteArray token;  ///< the desktop's word that a person started the program; may be empty
    friend bool operator==(const StartWish &, const StartWish &) = default;
};

/// One line with its end. Empty if the wish is beyond the bounds.
QByteArray writeStartWish(const StartWish &wish);

/// Reads one line, which anything may have written. nullopt if it is not a whole wish within the bounds.
std::optional<StartWish> readStartWish(const QByteArray &line);

} // namespace runlatch::app
