// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/span.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace runlatch::redaction {

/// Bytes without the coding around their ASCII characters, and where each of them stood. Any bytes are accepted.
class DecodedBytes
{
public:
    enum class Coding {
        Nuls,    ///< NUL bytes are left out: they are what UTF-16 and UTF-32 add to ASCII, in either byte order
        Percents ///< %XX is the byte that it stands for
    };

    DecodedBytes(QByteArrayView raw, Coding coding); ///< `raw` must outlive this
    DecodedBytes(QByteArray &&raw, Coding coding) = delete;

    bool isPlain() const { return m_isPlain; } ///< nothing was decoded: the text is the raw bytes
    QByteArrayView text() const { return m_isPlain ? m_raw : QByteArrayView(m_text); }
    /// The raw bytes of merged spans of the text. Takes time in proportion to the bytes.
    QList<Span> rawSpans(const QList<Span> &spans) const;

private:
    void appendCharacter(QByteArrayView unit);
    qsizetype endOfUnit(qsizetype begin) const;

    QByteArrayView m_raw;
    Coding m_coding;
    bool m_isNulFirst; ///< the NULs of a character stand before it, not behind it
    bool m_isPlain = true;
    QByteArray m_text; ///< empty if it is the raw bytes
};

} // namespace runlatch::redaction
