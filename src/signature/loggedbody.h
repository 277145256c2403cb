// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::signature {

/// The forms in which logs and events hold a body.
enum class BodyForm {
    Bytes,        ///< as it is
    Base64,       ///< in either alphabet, with or without line breaks and quotes around it
    BytesLiteral, ///< as Python prints bytes: b'...'
    Event,        ///< the member `body` of an event of API Gateway or of a function's URL, in base64 if it says so
};

struct LoggedBody
{
    BodyForm form = BodyForm::Bytes;
    QByteArray bytes;
};

/// The body that a text holds. Base64 is read only where JSON comes of it, which has other letters itself: what begins
/// with a brace or a bracket is no base64. A run task request has no member `body`, so that none is taken for an event.
/// Any bytes; time grows with them. A text that no other form reads to its end is Bytes.
LoggedBody readLoggedBody(const QByteArray &text);

} // namespace runlatch::signature
