// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QRegularExpression>
#include <QTest>

namespace runlatch::support {

/// Any warning fails the test function under way, except two of Qt: the offscreen platform warns for each window, and
/// an answer that arrives in another thread while its request is aborted is reported as a second error.
inline void failOnWarnings()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support|QNetworkReplyImplPrivate::error)")));
}

} // namespace runlatch::support
