// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/captureid.h"

#include <QRandomGenerator>

namespace runlatch::store {

QUuid newCaptureId(const QDateTime &receivedAt)
{
    const auto time = static_cast<quint64>(receivedAt.toMSecsSinceEpoch());
    const quint64 random = QRandomGenerator::global()->generate64();
    const quint32 more = QRandomGenerator::global()->generate();
    const auto byte = [random](int number) { return static_cast<uchar>(random >> (8 * number)); };
    return QUuid(static_cast<uint>(time >> 16), static_cast<ushort>(time),
                 static_cast<ushort>(0x7000 | (more & 0x0fff)), static_cast<uchar>(0x80 | (byte(7) & 0x3f)), byte(6),
                 byte(5), byte(4), byte(3), byte(2), byte(1), byte(0));
}

} // namespace runlatch::store
