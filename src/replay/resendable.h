// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

namespace runlatch::replay {

/// The part of a captured request that does not leave when it is sent again: it was not kept, or may not be sent.
enum class LostPart {
    Nothing,
    HeadEnd,  ///< the empty line is missing: http::MaxRefusedHeadBytes of a refused head are kept, and no body
    Body,     ///< its head announces one, or its beginning stands behind the kept head
    BodyEnd,  ///< the body broke off
    SentBody, ///< the file that it came by is not known to have the body as it was sent, and leaves instead of it
    LineEnds, ///< a line of its head ends with LF alone, and leaves with CR LF; nothing else is lost
};

/// As far as its rule and its head tell. Takes time in proportion to the head.
LostPart lostPart(const store::Capture &capture);

/// Whether its head can leave as it was received: its first line is that of a request, and isSendableLine() holds for
/// all others.
bool isSendableHead(const QByteArray &head);

} // namespace runlatch::replay
