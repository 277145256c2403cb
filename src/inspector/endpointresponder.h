// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/responder.h"
#include "inspector/answerdelays.h"
#include "inspector/endpoint.h"

#include <memory>

namespace runlatch::inspector {

/// The way to answer one captured request: as its endpoint says, or with a plain status where something stands against
/// that (the disk, the signature, an unknown path). Copies stand for the same request. Like a http::Responder: once, in
/// the server's thread.
class EndpointResponder
{
public:
    EndpointResponder() = default;
    /// Answers plain statuses only.
    explicit EndpointResponder(const http::Responder &responder);
    /// `delays` bounds how many answers wait, and must outlive this.
    EndpointResponder(const http::Responder &responder, const EndpointAnswer &answer, AnswerDelays &delays);

    /// `status` is what the row of the request says. The endpoint's own answer is sent if it says the same.
    void respond(int status) const;

private:
    http::Responder m_responder;
    std::shared_ptr<const EndpointAnswer> m_answer; // immutable; shared because requests are copied while they wait
    AnswerDelays *m_delays = nullptr;
};

} // namespace runlatch::inspector
