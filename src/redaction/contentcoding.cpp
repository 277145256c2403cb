// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/contentcoding.h"

namespace runlatch::redaction {

namespace {

constexpr QByteArrayView Header = "content-encoding";

bool beginsCompressed(QByteArrayView body)
{
    if (body.startsWith("\x1f\x8b") || body.startsWith("\x28\xb5\x2f\xfd")) // gzip, zstd
        return true;
    // zlib with its largest window: the two bytes are a multiple of 31
    return body.size() >= 2 && body[0] == '\x78' && (0x7800 + static_cast<uchar>(body[1])) % 31 == 0;
}

bool saysCoding(QByteArrayView line)
{
    if (line.size() < Header.size() || line.first(Header.size()).compare(Header, Qt::CaseInsensitive) != 0)
        return false;
    const QByteArrayView rest = line.sliced(Header.size()).trimmed();
    if (!rest.startsWith(':'))
        return false;
    const QByteArrayView coding = rest.sliced(1).trimmed();
    return !coding.isEmpty() && coding.compare("identity", Qt::CaseInsensitive) != 0;
}

bool headSaysCoding(QByteArrayView head)
{
    for (qsizetype begin = 0; begin < head.size();) {
        const qsizetype found = head.indexOf('\n', begin);
        const qsizetype end = found < 0 ? head.size() : found;
        if (saysCoding(head.sliced(begin, end - begin)))
            return true;
        begin = end + 1;
    }
    return false;
}

} // namespace

bool isCompressed(QByteArrayView head, QByteArrayView body)
{
    return (beginsCompressed(body) || headSaysCoding(head)) && !body.isValidUtf8();
}

} // namespace runlatch::redaction
