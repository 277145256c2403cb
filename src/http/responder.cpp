// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/responder.h"

#include "http/serverconnection.h"

#include <QPointer>

namespace runlatch::http {

struct Responder::State
{
    explicit State(ServerConnection *asked)
        : connection(asked)
    {
    }
    ~State() { answer(Response{500}); }
    Q_DISABLE_COPY_MOVE(State)

    void answer(const Response &response)
    {
        const QPointer<ServerConnection> waiting = connection;
        connection.clear(); // cleared before the answer, which may start the next request
        if (waiting)
            waiting->answer(response);
    }

    QPointer<ServerConnection> connection;
};

Responder::Responder(ServerConnection *connection)
    : m_state(std::make_shared<State>(connection))
{
}

void Responder::misbehave(const Response &response, const Misbehavior &misbehavior) const
{
    if (!m_state)
        return;
    const QPointer<ServerConnection> waiting = m_state->connection;
    m_state->connection.clear();
    if (waiting)
        waiting->misbehave(response, misbehavior);
}

void Responder::endAfterAnswer() const
{
    if (m_state && m_state->connection)
        m_state->connection->endAfterAnswer();
}

std::function<void()> Responder::hastener() const
{
    if (!m_state)
        return [] {};
    return [waiting = m_state->connection] {
        if (waiting)
            waiting->hasten();
    };
}

void Responder::respond(const Response &response) const
{
    if (m_state)
        m_state->answer(response);
}

} // namespace runlatch::http
