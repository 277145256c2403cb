// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/unpacking.h"

#include <zlib.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::text {

namespace {

struct Packing
{
    QByteArrayView begin;
    QLatin1StringView name;
};
constexpr Packing Packings[] = {{"\x1f\x8b", "gzip"_L1},
                                {"\x78\x9c", "zlib"_L1},
                                {"\x78\x01", "zlib"_L1},
                                {"\x78\xda", "zlib"_L1},
                                {"\x28\xb5\x2f\xfd", "zstd"_L1}};
constexpr QLatin1StringView ToldPackings[] = {"br"_L1, "zstd"_L1, "deflate"_L1};

constexpr int FramedWindow = 15 + 32; // the largest window, and either frame
constexpr int BareWindow = -15;       // without a frame

/// Puts the content of one stream behind `content`. Returns the number of bytes that it took; -1 if it is broken, cut
/// or too large.
qsizetype unpackStream(QByteArrayView bytes, int window, qsizetype most, QByteArray &content)
{
    constexpr qsizetype Piece = 64 * 1024;
    z_stream zlib = {};
    if (inflateInit2(&zlib, window) != Z_OK)
        return -1;
    zlib.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data())); // zlib does not write there
    zlib.avail_in = static_cast<uInt>(bytes.size());
    int state = Z_OK;
    while (state == Z_OK && content.size() <= most) {
        const qsizetype before = content.size();
        content.resize(before + std::min(Piece, most + 1 - before));
        zlib.next_out = reinterpret_cast<Bytef *>(content.data() + before);
        zlib.avail_out = static_cast<uInt>(content.size() - before);
        state = inflate(&zlib, Z_NO_FLUSH);
        content.chop(static_cast<qsizetype>(zlib.avail_out));
    }
    const auto left = static_cast<qsizetype>(zlib.avail_in);
    inflateEnd(&zlib);
    return state == Z_STREAM_END && content.size() <= most ? bytes.size() - left : -1;
}

bool readsAsJson(QByteArrayView bytes)
{
    const QByteArrayView text = bytes.trimmed();
    return (text.startsWith('{') || text.startsWith('[')) && bytes.isValidUtf8();
}

} // namespace

QString packingName(QByteArrayView bytes)
{
    const auto *const found = std::find_if(std::begin(Packings), std::end(Packings),
                                           [bytes](const Packing &packing) { return bytes.startsWith(packing.begin); });
    return found == std::end(Packings) ? QString() : QString(found->name);
}

QString packingName(QByteArrayView bytes, QByteArrayView coding)
{
    const QString begun = packingName(bytes);
    if (!begun.isEmpty() || bytes.isEmpty() || readsAsJson(bytes))
        return begun;
    const QString told = QString::fromLatin1(coding.trimmed()).toLower();
    const auto *const found = std::find(std::begin(ToldPackings), std::end(ToldPackings), told);
    return found == std::end(ToldPackings) ? QString() : told;
}

std::optional<QByteArray> unpacked(QByteArrayView bytes, const QString &packing)
{
    const bool isBare = packing == "deflate"_L1;
    if (!isBare && packing != "gzip"_L1 && packing != "zlib"_L1)
        return std::nullopt;
    QByteArray content;
    const qsizetype most = mostUnpacked(bytes.size());
    QByteArrayView rest = bytes;
    int members = 0;
    do {
        const bool isOver = ++members > MaxMembers;
        const qsizetype taken = isOver ? -1 : unpackStream(rest, isBare ? BareWindow : FramedWindow, most, content);
        if (taken < 0)
            return std::nullopt;
        rest = rest.sliced(taken);
    } while (packing == "gzip"_L1 && packingName(rest) == packing); // gzip goes on with a further member
    return content;
}

std::optional<QByteArray> unpacked(QByteArrayView bytes)
{
    return unpacked(bytes, packingName(bytes));
}

QByteArray unpackedOrSame(const QByteArray &bytes)
{
    return unpacked(bytes).value_or(bytes);
}

} // namespace runlatch::text
