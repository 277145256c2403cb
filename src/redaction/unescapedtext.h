// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace runlatch::redaction {

/// Text with its JSON escapes resolved, at any depth of JSON in JSON: a run of backslashes and the character that it
/// escapes become one character. Remembers the place of each character. Accepts any bytes.
class UnescapedText
{
public:
    explicit UnescapedText(QByteArrayView raw); ///< `raw` must outlive this

    const QByteArray &text() const { return m_text; }
    /// Where the character at `position` began in the raw bytes, with its backslashes.
    qsizetype rawAt(qsizetype position) const;
    /// How many backslashes stand before the raw character that became the one at `position`.
    qsizetype backslashesAt(qsizetype position) const;
    /// Whether it was written as \uXXXX.
    bool isCodePointAt(qsizetype position) const;

private:
    struct Mark
    {
        qsizetype position; ///< from here to the next mark, text and raw bytes run in parallel
        qsizetype raw;
    };
    qsizetype appendEscape(qsizetype at);

    QByteArrayView m_raw;
    QByteArray m_text;
    QList<Mark> m_marks; ///< ascending
};

} // namespace runlatch::redaction
