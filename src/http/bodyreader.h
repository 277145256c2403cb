// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/bytearraybody.h"

#include <utility>

#include <boost/beast/http/error.hpp>

#include <algorithm>

namespace runlatch::http {

/// Feeds a Beast parser whose header is complete with its body out of `input`; bytes behind the message stay there. No
/// error means that the body is complete, or that more bytes are needed. Beast sets no limit to a chunk's extension and
/// to the trailer: one that does not fit into `window` bytes is `buffer_overflow`.
template <class Parser> boost::beast::error_code readBodyInto(Parser &parser, QByteArray &input, qsizetype window)
{
    boost::beast::error_code error;
    parser.eager(true);
    while (!input.isEmpty() && !parser.is_done()) {
        // Beast 1.74 asserts that a last chunk which it has seen once has 5 bytes when it is fed again (1.74.0 source,
        // parse_chunk_header). A single byte behind "0\r\n" would therefore end a debug build.
        if (parser.chunked() && input.size() == 4 && input.startsWith("0\r\n"))
            return {};
        const auto size = std::min(input.size(), window);
        const std::size_t used =
            parser.put(boost::asio::const_buffer(input.constData(), static_cast<std::size_t>(size)), error);
        input.remove(0, static_cast<qsizetype>(used));
        if (error && error != boost::beast::http::error::need_more)
            return error;
        if (error && used == 0)
            return size < window ? boost::beast::error_code() : boost::beast::http::error::buffer_overflow;
    }
    return {};
}

} // namespace runlatch::http
