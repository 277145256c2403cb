// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace runlatch::text {

/// The name of the format that the bytes begin like: "gzip", "zlib" or "zstd"; empty for all others.
QString packingName(QByteArrayView bytes);

/// The same, or what `coding` says, which is the value of Content-Encoding: "deflate" and "br" have no beginning of
/// their own. What reads as JSON is not packed, whatever is said of it.
QString packingName(QByteArrayView bytes, QByteArrayView coding);

/// The most bytes that are unpacked of so many: JSON is packed to a tenth. The work stays in proportion to the bytes
/// that came, however well they are packed.
constexpr qint64 mostUnpacked(qint64 packed)
{
    constexpr qint64 Most = 8 * 1024 * 1024;
    constexpr qint64 Free = 64 * 1024;
    constexpr qint64 Ratio = 32;
    return packed > Most / Ratio ? Most : Free + Ratio * packed;
}

/// The most members of gzip that stand one behind the other: each takes its time, although nothing may be in it.
constexpr int MaxMembers = 16;

/// The content of bytes that are packed as gzip or zlib, by their beginning, or as a deflate without a frame if
/// `packing` is "deflate". nullopt if they are not, are broken, or hold more than mostUnpacked(). Takes time in
/// proportion to the bytes; any thread.
std::optional<QByteArray> unpacked(QByteArrayView bytes, const QString &packing);
std::optional<QByteArray> unpacked(QByteArrayView bytes);
/// unpacked(), or the bytes as they are.
QByteArray unpackedOrSame(const QByteArray &bytes);

} // namespace runlatch::text
