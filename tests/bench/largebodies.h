// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace runlatch::bench {

/// The text that a search in a LargeBody finds once, at its very end.
inline constexpr const char *LargeNeedle = "last needle";

/// JSON of 20 MB in one of the shapes that are hard to show.
struct LargeBody
{
    QString name; ///< machine-readable
    QString what;
    QByteArray (*make)() = nullptr;
};

QList<LargeBody> largeBodies();

} // namespace runlatch::bench
