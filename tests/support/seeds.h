// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QRandomGenerator>
#include <QTest>

namespace runlatch::support {

/// Runs a test of random inputs with the seeds from 1 to `most`, each a row of its own: a failure names its seed.
inline void addSeeds(quint32 most)
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= most; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

/// So many of the pieces, each as likely as the other, behind each other.
inline QByteArray joined(QRandomGenerator &random, const QByteArrayList &pieces, int count)
{
    QByteArray bytes;
    for (; count > 0; --count)
        bytes += pieces.at(random.bounded(pieces.size()));
    return bytes;
}

} // namespace runlatch::support
