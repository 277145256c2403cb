// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/headervalues.h"

#include <algorithm>

namespace runlatch::text {

namespace {

QByteArrayView lineAt(QByteArrayView head, qsizetype begin)
{
    const auto *const end =
        std::find_if(head.begin() + begin, head.end(), [](char byte) { return byte == '\r' || byte == '\n'; });
    return head.sliced(begin, end - head.begin() - begin);
}

} // namespace

QList<QByteArrayView> headerValues(QByteArrayView head, QByteArrayView name)
{
    QList<QByteArrayView> values;
    for (qsizetype begin = 0; begin < head.size();) {
        const QByteArrayView line = lineAt(head, begin);
        begin += line.size() + 1;
        const qsizetype colon = name.size();
        if (line.size() > colon && line[colon] == ':' && line.first(colon).compare(name, Qt::CaseInsensitive) == 0)
            values.append(line.sliced(colon + 1).trimmed());
    }
    return values;
}

} // namespace runlatch::text
