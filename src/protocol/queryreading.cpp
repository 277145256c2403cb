// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/queryreading.h"

#include "text/textposition.h"

namespace runlatch::protocol {

QueryFault placedFault(const base::Error &error, QByteArrayView text, qsizetype offset)
{
    text::TextPosition position(text);
    position.moveTo(offset);
    return {.error = error, .offset = offset, .line = position.line(), .column = position.column()};
}

} // namespace runlatch::protocol
