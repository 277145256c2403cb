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

/// The same without the second half of the body; without a body half of the head.
QByteArray writeCutResponse(const Response &response, const AnswerForm &form);

/// The head of an answer that never ends: chunked, or to HTTP/1.0 without any length.
QByteArray writeEndlessHead(const Response &response, const AnswerForm &form);
/// A part of such an answer: the body as often as it takes to fill `size` bytes, as one chunk.
QByteArray writeEndlessPart(const Response &response, const AnswerForm &form, qsizetype size);

} // namespace runlatch::http
