// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

#include <memory>

namespace runlatch::http {

/// Reads one answer out of bytes, around Boost.Beast. Interim answers (1xx) are skipped. A head whose lines end with LF
/// alone, or whose first line ends behind the status, is taken, as other clients do; Response::oddities says so.
class ResponseParser
{
public:
    enum class State { NeedMore, Complete, TooLarge, Broken, Cut };

    /// `toHead`: the answer to a HEAD, which has no body whatever it announces.
    ResponseParser(qint64 headerLimit, qint64 bodyLimit, bool toHead);
    ~ResponseParser();
    Q_DISABLE_COPY_MOVE(ResponseParser)

    State feed(QByteArrayView bytes);
    /// The other side closed, which completes an answer without a length. Broken: what came is no HTTP.
    State finish();
    bool hasHead() const { return m_hasHead; } ///< an answer has its head, and is not an interim answer
    Response takeResponse();

private:
    struct Beast;

    QByteArray strictHead(QByteArrayView head);
    void readHead();
    void readBody();
    void startMessage();

    const qint64 m_headerLimit;
    const qint64 m_bodyLimit;
    const bool m_toHead;
    State m_state = State::NeedMore;
    bool m_hasHead = false;
    QByteArray m_input;
    Headers m_headers;
    QList<base::Rule> m_oddities;
    std::unique_ptr<Beast> m_beast;
};

} // namespace runlatch::http
