// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/requestparser.h"

#include "base/rules.h"
#include "http/bodyreader.h"

#include <utility>

#include <boost/beast/http/parser.hpp>

#include <algorithm>
#include <functional>
#include <optional>

using namespace Qt::StringLiterals;
namespace beast = boost::beast;

namespace runlatch::http {

namespace {

/// The largest capacity that an empty input buffer keeps, and the most by which a body's capacity may exceed its size.
constexpr qsizetype IdleInput = 16 * 1024;

QByteArray copyOf(beast::string_view text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

/// The line with which `input` was refused. The line end of the chunk before it is no part of it.
QByteArrayView refusedLine(QByteArrayView input, bool isBehindChunk)
{
    if (isBehindChunk && input.startsWith("\r\n"))
        input = input.sliced(2);
    const qsizetype feed = input.indexOf('\n');
    return input.first(std::min(feed < 0 ? input.size() : feed + 1, MaxRefusedLineBytes));
}

/// The size of the empty lines with which `input` begins.
qsizetype emptyLines(QByteArrayView input)
{
    qsizetype size = 0;
    while (input.sliced(size).startsWith("\r\n"))
        size += 2;
    return size;
}

/// Tells whether `input` begins with a whole request line, behind any empty lines.
bool beginsRequest(QByteArrayView input)
{
    const QByteArrayView text = input.sliced(emptyLines(input));
    const QByteArrayView line = text.first(text.indexOf('\n') + 1);
    return !line.isEmpty() && isToken(line.first(std::max<qsizetype>(line.indexOf(' '), 0))) && !faultOfLine(line, 0);
}

/// Translates an error of Beast into a fault. `inBody`: a bad field belongs to the trailer.
HeadFault faultOf(const beast::error_code &error, bool inBody)
{
    using Code = beast::http::error;
    if (error == Code::body_limit)
        return {base::Rules::HttpBodyTooLarge, 413};
    if (inBody)
        return {base::Rules::HttpChunk, 400};
    if (error == Code::header_limit)
        return {base::Rules::HttpHeaderTooLarge, 431};
    if (error == Code::bad_method || error == Code::bad_target || error == Code::bad_version)
        return {base::Rules::HttpRequestLine, 400};
    if (error == Code::bad_content_length)
        return {base::Rules::HttpLength, 400};
    if (error == Code::bad_transfer_encoding)
        return {base::Rules::HttpTransferCoding, 400};
    return {base::Rules::HttpHeaderLine, 400};
}

} // namespace

struct RequestParser::Beast
{
    std::optional<beast::http::request_parser<ByteArrayBody>> parser;
    /// Called for each complete line with the size of a chunk. For the last chunk it is called when the trailer is
    /// complete, too.
    std::function<void(std::uint64_t size, beast::string_view extension, beast::error_code &error)> judgeChunk;
};

RequestParser::RequestParser(const Limits &limits, Judge judge)
    : m_limits(limits)
    , m_judge(std::move(judge))
    , m_beast(std::make_unique<Beast>())
{
    m_beast->judgeChunk = [this](std::uint64_t size, beast::string_view extension, beast::error_code &error) {
        const QByteArrayView line(extension.data(), static_cast<qsizetype>(extension.size()));
        const qsizetype behind = line.data() + line.size() + 2 - m_input.constData(); // Beast reads out of m_input
        if (faultOfExtension(line) || (size == 0 && faultOfTrailer(QByteArrayView(m_input).sliced(behind))))
            error = beast::http::error::bad_chunk_extension;
    };
}

RequestParser::~RequestParser() = default;

RequestParser::State RequestParser::feed(QByteArrayView bytes)
{
    if (m_state == State::Refused || m_state == State::Ended)
        return m_state;
    m_input.append(bytes);
    if (m_state == State::Empty && !m_input.isEmpty())
        m_state = State::Head;
    if (m_state == State::Head)
        readHead();
    if (m_state == State::Body)
        readBody();
    if (m_input.isEmpty() && m_input.capacity() > IdleInput)
        m_input = {};
    return m_state;
}

QByteArray RequestParser::keptHead() const
{
    if (m_hasBody)
        return m_request.head;
    const QByteArrayView head = m_request.head.isEmpty() ? m_input : m_request.head;
    return head.first(std::min(head.size(), MaxRefusedHeadBytes)).toByteArray(); // left() would share the whole buffer
}

std::optional<ArrivedBody> RequestParser::takeArrivedBody()
{
    if (!m_hasBody || m_state == State::Complete)
        return {};
    ArrivedBody body{std::move(m_beast->parser->get().body())};
    body.contentBytes = body.bytes.size();
    if (m_state == State::Refused && m_beast->parser->chunked()) {
        body.bytes += refusedLine(m_input, body.contentBytes > 0);
    } else if (m_state == State::Refused) {
        body.bytes += m_input;
        body.contentBytes = body.bytes.size();
    }
    if (body.bytes.capacity() - body.bytes.size() > IdleInput)
        body.bytes.squeeze();
    return body;
}

bool RequestParser::takeContinue()
{
    return std::exchange(m_wantsContinue, false);
}

Request RequestParser::takeRequest()
{
    Q_ASSERT(m_state == State::Complete);
    m_request.body = std::move(m_beast->parser->get().body());
    if (m_request.body.capacity() - m_request.body.size() > IdleInput)
        m_request.body.squeeze(); // a chunked body has room to grow
    if (!m_input.isEmpty() && !beginsRequest(m_input))
        m_request.surplus = QByteArray(m_input.constData(), m_input.size()); // a deep copy
    return std::exchange(m_request, {});
}

bool RequestParser::keepsAlive() const
{
    Q_ASSERT(m_state == State::Complete);
    return m_beast->parser->keep_alive();
}

bool RequestParser::isVersion10() const
{
    return m_beast->parser && m_beast->parser->get().version() == 10;
}

qint64 RequestParser::held() const
{
    constexpr int Copies = 3; // of a head: its bytes, its lines, Beast's own
    const qsizetype body = m_beast->parser ? m_beast->parser->get().body().capacity() : 0;
    return m_input.capacity() + Copies * m_request.head.size() + body;
}

void RequestParser::end()
{
    m_state = State::Ended;
    m_hasBody = false;
    m_input = {};
    m_request = {};
    m_beast->parser.reset();
}

RequestParser::State RequestParser::next()
{
    Q_ASSERT(m_state == State::Complete);
    m_state = State::Empty;
    m_request = {};
    m_skipped = m_lineStart = m_scanned = 0;
    m_lines = 0;
    m_wantsContinue = m_hasBody = false;
    m_beast->parser.reset();
    return feed({});
}

/// Drops the empty lines before a request line. Returns false if more bytes are needed to tell.
bool RequestParser::skipEmptyLines()
{
    if (m_lineStart > 0 || m_scanned > 0)
        return true; // the request line has begun
    const qsizetype size = emptyLines(m_input);
    m_input.remove(0, size);
    m_skipped += size;
    return !isBlank();
}

void RequestParser::readHead()
{
    const bool hasBegun = skipEmptyLines();
    if (m_skipped > m_limits.headerBytes)
        return refuse({base::Rules::HttpHeaderTooLarge, 431});
    if (!hasBegun)
        return;
    if (!isToken(QByteArrayView(m_input).first(1))) // TLS or not HTTP: a line may never come
        return refuse({base::Rules::HttpRequestLine, 400});
    while (m_state == State::Head) {
        const auto feed = m_input.indexOf('\n', m_scanned);
        const auto end = feed < 0 ? m_input.size() : feed + 1;
        if (m_skipped + end > m_limits.headerBytes)
            return refuse({base::Rules::HttpHeaderTooLarge, 431});
        m_scanned = end;
        if (feed < 0)
            return;
        const auto line = QByteArrayView(m_input).sliced(m_lineStart, end - m_lineStart);
        if (const HeadFault fault = faultOfLine(line, m_lines))
            return refuse(fault);
        if (line == "\r\n")
            return finishHead(end);
        if (m_lines++ > m_limits.headerLines)
            return refuse({base::Rules::HttpTooManyHeaders, 431});
        m_lineStart = end;
    }
}

void RequestParser::finishHead(qsizetype size)
{
    m_request.head = QByteArray(m_input.constData(), size); // left() might share the whole buffer
    m_input.remove(0, size);
    m_request.headers = splitHeaders(m_request.head);
    const bool is10 = m_request.head.left(m_request.head.indexOf('\r')).endsWith("HTTP/1.0");
    if (const HeadFault fault = faultOfHeaders(m_request.headers, is10))
        return refuse(fault);

    auto &parser = m_beast->parser.emplace();
    parser.header_limit(static_cast<std::uint32_t>(m_limits.headerBytes));
    parser.body_limit(static_cast<std::uint64_t>(m_limits.bodyBytes));
    parser.on_chunk_header(m_beast->judgeChunk);
    beast::error_code error;
    parser.put(boost::asio::const_buffer(m_request.head.constData(), static_cast<std::size_t>(size)), error);
    const bool isTooLarge = error == beast::http::error::body_limit; // Content-Length says so; the head keeps the rules
    if (!isTooLarge && (error || !parser.is_header_done()))
        return refuse(faultOf(error, false));

    m_request.method = copyOf(parser.get().method_string());
    m_request.target = copyOf(parser.get().target());
    if (const HeadFault fault = m_judge ? m_judge(m_request) : HeadFault())
        return refuse(fault);
    m_hasBody = isTooLarge || !parser.is_done();
    if (isTooLarge)
        return refuse(faultOf(error, false));
    const bool expects = headerValue(m_request.headers, "Expect").compare("100-continue", Qt::CaseInsensitive) == 0;
    m_state = m_hasBody ? State::Body : State::Complete;
    m_wantsContinue = m_hasBody && !is10 && expects && m_input.isEmpty();
}

void RequestParser::readBody()
{
    if (const auto error = readBodyInto(*m_beast->parser, m_input, static_cast<qsizetype>(m_limits.headerBytes)))
        refuse(faultOf(error, true));
    else if (m_beast->parser->is_done())
        m_state = State::Complete;
}

void RequestParser::refuse(const HeadFault &fault)
{
    m_state = State::Refused;
    m_fault = fault;
}

} // namespace runlatch::http
