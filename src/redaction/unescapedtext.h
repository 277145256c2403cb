// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace runlatch::redaction {

/// Text with its JSON escapes resolved, at any depth of JSON in JSON: a run of backslashes and the character that it
/// escapes become one character. The text remembers the place of each character. Any bytes are accepted.
class UnescapedText
{
public:
    explicit UnescapedText(QByteArrayView raw); ///< `raw` must outlive this
    explicit UnescapedText(QByteArray &&raw) = delete;

    const QByteArray &text() const { return m_text; }
    /// The place in the raw bytes at which the character at `position` began, with its backslashes.
    qsizetype rawAt(qsizetype position) const;
    /// The number of backslashes before the raw character that became the one at `position`.
    qsizetype backslashesAt(qsizetype position) const;
    /// Tells whether the character was written as \uXXXX.
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
