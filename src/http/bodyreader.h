// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/bytearraybody.h"

#include <utility>

#include <boost/beast/http/error.hpp>

#include <algorithm>

namespace runlatch::http {

/// Lets a Beast parser whose header is done take its body out of `input`; what is behind the message stays there.
/// No error: the body is complete, or more is needed. Beast sets no limit to a chunk's extension and to the
/// trailer, so one that does not fit into `window` bytes is `buffer_overflow`.
template <class Parser> boost::beast::error_code readBodyInto(Parser &parser, QByteArray &input, qsizetype window)
{
    boost::beast::error_code error;
    parser.eager(true);
    while (!input.isEmpty() && !parser.is_done()) {
        // Beast 1.74 asserts that a last chunk which it saw once has 5 bytes when it comes again (1.74.0 source,
        // parse_chunk_header): one byte behind "0\r\n" would end a debug build.
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
