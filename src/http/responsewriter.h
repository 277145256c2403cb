// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

namespace runlatch::http {

struct AnswerForm
{
    bool keepsAlive = true;
    bool toVersion10 = false; ///< keeping alive must be said then
    bool toHead = false;      ///< the length is told, the body left out
};

/// The bytes of an answer. Content-Length and Connection are written by us; a header that cannot stand on one
/// line is left out.
QByteArray writeResponse(const Response &response, const AnswerForm &form);

} // namespace runlatch::http
