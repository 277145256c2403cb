// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QRegularExpression>
#include <QTest>

namespace runlatch::support {

/// Any warning fails the test function under way, but for the one with which the offscreen platform meets each window.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

} // namespace runlatch::support
