// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "script/lines.h"

#include <QStringDecoder>

namespace runlatch::script {

namespace {

std::optional<QString> decoded(QByteArrayView bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString line = decoder(bytes);
    return decoder.hasError() ? std::nullopt : std::optional(line);
}

} // namespace

int eachLine(QByteArrayView text, const std::function<bool(int number, const std::optional<QString> &line)> &take)
{
    constexpr QByteArrayView mark("\xEF\xBB\xBF");
    if (text.startsWith(mark))
        text = text.sliced(mark.size());
    int number = 0;
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf('\n');
        if (!take(++number, decoded(end < 0 ? text : text.first(end))))
            break;
        text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
    }
    return number;
}

} // namespace runlatch::script
