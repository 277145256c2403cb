// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/marker.h"

#include "redaction/secretfinder.h"

namespace runlatch::redaction {

bool isRedacted(QByteArrayView text)
{
    static const QByteArray fillers(ShortestRepeatedSecret, Filler);
    return text.contains(Marker) || text.contains(fillers);
}

} // namespace runlatch::redaction
