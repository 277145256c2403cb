// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/endpointresponder.h"

namespace runlatch::inspector {

namespace {

http::Response plainResponse(int status)
{
    http::Response response;
    response.status = status;
    if (status == 405)
        response.headers.append(http::Header{"Allow", "POST"});
    if (status >= 300) {
        response.headers.append(http::Header{"Content-Type", "text/plain; charset=utf-8"});
        response.body = http::reasonPhrase(status) + '\n';
    }
    return response;
}

http::Response responseOf(const EndpointAnswer &answer)
{
    if (answer.headers.isEmpty() && answer.body.isEmpty())
        return plainResponse(answer.status);
    return {.status = answer.status, .headers = answer.headers, .body = answer.body};
}

http::Misbehavior::End endOf(EndpointAnswer::End end)
{
    switch (end) {
    case EndpointAnswer::End::Whole: return http::Misbehavior::End::Whole;
    case EndpointAnswer::End::Close: return http::Misbehavior::End::Close;
    case EndpointAnswer::End::Reset: return http::Misbehavior::End::Reset;
    case EndpointAnswer::End::Half: return http::Misbehavior::End::CutBody;
    }
    return http::Misbehavior::End::Whole;
}

} // namespace

EndpointResponder::EndpointResponder(const http::Responder &responder)
    : m_responder(responder)
{
}

EndpointResponder::EndpointResponder(const http::Responder &responder, const EndpointAnswer &answer,
                                     AnswerDelays &delays)
    : m_responder(responder)
    , m_answer(std::make_shared<const EndpointAnswer>(answer))
    , m_delays(&delays)
{
}

void EndpointResponder::respond(int status) const
{
    if (!m_answer || m_answer->toldStatus() != status) {
        m_responder.respond(plainResponse(status));
        return;
    }
    const std::function<void()> hasten = m_responder.hastener();
    m_responder.misbehave(responseOf(*m_answer), {endOf(m_answer->end), m_answer->delay});
    m_delays->take(m_answer->delay, hasten);
}

} // namespace runlatch::inspector
