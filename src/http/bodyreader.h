// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/message.hpp>

#include <algorithm>
#include <limits>

namespace runlatch::http {

/// The body of a Beast message as a QByteArray. Unlike Beast's own bodies it reserves nothing for an announced length:
/// only bytes that arrived cost memory. It holds at most twice the bytes that arrived, and never more than announced.
struct ByteArrayBody
{
    using value_type = QByteArray;

    class reader
    {
    public:
        template <bool isRequest, class Fields>
        reader(boost::beast::http::header<isRequest, Fields> &, value_type &body)
            : m_body(body)
        {
        }

        void init(const boost::optional<std::uint64_t> &length, boost::beast::error_code &error)
        {
            error = {};
            if (length)
                m_announced = static_cast<qsizetype>(*length);
        }

        template <class Buffers> std::size_t put(const Buffers &buffers, boost::beast::error_code &error)
        {
            error = {};
            std::size_t count = 0;
            for (const boost::asio::const_buffer buffer : boost::beast::buffers_range_ref(buffers)) {
                makeRoom(static_cast<qsizetype>(buffer.size()));
                m_body.append(static_cast<const char *>(buffer.data()), static_cast<qsizetype>(buffer.size()));
                count += buffer.size();
            }
            return count;
        }

        void finish(boost::beast::error_code &error) { error = {}; }

    private:
        /// Doubles the capacity, so that bytes are rarely moved.
        void makeRoom(qsizetype more)
        {
            const qsizetype due = m_body.size() + more;
            if (due > m_body.capacity())
                m_body.reserve(std::max(due, std::min(2 * m_body.capacity(), m_announced)));
        }

        value_type &m_body;
        qsizetype m_announced = std::numeric_limits<qsizetype>::max(); ///< no announcement where the body is chunked
    };
};

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
