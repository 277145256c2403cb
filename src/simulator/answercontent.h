// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

namespace runlatch::simulator {

constexpr qsizetype MaxDecodedAnswer = 1024 * 1024; ///< bytes of text in another encoding than UTF-8

/// The body of an answer as UTF-8 without a byte order mark, whatever it came as. It is unpacked (gzip, zlib, deflate)
/// by its beginning or its Content-Encoding; what cannot be unpacked stays as it is. Text is decoded by its byte order
/// mark, by the charset of its Content-Type, and else from Latin-1 if it is neither UTF-8 nor has controls of binary
/// files. Of text in another encoding than UTF-8 the first MaxDecodedAnswer bytes are decoded, and the rest is left
/// out. Takes time in proportion to the bytes.
QByteArray answerContent(const http::Headers &headers, const QByteArray &body);

} // namespace runlatch::simulator
