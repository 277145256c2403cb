// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"
#include "http/misbehavior.h"

#include <functional>
#include <memory>

namespace runlatch::http {

class ServerConnection;

/// The way to answer one request, once, now or later, in the server's thread. It does nothing when the connection is
/// gone. If the responder is dropped without an answer, the request is answered 500. Copies stand for the same request.
class Responder
{
public:
    Responder() = default;
    explicit Responder(ServerConnection *connection);
    void respond(const Response &response) const;
    /// Sends the answer with the given fault. The request counts as answered.
    void misbehave(const Response &response, const Misbehavior &misbehavior) const;
    /// Ends the connection behind the answer: what came behind this request is no request. Ask for it before the
    /// answer.
    void endAfterAnswer() const;
    /// Ends the delay of the fault that misbehave() will send, if it still waits. Ask for it before misbehave().
    std::function<void()> hastener() const;

private:
    struct State;
    std::shared_ptr<State> m_state; // shared by the copies: the last one to be destroyed answers 500
};

} // namespace runlatch::http
