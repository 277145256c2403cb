// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/packedtext.h"

#include "text/unpacking.h"

namespace runlatch::lint {

PackedText::PackedText(QByteArrayView bytes, QByteArrayView coding)
    : m_bytes(bytes)
    , m_packing(text::packingName(bytes, coding))
    , m_content(text::unpacked(bytes, m_packing))
{
}

} // namespace runlatch::lint
