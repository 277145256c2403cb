// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/utf8.h"

#include <cstring>

namespace runlatch::text {

namespace {

unsigned char unitAt(QByteArrayView text, qsizetype at)
{
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

} // namespace

int utf8Length(QByteArrayView text, qsizetype at)
{
    const unsigned char first = unitAt(text, at);
    const auto continues = [&](qsizetype index, unsigned char least = 0x80, unsigned char most = 0xBF) {
        const unsigned char byte = unitAt(text, at + index);
        return byte >= least && byte <= most;
    };
    if (first < 0x80)
        return at < text.size() ? 1 : 0;
    if (first >= 0xC2 && first <= 0xDF)
        return continues(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool isSecond = continues(1, first == 0xE0 ? 0xA0 : 0x80, first == 0xED ? 0x9F : 0xBF);
        return isSecond && continues(2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool isSecond = continues(1, first == 0xF0 ? 0x90 : 0x80, first == 0xF4 ? 0x8F : 0xBF);
        return isSecond && continues(2) && continues(3) ? 4 : 0;
    }
    return 0;
}

qsizetype asciiLength(QByteArrayView text)
{
    constexpr quint64 Highs = 0x8080808080808080U;
    constexpr qsizetype Width = sizeof(Highs);
    qsizetype at = 0;
    for (quint64 eight = 0; text.size() - at >= Width; at += Width) {
        std::memcpy(&eight, text.data() + at, sizeof eight);
        if ((eight & Highs) != 0)
            break;
    }
    while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80)
        ++at;
    return at;
}

QString fromWholeUtf8(QByteArrayView text)
{
    constexpr QByteArrayView Mark = "\xEF\xBB\xBF";
    if (!text.startsWith(Mark))
        return QString::fromUtf8(text);
    qsizetype marks = 0;
    while (text.sliced(marks * Mark.size()).startsWith(Mark))
        ++marks;
    return QString(marks, QChar(QChar::ByteOrderMark)) + QString::fromUtf8(text.sliced(marks * Mark.size()));
}

} // namespace runlatch::text
