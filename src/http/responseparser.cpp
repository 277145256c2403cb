// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/responseparser.h"

#include "base/rules.h"
#include "http/bodyreader.h"

#include <utility>

#include <boost/beast/http/parser.hpp>

#include <algorithm>
#include <optional>

namespace beast = boost::beast;

namespace runlatch::http {

namespace {

/// The size of the head with its empty line; -1 if it has not arrived. A line ends with CR LF, or with LF alone.
qsizetype sizeOfHead(QByteArrayView input)
{
    for (qsizetype feed = input.indexOf('\n'); feed >= 0; feed = input.indexOf('\n', feed + 1)) {
        const QByteArrayView rest = input.sliced(feed + 1);
        if (rest.startsWith('\n'))
            return feed + 2;
        if (rest.startsWith("\r\n"))
            return feed + 3;
    }
    return -1;
}

/// Tells whether more of the same could be the beginning of an answer.
bool mayBecomeHttp(QByteArrayView input)
{
    constexpr QByteArrayView Begin = "HTTP/";
    return Begin.startsWith(input.first(std::min(input.size(), Begin.size())));
}

bool endsBehindStatus(const QByteArray &statusLine)
{
    constexpr qsizetype Size = 12; // "HTTP/1.1 200"
    return statusLine.size() == Size && statusLine.startsWith("HTTP/1.");
}

} // namespace

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
    m_state = !error ? State::Complete : m_hasHead || mayBecomeHttp(m_input) ? State::Cut : State::Broken;
    return m_state;
}

Response ResponseParser::takeResponse()
{
    Q_ASSERT(m_state == State::Complete);
    auto &message = m_beast->parser->get();
    return {static_cast<int>(message.result_int()), m_headers, std::move(message.body()), {}, m_oddities};
}

/// Mends what other clients take, and notes it.
QByteArray ResponseParser::strictHead(QByteArrayView head)
{
    const auto note = [this](base::Rule oddity) {
        if (!m_oddities.contains(oddity))
            m_oddities.append(oddity);
    };
    QByteArray strict;
    for (QByteArray line : head.toByteArray().chopped(1).split('\n')) {
        if (line.endsWith('\r'))
            line.chop(1);
        else
            note(base::Rules::AnswerLineFeeds);
        if (strict.isEmpty() && endsBehindStatus(line)) {
            note(base::Rules::AnswerNoReason);
            line += ' ';
        }
        strict += line + "\r\n";
    }
    return strict;
}

void ResponseParser::readHead()
{
    while (m_state == State::NeedMore && !m_beast->parser->is_header_done()) {
        const qsizetype size = sizeOfHead(m_input);
        if (std::max(size, size < 0 ? m_input.size() : 0) > m_headerLimit) {
            m_state = State::TooLarge;
            return;
        }
        if (size < 0)
            return;
        const QByteArray head = strictHead(QByteArrayView(m_input).first(size));
        beast::error_code error;
        m_beast->parser->put(boost::asio::const_buffer(head.constData(), static_cast<std::size_t>(head.size())), error);
        if (error || !m_beast->parser->is_header_done()) {
            m_state = error == beast::http::error::body_limit ? State::TooLarge : State::Broken;
            return;
        }
        m_headers = splitHeaders(head);
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
