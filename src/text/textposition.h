// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

namespace runlatch::text {

/// Walks forward through a text and counts its lines and characters, both from 1. A byte order mark is none. The text
/// must outlive this. Internal to this library.
class TextPosition
{
public:
    explicit TextPosition(QByteArrayView text);

    void moveTo(qsizetype offset); ///< an offset before the present one changes nothing
    int line() const { return m_line; }
    int column() const { return m_column; } ///< in characters (code points)

private:
    const QByteArrayView m_text;
    qsizetype m_at;
    int m_line = 1;
    int m_column = 1;
};

} // namespace runlatch::text
