// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/headrules.h"
#include "http/limits.h"
#include "http/message.h"
#include "http/refusal.h"

#include <functional>
#include <memory>
#include <optional>

namespace runlatch::http {

/// Reads requests out of bytes, one after the other. However the bytes are cut, the same bytes give the same requests
/// and the same refusal. Boost.Beast parses; headrules.h refuses further requests that Beast accepts. Empty lines
/// before a request line are skipped (RFC 9112, 2.2), and count as bytes of its head.
///
/// Rules of its refusals: "http.request-line", "http.version", "http.header-line", "http.bare-line-feed",
/// "http.folded-line", "http.header-too-large", "http.too-many-headers", "http.no-host", "http.two-hosts",
/// "http.length", "http.repeated-length", "http.length-and-chunked", "http.transfer-coding", "http.chunk",
/// "http.body-too-large".
class RequestParser
{
public:
    enum class State {
        Empty,    ///< no byte of the next request is here
        Head,     ///< the first byte of the request, or of an empty line before it, is here
        Body,     ///< the empty line of the request is here
        Complete, ///< `takeRequest` has the request; the bytes behind it wait until `next`
        Refused,  ///< refused; this state does not end
        Ended,    ///< ended by end()
    };

    /// `judge` sees each head that keeps the rules, before any of its body is read. A fault that it returns is a
    /// refusal.
    using Judge = std::function<HeadFault(Request &head)>;
    explicit RequestParser(const Limits &limits, Judge judge = {});
    ~RequestParser();
    Q_DISABLE_COPY_MOVE(RequestParser)

    State feed(QByteArrayView bytes);
    State state() const { return m_state; }
    /// Tells whether nothing but empty lines came of the next request.
    bool isBlank() const { return m_state == State::Head && (m_input.isEmpty() || m_input == "\r"); }
    const HeadFault &fault() const { return m_fault; }
    /// The head of the current request: whole if it is acceptable and a body follows, otherwise its first
    /// MaxRefusedHeadBytes bytes, as far as they arrived. A deep copy.
    QByteArray keptHead() const;
    /// Takes the incomplete body of a request with an acceptable head; nullopt without such a body.
    std::optional<ArrivedBody> takeArrivedBody();

    /// True once for a request that waits for "100 Continue" before it sends its body.
    bool takeContinue();
    /// Takes the complete request, with its Request::surplus.
    Request takeRequest();
    bool keepsAlive() const; ///< whether the complete request keeps the connection alive
    bool isVersion10() const;
    /// Bytes that are allocated for the current request until it is taken, and for the bytes behind it; counted as in
    /// Limits::unfinishedBytes.
    qint64 held() const;
    /// Reads nothing more, and frees its memory.
    void end();
    State next(); ///< goes on with the bytes behind the complete request

private:
    struct Beast;

    bool skipEmptyLines();
    void readHead();
    void finishHead(qsizetype size);
    void readBody();
    void refuse(const HeadFault &fault);

    const Limits m_limits;
    const Judge m_judge;
    State m_state = State::Empty;
    HeadFault m_fault;
    QByteArray m_input;      ///< bytes that were not read yet
    qsizetype m_skipped = 0; ///< bytes of empty lines before the request line
    qsizetype m_lineStart = 0;
    qsizetype m_scanned = 0; ///< no line feed in m_input from m_lineStart to here
    int m_lines = 0;
    bool m_wantsContinue = false;
    bool m_hasBody = false; ///< the head is acceptable, and a body follows it
    Request m_request;
    std::unique_ptr<Beast> m_beast;
};

} // namespace runlatch::http
