// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/identifiers.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

QString randomText(int length)
{
    QString text;
    for (int index = 0; index < length; ++index)
        text.append(IdAlphabet[QRandomGenerator::system()->bounded(static_cast<int>(IdAlphabet.size()))]);
    return text;
}

} // namespace

QString freshId(QStringView prefix)
{
    return prefix.toString() + u'-' + randomText(IdLength);
}

QByteArray freshToken()
{
    return randomText(14).toLatin1() + ".atlasv1." + randomText(67).toLatin1();
}

QString freshCode()
{
    QByteArray bytes;
    for (int index = 0; index < 4; ++index) {
        const quint32 number = QRandomGenerator::system()->generate();
        bytes.append(QByteArray::number(number, 16).rightJustified(8, '0'));
    }
    return QString::fromLatin1(bytes);
}

} // namespace runlatch::simulator
