// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_range.hpp>
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

} // namespace runlatch::http
