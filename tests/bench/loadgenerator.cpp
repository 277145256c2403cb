// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "loadgenerator.h"

#include "cpuclock.h"

#include <utility>

#include <boost/asio.hpp>

#include <array>
#include <charconv>
#include <cstdio>
#include <string_view>
#include <vector>

namespace runlatch::bench {

namespace {

namespace asio = boost::asio;
using Tcp = asio::ip::tcp;
using Time = std::chrono::steady_clock;
using boost::system::error_code;
using namespace std::chrono_literals;

struct Tally
{
    qint64 answered = 0;
    const char *failure = nullptr;
};

/// The size of a complete answer at the beginning of `text`; 0 while the answer or its head is incomplete.
std::size_t answerSize(std::string_view text)
{
    constexpr std::string_view length = "Content-Length: "; // written as http::Server writes it
    const std::size_t head = text.find("\r\n\r\n");
    if (head == std::string_view::npos)
        return 0;
    const std::size_t at = text.find(length);
    std::size_t body = 0;
    if (at < head)
        std::from_chars(text.data() + at + length.size(), text.data() + head, body);
    const std::size_t size = head + 4 + body;
    return size <= text.size() ? size : 0;
}

class Client
{
public:
    Client(asio::io_context &context, const Load &load, Tally &tally)
        : m_socket(context)
        , m_timer(context)
        , m_request(load.request)
        , m_interval(load.perSecond > 0 ? Time::duration(1s) * load.connections / load.perSecond : 0s)
        , m_tally(tally)
    {
    }

    void start(quint16 port)
    {
        m_socket.connect({asio::ip::address_v4::loopback(), port});
        m_socket.set_option(Tcp::no_delay(true));
        m_due = Time::now();
        write();
    }

private:
    /// A server that falls behind gets the requests that are due at once.
    void writeWhenDue()
    {
        m_due += m_interval;
        if (m_due <= Time::now())
            return write();
        m_timer.expires_at(m_due);
        m_timer.async_wait([this](const error_code &error) { error ? fail("wait") : write(); });
    }
    void write()
    {
        asio::async_write(m_socket, asio::buffer(m_request.constData(), static_cast<std::size_t>(m_request.size())),
                          [this](const error_code &error, std::size_t) { error ? fail("write") : read(); });
    }
    void read()
    {
        m_socket.async_read_some(asio::buffer(m_buffer.data() + m_filled, m_buffer.size() - m_filled),
                                 [this](const error_code &error, std::size_t size) {
                                     m_filled += size;
                                     error ? fail("read") : judge();
                                 });
    }
    void judge()
    {
        const std::string_view text(m_buffer.data(), m_filled);
        if (answerSize(text) == 0) {
            m_filled < m_buffer.size() ? read() : fail("answer too large");
        } else if (!text.starts_with("HTTP/1.1 200 ")) {
            fail("answer is not 200");
        } else {
            ++m_tally.answered;
            m_filled = 0; // one request is under way at a time: nothing follows its answer
            m_interval > 0s ? writeWhenDue() : write();
        }
    }
    void fail(const char *what) { m_tally.failure = what; }

    Tcp::socket m_socket;
    asio::steady_timer m_timer;
    const QByteArray &m_request;
    Time::duration m_interval; ///< between two requests of this connection; 0: none
    Time::time_point m_due;
    Tally &m_tally;
    std::array<char, 4096> m_buffer{};
    std::size_t m_filled = 0;
};

/// Runs until `end`; returns the idle time.
Time::duration work(asio::io_context &context, const Tally &tally, Time::time_point end)
{
    Time::duration waited{0};
    for (Time::time_point now = Time::now(); now < end && !tally.failure; now = Time::now()) {
        if (context.poll() > 0)
            continue;
        const Time::time_point idle = Time::now();
        context.run_one_until(end);
        waited += Time::now() - idle;
    }
    return waited;
}

} // namespace

std::optional<LoadResult> generate(const Load &load, quint16 port)
try {
    const double cpuBefore = threadCpu();
    asio::io_context context(1);
    Tally tally;
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < load.connections; ++i) {
        clients.push_back(std::make_unique<Client>(context, load, tally));
        clients.back()->start(port);
    }
    work(context, tally, Time::now() + load.warmUp);
    const Time::time_point begin = Time::now();
    const qint64 before = tally.answered;
    const std::chrono::duration<double> waited = work(context, tally, begin + load.time);
    const std::chrono::duration<double> took = Time::now() - begin;
    if (tally.failure) {
        std::fprintf(stderr, "load generator: %s\n", tally.failure);
        return std::nullopt;
    }
    return LoadResult{.perSecond = static_cast<double>(tally.answered - before) / took.count(),
                      .waited = waited / took,
                      .answered = tally.answered,
                      .cpu = threadCpu() - cpuBefore};
} catch (const std::exception &failure) {
    std::fprintf(stderr, "load generator: %s\n", failure.what());
    return std::nullopt;
}

} // namespace runlatch::bench
