// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/http/message.hpp>

namespace runlatch::http {

/// The body of a Beast message as a QByteArray. Unlike Beast's own bodies it reserves nothing for a length that
/// was only announced: memory is paid for by bytes that arrived.
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

        void init(const boost::optional<std::uint64_t> &, boost::beast::error_code &error) { error = {}; }

        template <class Buffers> std::size_t put(const Buffers &buffers, boost::beast::error_code &error)
        {
            error = {};
            std::size_t count = 0;
            for (const boost::asio::const_buffer buffer : boost::beast::buffers_range_ref(buffers)) {
                m_body.append(static_cast<const char *>(buffer.data()), static_cast<qsizetype>(buffer.size()));
                count += buffer.size();
            }
            return count;
        }

        void finish(boost::beast::error_code &error) { error = {}; }

    private:
        value_type &m_body;
    };
};

} // namespace runlatch::http
