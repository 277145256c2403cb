// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/responseparser.h"

#include "http/bodyreader.h"

#include <utility>

#include <boost/beast/http/parser.hpp>

#include <optional>

namespace beast = boost::beast;

namespace runlatch::http {

struct ResponseParser::Beast
{
    std::optional<beast::http::response_parser<ByteArrayBody>> parser;
};

ResponseParser::ResponseParser(qint64 headerLimit, qint64 bodyLimit, bool toHead)
    : m_headerLimit(headerLimit)
    , m_bodyLimit(bodyLimit)
    , m_toHead(toHead)
    , m_beast(std::make_unique<Beast>())
{
    startMessage();
}

ResponseParser::~ResponseParser() = default;

void ResponseParser::startMessage()
{
    auto &parser = m_beast->parser.emplace();
    parser.header_limit(static_cast<std::uint32_t>(m_headerLimit));
    parser.body_limit(static_cast<std::uint64_t>(m_bodyLimit));
    parser.skip(m_toHead);
}

ResponseParser::State ResponseParser::feed(QByteArrayView bytes)
{
    m_input.append(bytes);
    if (m_state == State::NeedMore && !m_beast->parser->is_header_done())
        readHead();
    if (m_state == State::NeedMore && m_beast->parser->is_header_done())
        readBody();
    return m_state;
}

ResponseParser::State ResponseParser::finish()
{
    if (m_state != State::NeedMore)
        return m_state;
    beast::error_code error = beast::http::error::partial_message;
    if (m_hasHead)
        m_beast->parser->put_eof(error);
    m_state = error ? State::Cut : State::Complete;
    return m_state;
}

Response ResponseParser::takeResponse()
{
    Q_ASSERT(m_state == State::Complete);
    auto &message = m_beast->parser->get();
    return {static_cast<int>(message.result_int()), m_headers, std::move(message.body()), {}};
}

void ResponseParser::readHead()
{
    while (m_state == State::NeedMore && !m_beast->parser->is_header_done()) {
        const auto end = m_input.indexOf("\r\n\r\n");
        const auto size = end < 0 ? m_input.size() : end + 4;
        if (size > m_headerLimit) {
            m_state = State::TooLarge;
            return;
        }
        if (end < 0)
            return;
        beast::error_code error;
        m_beast->parser->put(boost::asio::const_buffer(m_input.constData(), static_cast<std::size_t>(size)), error);
        if (error || !m_beast->parser->is_header_done()) {
            m_state = error == beast::http::error::body_limit ? State::TooLarge : State::Broken;
            return;
        }
        m_headers = splitHeaders(m_input.first(size));
        m_input.remove(0, size);
        m_hasHead = m_beast->parser->get().result_int() >= 200;
        if (!m_hasHead)
            startMessage();
    }
}

void ResponseParser::readBody()
{
    auto &parser = *m_beast->parser;
    if (const auto error = readBodyInto(parser, m_input, static_cast<qsizetype>(m_headerLimit)))
        m_state = error == beast::http::error::body_limit ? State::TooLarge : State::Broken;
    else if (parser.is_done())
        m_state = State::Complete;
}

} // namespace runlatch::http
