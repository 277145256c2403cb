// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <zlib.h>

namespace runlatch::support {

/// The windows by which zlib chooses a frame.
enum class Frame { Gzip = 15 + 16, Zlib = 15, None = -15 };

/// The bytes as zlib's own writer compresses them.
inline QByteArray packed(const QByteArray &bytes, Frame frame)
{
    z_stream zlib = {};
    if (deflateInit2(&zlib, Z_DEFAULT_COMPRESSION, Z_DEFLATED, static_cast<int>(frame), 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    QByteArray source = bytes;
    QByteArray out(static_cast<qsizetype>(deflateBound(&zlib, static_cast<uLong>(bytes.size()))), '\0');
    zlib.next_in = reinterpret_cast<Bytef *>(source.data());
    zlib.avail_in = static_cast<uInt>(source.size());
    zlib.next_out = reinterpret_cast<Bytef *>(out.data());
    zlib.avail_out = static_cast<uInt>(out.size());
    const bool isWhole = deflate(&zlib, Z_FINISH) == Z_STREAM_END;
    out.chop(static_cast<qsizetype>(zlib.avail_out));
    deflateEnd(&zlib);
    return isWhole ? out : QByteArray();
}

} // namespace runlatch::support
