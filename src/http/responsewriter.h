// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

namespace runlatch::http {

struct AnswerForm
{
    bool keepsAlive = true;
    bool toVersion10 = false; ///< the answer must state that the connection is kept alive
    bool toHead = false;      ///< the body is left out, but its length stated
};

/// The bytes of an answer. Content-Length and Connection are written here; a header that cannot stand on one line is
/// left out.
QByteArray writeResponse(const Response &response, const AnswerForm &form);

/// The bytes of the answer without the second half of its body. An answer without a body loses half of its head.
QByteArray writeCutResponse(const Response &response, const AnswerForm &form);

/// The head of an answer that never ends: chunked, or for HTTP/1.0 without any length.
QByteArray writeEndlessHead(const Response &response, const AnswerForm &form);
/// A part of an endless answer: the body repeated until it fills `size` bytes, as one chunk.
QByteArray writeEndlessPart(const Response &response, const AnswerForm &form, qsizetype size);

} // namespace runlatch::http
